import type { Random } from '../../../../core/random.ts';
import { type Point, smooth } from '../../brush.ts';
import { type Colour, lch, lighten, mix } from '../../colour.ts';
import { bokeh, sparks } from '../../scenery/sky.ts';
import { crystal } from '../../scenery/stone.ts';
import type { LitStage, Stage } from '../../stage.ts';

export const ice = lch(0.66, 0.12, 238);

/** A string of light between two points that trembles in the middle, as a picture of sound. */
export function lightString(
  stage: Stage,
  random: Random,
  from: Point,
  to: Point,
  colour: Colour,
  swing: number,
  opacity = 0.8,
) {
  const { sheet } = stage;
  const waves = 4 + random.int(5);
  const phase = random.between(0, 6.28);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const path = (strength: number) =>
    smooth(
      ...Array.from({ length: 44 }, (_, index) => {
        const t = index / 43;
        const out = Math.sin(t * Math.PI) * Math.sin(t * Math.PI * waves + phase) * swing * strength;
        return [
          from[0] + (to[0] - from[0]) * t + nx * out,
          from[1] + (to[1] - from[1]) * t + ny * out,
        ] as const;
      }),
    );
  sheet.stroke(path(1), colour, 9, opacity * 0.12);
  sheet.stroke(path(-0.7), colour, 1.2, opacity * 0.45);
  sheet.stroke(path(1), lighten(colour, 0.08), 2.1, opacity);
}

export function crystals(
  scene: LitStage,
  random: Random,
  x: number,
  y: number,
  size: number,
  count: number,
  depth: number,
  colour = ice,
) {
  const sizes = Array.from({ length: count }, () => random.between(0.45, 1)).sort((a, b) => b - a);
  for (const [index, share] of sizes.entries()) {
    const offset = (index % 2 ? 1 : -1) * Math.ceil(index / 2) * size * 0.17;
    const half = size * share * random.between(0.12, 0.19);
    const lean = (offset / size) * 46 + random.between(-7, 7);
    const tint = mix(colour, scene.palette.accents[1]!, random.between(0, 0.35));
    crystal(scene, x + offset, y + index * 3, size * share, half, lean, tint, depth);
  }
}

export function nearCrystals(scene: LitStage) {
  const { random, width: w, height: h, palette: p } = scene;
  const chance = random.fork('near crystals');
  const dark = mix(p.deep, ice, 0.3);
  crystals(scene, chance, w * 0.02, h + 30, 330, 4, 0, dark);
  crystals(scene, chance, w * 0.99, h + 40, 380, 5, 0, dark);
  bokeh(scene, chance, 8, { x: 0, y: h * 0.3, width: w, height: h * 0.6 }, p.glow, 0.16);
  sparks(scene, 'notes', 50, { x: 0, y: h * 0.15, width: w, height: h * 0.7 }, p.glow, 0.9);
}
