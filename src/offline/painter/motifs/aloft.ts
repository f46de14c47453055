import { bezier, ellipse, type Point, petal, polygon, rows, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/motifs/aloft.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { sparkle } from '../scenery/sky.ts';
import { drawingsOf } from '../shapes.ts';

const shapes = drawingsOf(data);

const pearl = lch(0.95, 0.03, 95);

const gold = lch(0.86, 0.15, 85);

function paintMoon(kit: Kit) {
  kit.glow(0, 0, 130, pearl, 0.6);
  const stops = { 0: lighten(pearl, 0.04), 1: mix(pearl, kit.lightColour, 0.3) };
  kit.sheet.fill(shapes.moon.crescent, kit.sheet.along(stops, [0, 0], [1, 1]));
  kit.sheet.fill(shapes.moon.seas, darken(pearl, 0.12), 0.4);
}

function paintSun(kit: Kit) {
  kit.glow(0, 0, 150, gold, 0.75);
  const beams: string[] = [];
  for (let index = 0; index < 16; index++) {
    const angle = (index / 16) * Math.PI * 2;
    const reach = index % 2 ? 58 : 76;
    const at = (turn: number, r: number): Point => [Math.cos(angle + turn) * r, Math.sin(angle + turn) * r];
    beams.push(polygon(at(-0.09, 40), at(0, reach), at(0.09, 40)));
  }
  kit.sheet.fill(beams.join(''), lighten(gold, 0.06), 0.8);
  kit.sheet.fill(ellipse(0, 0, 36), kit.sheet.along({ 0: lch(0.97, 0.06, 95), 1: gold }, [0.2, 0], [0.8, 1]));
}

function paintStar(kit: Kit) {
  kit.glow(0, 0, 100, pearl, 0.75);
  kit.sheet.fill(sparkle(0, 0, 66), lighten(pearl, 0.03));
  kit.sheet.group({ turn: 45 }, () => kit.sheet.fill(sparkle(0, 0, 34), pearl));
  kit.sheet.fill(ellipse(0, 0, 8), lch(0.99, 0.01, 95));
  for (const [x, y, size] of rows([-52, 30, 12], [46, 38, 9], [40, -44, 11]))
    kit.sheet.fill(sparkle(x, y, size), pearl, 0.9);
}

function paintCloud(kit: Kit) {
  const white = lch(0.95, 0.02, 280);
  kit.solid(shapes.cloud.heap, white, 3);
  kit.stroke(shapes.cloud.leftFold, kit.lit(white), 3, 0.5);
  kit.stroke(shapes.cloud.rightFold, kit.lit(white), 3, 0.5);
  kit.stroke(shapes.cloud.wisp, white, 3, 0.35);
}

function paintKite(kit: Kit) {
  const [first, second, third] = [0, 1, 2].map((index) => kit.accents[index % kit.accents.length]!) as [
    (typeof kit.accents)[number],
    (typeof kit.accents)[number],
    (typeof kit.accents)[number],
  ];
  const tail = bezier([-4, 34], [-40, 60], [10, 84], [-40, 120], 14);
  kit.stroke(smooth(...tail), lighten(first, 0.1), 1.8, 0.9);
  for (const index of [3, 6, 9, 12]) {
    const [x, y] = tail[index]!;
    const shape = `${petal([x, y], [x - 11, y - 6], 5)}${petal([x, y], [x + 11, y + 5], 5)}`;
    kit.flat(shape, index % 2 ? second : third);
  }
  kit.sheet.group({ turn: 14 }, () => {
    kit.solid(shapes.kite.sail, first, 1.6);
    kit.flat(shapes.kite.upper, second, 0.95);
    kit.flat(shapes.kite.lower, third, 0.95);
    kit.stroke('M0 -52V40M-34 -12H34', darken(first, 0.25), 1.4, 0.7);
  });
}

function paintBird(kit: Kit) {
  const feather = mix(lch(0.85, 0.04, 80), kit.accents[0]!, 0.45);
  const dark = darken(feather, 0.2);
  kit.solid(shapes.bird.farWing, dark, 1.2);
  kit.solid(shapes.bird.tail, feather, 1);
  kit.solid(shapes.bird.body, feather, 1.6);
  kit.flat(shapes.bird.bill, lch(0.76, 0.15, 70));
  kit.solid(shapes.bird.nearWing, feather, 1.6);
  kit.stroke(shapes.bird.wingFold, dark, 1.2, 0.5);
  kit.sheet.fill(ellipse(33, -9, 1.8), lch(0.2, 0.02, 40));
}

/** Three birds far off, one leading. */
function paintFlock(kit: Kit) {
  for (const [x, y, size] of rows([0, 0, 26], [-40, 18, 18], [34, 26, 15], [-70, 40, 11]))
    kit.flat(
      `M${x - size} ${y - size * 0.35}Q${x - size * 0.4} ${y - size * 0.5} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.5} ${x + size} ${y - size * 0.35}Q${x + size * 0.4} ${y - size * 0.2} ${x} ${y + size * 0.22}Q${x - size * 0.4} ${y - size * 0.2} ${x - size} ${y - size * 0.35}Z`,
      darken(kit.accents[0]!, 0.25),
    );
}

function paintFeather(kit: Kit) {
  const vane = mix(lch(0.92, 0.03, 90), kit.accents[1 % kit.accents.length]!, 0.35);
  kit.glow(0, 0, 74, vane, 0.4);
  kit.sheet.group({ turn: 32 }, () => {
    kit.solid(shapes.feather.vane, vane, 1.6);
    kit.stroke('M0 64Q-4 0 4 -60', lighten(vane, 0.08), 2);
    const barbs: string[] = [];
    for (let y = -44; y < 36; y += 9) barbs.push(`M0 ${y}l-13 11M1 ${y}l11 11`);
    kit.stroke(barbs.join(''), darken(vane, 0.14), 1, 0.55);
  });
}

function paintLeaf(kit: Kit) {
  const green = mix(lch(0.68, 0.15, 125), kit.accents[0]!, 0.35);
  const drift = shapes.leaf.drift;
  kit.stroke(drift, lighten(green, 0.2), 2, 0.4);
  for (const [x, y, turn, size] of rows([8, 0, -28, 1], [-34, -34, 20, 0.5], [48, 32, 60, 0.42]))
    kit.sheet.group({ x, y, turn, scale: size }, () => {
      kit.solid(shapes.leaf.blade, green, 1.6);
      kit.stroke(shapes.leaf.veins, lighten(green, 0.14), 1.5, 0.8);
    });
}

export const aloft = {
  moon: paintMoon,
  sun: paintSun,
  star: paintStar,
  cloud: paintCloud,
  kite: paintKite,
  bird: paintBird,
  flock: paintFlock,
  feather: paintFeather,
  leaf: paintLeaf,
};
