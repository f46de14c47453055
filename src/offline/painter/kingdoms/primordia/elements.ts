import type { Point } from '../../brush.ts';
import { lch, mix } from '../../colour.ts';
import { frond, reeds } from '../../scenery/plants.ts';
import type { LitStage } from '../../stage.ts';

export const rock = lch(0.34, 0.06, 42);

export const rootBark = lch(0.42, 0.06, 52);

export function foreground(scene: LitStage) {
  const { random, width: w, height: h } = scene;
  const chance = random.fork('foreground');
  const dark = mix(scene.palette.deep, scene.palette.growth, 0.18);
  for (const side of [0, 1]) {
    for (let index = 0; index < 4; index++) {
      const foot: Point = [side * w + (side ? -1 : 1) * chance.between(-10, 70), h + 20];
      const tip: Point = [foot[0] + (side ? -1 : 1) * chance.between(-30, 130), h - chance.between(90, 200)];
      frond(scene, foot, tip, 40, chance.between(34, 58), dark, 0);
    }
    reeds(scene, chance, side * w + (side ? -50 : 50), h + 20, 5, chance.between(200, 300), dark);
  }
}
