import { closed, ellipse, petal } from '../brush.ts';
import { darken, lch, mix } from '../colour.ts';
import data from '../data/motifs/hearth.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { drawingsOf } from '../shapes.ts';
import { iron, warm, wood } from './materials.ts';

const shapes = drawingsOf(data);

function paintLantern(kit: Kit) {
  const frame = mix(iron, kit.accents[0]!, 0.35);
  kit.contact(0, 20);
  kit.glow(0, -42, 130, warm, 0.8);
  kit.stroke('M-14 -76Q0 -104 14 -76', frame, 3);
  kit.solid(shapes.lantern.roof, frame, 1.2);
  const warmFill = kit.sheet.along({ 0: warm, 0.6: lch(0.97, 0.07, 92), 1: warm }, [0, 0], [0, 1]);
  kit.sheet.fill('M-16 -68H16L20 -14H-20Z', warmFill);
  kit.sheet.fill(petal([0, -20], [1, -52], 9), lch(0.99, 0.03, 95));
  kit.stroke(shapes.lantern.bars, frame, 2);
  kit.solid(shapes.lantern.base, frame, 1.2);
}

function paintFire(kit: Kit) {
  const flame = lch(0.74, 0.19, 52);
  kit.glow(0, -34, 170, flame, 0.75);
  kit.glow(0, 0, 90, flame, 0.5);
  kit.solid(shapes.fire.firstLog, wood, 1);
  kit.solid(shapes.fire.secondLog, darken(wood, 0.05), 1);
  const tongue = (x: number, height: number, width: number, colour: typeof flame) =>
    kit.sheet.fill(
      `M${x - width} -12C${x - width * 1.3} ${-height * 0.5} ${x - width * 0.1} ${-height * 0.5} ${x} ${-height}C${x + width * 0.5} ${-height * 0.6} ${x + width * 1.4} ${-height * 0.5} ${x + width} -12Q${x} 2 ${x - width} -12Z`,
      colour,
      0.93,
    );
  tongue(-14, 62, 15, lch(0.64, 0.21, 36));
  tongue(14, 70, 16, lch(0.68, 0.2, 42));
  tongue(0, 100, 22, flame);
  tongue(2, 70, 14, lch(0.86, 0.16, 80));
  tongue(1, 42, 8, lch(0.96, 0.08, 98));
  for (let index = 0; index < 9; index++)
    kit.sheet.fill(
      ellipse(kit.random.between(-34, 34), -kit.random.between(70, 150), kit.random.between(0.9, 2.2)),
      lch(0.85, 0.16, 75),
      0.9,
    );
}

function paintStones(kit: Kit) {
  const rock = lch(0.62, 0.025, 80);
  kit.glow(0, -10, 110, kit.glowColour, 0.4);
  const slab = (x: number, y: number, height: number, width: number, lean: number) => {
    const shape = closed(
      [x - width, y],
      [x - width * 0.94 + lean * 0.5, y - height * 0.6],
      [x - width * 0.5 + lean, y - height * 0.97],
      [x + width * 0.4 + lean, y - height],
      [x + width * 0.95 + lean * 0.6, y - height * 0.7],
      [x + width, y],
    );
    kit.solid(shape, rock, 1.6);
    const path = `M${x - width * 0.3} ${y - height * 0.3}q${width * 0.5} ${-height * 0.06} ${width * 0.5} ${-height * 0.22}`;
    kit.stroke(path, kit.glowColour, 1.8, 0.9);
  };
  slab(-30, -16, 44, 8, 1);
  slab(0, -20, 50, 8, 0);
  slab(30, -16, 42, 8, -1);
  slab(-54, -4, 62, 11, 3);
  slab(56, -4, 66, 12, -3);
  kit.flat(ellipse(0, 0, 44, 9), mix(kit.glowColour, rock, 0.5), 0.45);
  slab(-28, 10, 50, 11, 2);
  slab(32, 10, 44, 11, -2);
}

export const hearth = { lantern: paintLantern, fire: paintFire, stones: paintStones };
