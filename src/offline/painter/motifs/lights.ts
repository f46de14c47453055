import { ellipse, type Point, polygon, rows } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/motifs/lights.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { sparkle } from '../scenery/sky.ts';
import { drawingsOf } from '../shapes.ts';
import type { MotifArt } from './motif.ts';

const shapes = drawingsOf(data);

const pearl = lch(0.95, 0.03, 95);

const gold = lch(0.86, 0.15, 85);

const high = ['sky', 'air', 'far'] as const;

function paintMoon(kit: Kit) {
  kit.glow(0, 0, 130, pearl, 0.6);
  kit.sheet.fill(
    shapes.moon.crescent,
    kit.sheet.along({ 0: lighten(pearl, 0.04), 1: mix(pearl, kit.lightColour, 0.3) }, [0, 0], [1, 1]),
  );
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

export const lights = {
  moon: { habitats: high, anchor: 'middle', height: 0.9, half: 47, paint: paintMoon },
  sun: { habitats: high, anchor: 'middle', height: 0.9, half: 73, paint: paintSun },
  star: { habitats: high, anchor: 'middle', height: 0.7, half: 60, paint: paintStar },
  cloud: { habitats: high, anchor: 'middle', height: 1.1, half: 77, paint: paintCloud },
} as const satisfies Record<string, MotifArt>;
