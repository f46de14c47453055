import { petal } from '../../brush.ts';
import { lch, lighten, mix } from '../../colour.ts';
import { bokeh, sky, streakClouds } from '../../scenery/sky.ts';
import { paperMargin, wash } from '../../scenery/texture.ts';
import { type HeightLine, type LitStage, type Stage, type Stream, streamOf } from '../../stage.ts';

const paper = lch(0.968, 0.014, 85);

export const hill = lch(0.5, 0.15, 20);

export function washedSky(scene: LitStage, horizon: number) {
  const { random, palette: p, width: w } = scene;
  sky(scene, horizon, 560);
  const chance = random.fork('washes');
  for (let index = 0; index < 9; index++) {
    const y = horizon * chance.between(0.02, 0.92);
    const colour = chance.pick([p.accents[0]!, p.accents[1]!, p.accents[2]!, p.light, p.middle]);
    const x = w * chance.between(0, 1);
    const tint = mix(colour, p.horizon, 0.35);
    wash(scene, chance, x, y, w * chance.between(0.18, 0.46), chance.between(22, 70), tint, 0.2);
  }
  streakClouds(scene, 'clouds', horizon * 0.1, horizon * 0.85, 7, mix(p.top, p.accents[2]!, 0.3));
}

export function blooms(stage: Stage, stream: Stream, at: HeightLine, count: number, size: number) {
  const random = streamOf(stage, stream);
  const { sheet, width, palette: p } = stage;
  for (const colour of p.accents) {
    const petals: string[] = [];
    const stems: string[] = [];
    for (let index = 0; index < count / p.accents.length; index++) {
      const x = random.between(0, width);
      const tall = size * random.between(1.2, 3.2);
      const y = at(x) + random.between(10, 60) - tall;
      stems.push(
        `M${x.toFixed(1)} ${(y + tall).toFixed(1)}Q${(x + 4).toFixed(1)} ${(y + tall / 2).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`,
      );
      for (let leaf = 0; leaf < 5; leaf++) {
        const angle = (leaf / 5) * 6.28 + random.next();
        petals.push(
          petal([x, y], [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.8], size * 0.36),
        );
      }
    }
    sheet.stroke(stems.join(''), p.growth, 1.6, 0.8);
    sheet.fill(petals.join(''), lighten(colour, 0.05), 0.85);
  }
}

export function margin(scene: LitStage) {
  const { width: w, height: h, light } = scene;
  bokeh(scene, 'bokeh', 7, { x: 0, y: h * 0.5, width: w, height: h * 0.4 }, light.colour, 0.14);
  paperMargin(scene, 'margin', paper, 26);
}
