import { ellipse, type Point, petal, polygon, ribbon } from '../../brush.ts';
import { darken, lch, lighten, mix } from '../../colour.ts';
import { ground, landLine, mist } from '../../scenery/land.ts';
import { grass, strands } from '../../scenery/plants.ts';
import { rays } from '../../scenery/sky.ts';
import { boulders } from '../../scenery/stone.ts';
import { foliage } from '../../scenery/trees.ts';
import { water } from '../../scenery/water.ts';
import { type Composition, type Light, lit, relit } from '../../stage.ts';
import { canopy, nearLeaves, trunks, woodland } from './elements.ts';

/** Pond Pavilion: a roof on stilts over still water, lilies and hanging willow. */
export const pondPavilion: Composition = (stage) => {
  const { sheet, random, width: w, height: h, tall, palette: p } = stage;
  const shoreline = h * ((tall ? 0.55 : 0.53) + random.fork('horizon').between(-0.05, 0.035));
  const light: Light = {
    x: w * random.between(0.42, 0.69),
    y: shoreline - h * 0.2,
    colour: p.light,
    strength: 1,
  };
  const scene = lit(stage, light);
  const bank = landLine(stage, 4, h * 0.83, 24, 1, 220);
  const mirrored = sheet.nextId();
  const house: Point = [w * random.between(0.58, 0.79), shoreline + 14];
  const wood = lch(0.42, 0.07, 50);
  const pavilion = () => {
    const [x, y] = house;
    const scale = tall ? 1.05 : 1.15;
    sheet.group({ x, y, scale }, () => {
      const roof = mix(wood, p.accents[0]!, 0.35);
      sheet.glow(0, -60, 120, p.glow, 0.7);
      for (const post of [-74, -40, 40, 74])
        sheet.fill(
          ribbon(
            [
              [post, 14],
              [post, -30],
              [post, -84],
            ],
            () => 8,
          ),
          darken(wood, 0.06),
        );
      sheet.fill(polygon([-96, -6], [96, -6], [88, 6], [-88, 6]), lighten(wood, 0.1));
      sheet.stroke('M-84 -26H84M-84 -16H84', wood, 3);
      const tier = (half: number, foot: number, top: number) => {
        const d = `M${-half} ${foot}Q${-half * 0.5} ${foot - 8} ${-half * 0.3} ${top}H${half * 0.3}Q${half * 0.5} ${foot - 8} ${half} ${foot}Q0 ${foot - 12} ${-half} ${foot}Z`;
        sheet.fill(
          d,
          sheet.across({ 0: mix(roof, light.colour, 0.5), 1: darken(roof, 0.1) }, light.x >= x, 0.6),
        );
      };
      tier(118, -78, -122);
      tier(72, -118, -160);
      sheet.fill(ellipse(0, -166, 6, 9), p.glow);
      for (const lamp of [-58, 0, 58]) {
        sheet.glow(lamp, -62, 34, p.glow, 0.85);
        sheet.fill(ellipse(lamp, -62, 6, 8), lighten(p.glow, 0.05));
      }
    });
  };
  return [
    {
      depth: 1,
      light,
      paint() {
        woodland(scene, h * 0.78);
        trunks(scene, random.fork('far'), 12, () => shoreline, 13, 0.84, 0.06);
      },
      spots: [
        { habitat: 'sky', x: w * 0.3, y: h * 0.19, size: 105 },
        {
          habitat: 'horizon',
          x: light.x < w * 0.5 ? w * 0.7 : w * 0.3,
          y: shoreline + 30,
          size: 185,
          depth: 0.6,
        },
      ],
    },
    {
      depth: 0.5,
      light,
      paint() {
        sheet.group({ id: mirrored }, () => {
          const chance = random.fork('shore');
          for (let index = 0; index < 12; index++) {
            const x = w * ((index + chance.next()) / 12);
            const open = Math.abs(x - light.x) < w * 0.1 ? 0.4 : 1;
            foliage(
              scene,
              chance,
              x,
              shoreline - chance.between(20, 60) * open,
              chance.between(50, 80),
              chance.between(50, 110) * open,
              p.growth,
              0.58,
              15,
              0.6,
            );
          }
          mist(stage, shoreline - 10, 70, 0.6, mix(p.haze, p.light, 0.5));
          pavilion();
        });
        water(scene, random.fork('pond'), shoreline + 8, h, p.water, mirrored);
        rays(relit(scene, { y: -60 }), random.fork('rays'), 8, h * 0.9, 1, 0.3, 0.2);
        const chance = random.fork('lilies');
        const pads: string[] = [];
        const edges: string[] = [];
        for (let index = 0; index < 46; index++) {
          const down = chance.next();
          const y = shoreline + 30 + down * (h * 0.84 - shoreline);
          const x = chance.between(0, w);
          if (Math.abs(x - light.x) < w * 0.13 * (1.4 - down)) continue;
          const size = 9 + down * 26;
          pads.push(ellipse(x, y, size, size * 0.32));
          edges.push(
            `M${(x - size * 0.8).toFixed(1)} ${(y - size * 0.17).toFixed(1)}Q${x.toFixed(1)} ${(y - size * 0.42).toFixed(1)} ${(x + size * 0.8).toFixed(1)} ${(y - size * 0.17).toFixed(1)}`,
          );
          if (chance.next() < 0.3)
            for (let leaf = 0; leaf < 7; leaf++)
              sheet.fill(
                petal(
                  [x, y - 2],
                  [
                    x + Math.cos(Math.PI + (leaf / 6) * Math.PI) * size * 0.5,
                    y - 3 + Math.sin(Math.PI + (leaf / 6) * Math.PI) * size * 0.55,
                  ],
                  size * 0.12,
                ),
                lighten(p.accents[leaf % 2 ? 0 : 2]!, 0.12),
              );
        }
        sheet.fill(pads.join(''), mix(p.growth, p.water, 0.2), 0.92);
        sheet.stroke(edges.join(''), mix(p.growth, p.light, 0.6), 1.8, 0.8);
      },
      spots: [
        { habitat: 'far', x: w * 0.2, y: shoreline + 10, size: 105 },
        { habitat: 'water', x: w * 0.5, y: shoreline + h * 0.14, size: 130 },
        { habitat: 'air', x: w * 0.34, y: h * 0.4, size: 110 },
      ],
    },
    {
      depth: 0.05,
      light,
      paint() {
        ground(scene, random.fork('bank'), bank, mix(p.ground, p.growth, 0.3), 0.03);
        grass(scene, random.fork('grass'), bank, 280, 46, p.growth, 0.04, 0.15);
        boulders(
          scene,
          random.fork('stones'),
          [
            [w * 0.9, h * 0.9, 70],
            [w * 0.72, bank(w * 0.72) + 10, 30],
            [w * 0.05, h * 0.93, 60],
          ],
          lch(0.45, 0.03, 140),
          0,
        );
        strands(scene, random.fork('willow'), -20, w * 0.36, () => -10, 26, h * 0.5, p.growth, 0.05, 7);
        strands(scene, random.fork('willow 2'), w * 0.74, w + 20, () => -10, 18, h * 0.34, p.growth, 0.05, 7);
        canopy(scene, random.fork('canopy'), h * 0.14, 0.06, 0.3);
      },
      hero: { habitat: 'ground', x: w * 0.37, y: bank(w * 0.37) + h * 0.055, size: 200 },
      spots: [
        { habitat: 'ground', x: w * 0.65, y: bank(w * 0.65) + h * 0.065, size: 150 },
        { habitat: 'ground', x: w * 0.81, y: bank(w * 0.81) + h * 0.05, size: 135 },
        { habitat: 'ground', x: w * 0.16, y: bank(w * 0.16) + h * 0.07, size: 135 },
      ],
    },
    nearLeaves(scene),
  ];
};
