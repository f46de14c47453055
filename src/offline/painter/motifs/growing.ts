import { bezier, closed, ellipse, type Point, petal, ribbon, rows, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/motifs/growing.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { drawingsOf } from '../shapes.ts';

const shapes = drawingsOf(data);

const bark = lch(0.42, 0.06, 55);

const leafGreen = lch(0.58, 0.13, 140);

export function paintTree(kit: Kit) {
  const { random } = kit;
  const crown = mix(leafGreen, kit.accents[0]!, 0.4);
  kit.contact(0, 26);
  const limb = (from: Point, to: Point, width: number) =>
    kit.solid(
      ribbon(bezier(from, [from[0], from[1] - 16], [to[0], to[1] + 14], to, 7), (t) => width * (1 - t * 0.7)),
      bark,
      1,
    );
  limb([2, -34], [30, -70], 8);
  limb([-2, -30], [-28, -64], 8);
  kit.solid(shapes.tree.trunk, bark, 1.4);
  const clumps = rows(
    [-32, -66, 22],
    [30, -70, 23],
    [-12, -84, 26],
    [14, -92, 25],
    [0, -66, 22],
    [0, -108, 18],
  );
  for (const [x, y, size] of clumps) {
    const bumps = closed(
      ...Array.from({ length: 18 }, (_, index) => {
        const angle = (index / 18) * Math.PI * 2;
        const reach = size * (index % 2 ? 1.1 : 0.93) * random.between(0.92, 1.06);
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86] as const;
      }),
    );
    kit.solid(bumps, mix(crown, lighten(crown, 0.08), random.next()), 2);
  }
  const specks: string[] = [];
  for (let index = 0; index < 46; index++) {
    const [x, y, size] = random.pick(clumps);
    const angle = random.between(0, 6.28);
    const reach = random.next() * size;
    specks.push(
      petal(
        [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
        [x + Math.cos(angle) * reach + 4, y + Math.sin(angle) * reach + 3],
        1.6,
      ),
    );
  }
  kit.sheet.fill(specks.join(''), kit.lit(lighten(crown, 0.1), 0.6), 0.7);
}

function paintFlower(kit: Kit) {
  const bloom = kit.accents[0]!;
  kit.contact(0, 16);
  const stem = (to: Point, size: number, colour: typeof bloom) => {
    const path = smooth(...bezier([to[0] * 0.2, 0], [to[0] * 0.1, to[1] * 0.4], [to[0], to[1] * 0.6], to, 6));
    kit.stroke(path, leafGreen, 3);
    kit.glow(to[0], to[1], size * 2.4, colour, 0.4);
    for (let ring = 0; ring < 2; ring++)
      for (let index = 0; index < 7; index++) {
        const angle = ((index + ring * 0.5) / 7) * Math.PI * 2;
        const reach = size * (ring ? 0.68 : 1);
        const shape = petal(
          [to[0], to[1]],
          [to[0] + Math.cos(angle) * reach, to[1] + Math.sin(angle) * reach * 0.8],
          reach * 0.42,
        );
        const ringColour = ring ? lighten(colour, 0.12) : colour;
        kit.solid(shape, ringColour, 0.8);
      }
    kit.sheet.fill(ellipse(to[0], to[1], size * 0.2, size * 0.17), lch(0.88, 0.14, 90));
  };
  kit.solid(petal([0, -2], [-32, -30], 13), leafGreen, 1);
  kit.solid(petal([0, -2], [30, -24], 12), leafGreen, 1);
  stem([-26, -60], 17, kit.accents[1 % kit.accents.length]!);
  stem([24, -54], 15, kit.accents[2 % kit.accents.length]!);
  stem([0, -84], 26, bloom);
}

function paintMushroom(kit: Kit) {
  const cap = mix(lch(0.62, 0.18, 30), kit.glowColour, 0.45);
  kit.contact(0, 34);
  const one = (x: number, height: number, width: number) => {
    kit.glow(x, -height + width * 0.3, width * 1.9, kit.glowColour, 0.5);
    const shape = closed(
      [x - width * 0.2, 0],
      [x - width * 0.13, -height * 0.5],
      [x - width * 0.16, -height * 0.84],
      [x + width * 0.16, -height * 0.84],
      [x + width * 0.15, -height * 0.5],
      [x + width * 0.24, 0],
    );
    const colour = lch(0.86, 0.04, 85);
    kit.solid(shape, colour, 1);
    const outline = ellipse(x, -height * 0.8, width * 0.8, width * 0.18);
    kit.sheet.fill(outline, lighten(mix(kit.glowColour, cap, 0.3), 0.1));
    const path = closed(
      [x - width * 0.92, -height * 0.78],
      [x - width * 0.7, -height * 1.06],
      [x, -height * 1.26],
      [x + width * 0.7, -height * 1.06],
      [x + width * 0.92, -height * 0.78],
      [x, -height * 0.88],
    );
    kit.solid(path, cap, 1.8);
    kit.flat(
      `${ellipse(x - width * 0.36, -height * 1.02, width * 0.13, width * 0.09)}${ellipse(x + width * 0.1, -height * 1.12, width * 0.12, width * 0.08)}${ellipse(x + width * 0.44, -height * 0.97, width * 0.1, width * 0.07)}`,
      lighten(kit.glowColour, 0.12),
      0.95,
    );
  };
  one(-30, 38, 24);
  one(28, 48, 26);
  one(0, 76, 42);
}

function paintSprout(kit: Kit) {
  kit.glow(0, -44, 90, kit.glowColour, 0.5);
  kit.solid(shapes.sprout.mound, lch(0.4, 0.06, 55), 1.4);
  kit.stroke(shapes.sprout.stem, leafGreen, 4.5);
  kit.solid(petal([1, -52], [-42, -88], 24), lighten(leafGreen, 0.08), 1.6);
  kit.solid(petal([2, -54], [44, -82], 22), lighten(leafGreen, 0.12), 1.6);
  kit.stroke('M1 -52Q-16 -66 -38 -85M2 -54Q20 -62 40 -80', lighten(leafGreen, 0.24), 1.6, 0.8);
  kit.sheet.fill(ellipse(2, -60, 5, 7), lighten(kit.glowColour, 0.14));
}

/** A round glass of water, for a fish on dry land. */
function bowl(kit: Kit) {
  const glass = mix(lch(0.86, 0.05, 225), kit.lightColour, 0.3);
  kit.contact(0, 38);
  kit.glow(0, -44, 80, kit.glowColour, 0.35);
  const round = shapes.bowl.glass;
  kit.sheet.fill(round, glass, 0.4);
  kit.sheet.fill(shapes.bowl.water, kit.tone(lch(0.72, 0.09, 225)), 0.72);
  kit.sheet.fill(ellipse(0, -57, 51, 5.5), lighten(glass, 0.06), 0.85);
  kit.stroke(round, lighten(glass, 0.05), 2.2, 0.8);
  kit.sheet.stroke(ellipse(0, -84, 32, 5), lighten(glass, 0.08), 3.2, 0.9);
  kit.flat(shapes.bowl.pebbles, lch(0.66, 0.06, 70));
}

function paintFish(kit: Kit) {
  const scale = mix(kit.accents[0]!, lch(0.75, 0.1, 220), 0.25);
  if (kit.habitat === 'water') {
    kit.contact(0, 44);
    for (const [x, y, size] of rows([-38, -8, 3], [36, -12, 4], [-26, -22, 2.4], [46, -26, 2.4]))
      kit.sheet.fill(ellipse(x, y, size), kit.lightColour, 0.8);
  } else bowl(kit);
  const inside = kit.habitat !== 'water';
  kit.sheet.group({ y: inside ? -42 : -34, turn: inside ? -8 : -24, scale: inside ? 0.62 : 1 }, () => {
    kit.solid(shapes.fish.tail, darken(scale, 0.06), 1.2);
    kit.solid(shapes.fish.backFin, darken(scale, 0.08), 1.2);
    kit.solid(shapes.fish.body, scale, 2);
    kit.flat(shapes.fish.belly, lighten(scale, 0.2), 0.7);
    const rows: string[] = [];
    for (let x = -24; x < 24; x += 10) rows.push(`M${x} -12q7 7 0 14M${x + 5} -4q7 7 0 13`);
    kit.stroke(rows.join(''), darken(scale, 0.18), 1.3, 0.6);
    kit.solid(shapes.fish.sideFin, darken(scale, 0.08), 1);
    kit.sheet.fill(ellipse(36, -5, 4.5), lch(0.95, 0.02, 90));
    kit.sheet.fill(ellipse(37, -5, 2.6), lch(0.2, 0.02, 40));
  });
  if (inside) kit.stroke('M-38 -66Q-50 -46 -38 -22M-30 -74q4 -3 8 -4', lch(0.99, 0.01, 230), 3, 0.75);
}

export const growing = {
  tree: paintTree,
  flower: paintFlower,
  mushroom: paintMushroom,
  sprout: paintSprout,
  fish: paintFish,
};
