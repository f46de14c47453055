import { bezier, closed, ellipse, ribbon } from '../brush.ts';
import { darken, lch, lighten } from '../colour.ts';
import type { Kit } from '../kit.ts';
import type { CharacterLook } from './look.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where on a figure things are worn. */
export interface Anchors {
  /** Middle of the neck, half its width, and how much it leans, in degrees. */
  readonly neck: { readonly x: number; readonly y: number; readonly half: number; readonly lean?: number };
  /** The point from which a held thing hangs. */
  readonly hand: Place;
  readonly crown: { readonly x: number; readonly y: number; readonly half: number };
  readonly back: Place;
}

/** Paints what the protagonist wears. */
export function dress(kit: Kit, look: CharacterLook, anchors: Anchors) {
  if (look.accessory === 'scarf') scarf(kit, look, anchors);
  else if (look.accessory === 'lantern') {
    band(kit, look, anchors);
    handLantern(kit, anchors.hand);
  } else if (look.accessory === 'satchel') satchel(kit, look, anchors);
  else if (look.accessory === 'cap') cap(kit, look, anchors);
  else band(kit, look, anchors);
}

function band(kit: Kit, look: CharacterLook, { neck }: Anchors) {
  kit.sheet.group({ x: neck.x, y: neck.y, turn: neck.lean ?? 0 }, () => {
    kit.solid(
      closed([-neck.half, -2.5], [0, -1], [neck.half, -2.5], [neck.half, 3], [0, 5], [-neck.half, 3]),
      look.wear,
      0.8,
    );
  });
}

function scarf(kit: Kit, look: CharacterLook, anchors: Anchors) {
  const { neck } = anchors;
  const tail = bezier(
    [neck.x - neck.half * 0.6, neck.y + 2],
    [neck.x - neck.half - 10, neck.y + 2],
    [neck.x - neck.half - 14, neck.y + 16],
    [neck.x - neck.half - 27, neck.y + 11],
    9,
  );
  const band = ribbon(tail, (t) => 6 + t * 4);
  kit.solid(band, darken(look.wear, 0.05), 0.9);
  kit.sheet.group({ x: neck.x, y: neck.y, turn: neck.lean ?? 0 }, () => {
    const shape = closed(
      [-neck.half - 1.5, -4.5],
      [0, -2.5],
      [neck.half + 1.5, -4.5],
      [neck.half + 1.5, 4],
      [0, 7.5],
      [-neck.half - 1.5, 4],
    );
    kit.solid(shape, look.wear, 1);
  });
}

function handLantern(kit: Kit, { x, y }: Place) {
  const warm = lch(0.86, 0.15, 80);
  kit.glow(x, y + 9, 34, warm, 0.75);
  kit.stroke(`M${x} ${y - 2}v5`, lch(0.3, 0.03, 60), 1);
  kit.sheet.fill(ellipse(x, y + 9, 4.6, 5.8), lighten(warm, 0.09));
  kit.flat(`M${x - 4} ${y + 3}h8v2h-8ZM${x - 4} ${y + 13.5}h8v2.2h-8Z`, lch(0.32, 0.04, 60));
}

function satchel(kit: Kit, look: CharacterLook, { neck, back }: Anchors) {
  const path = `M${neck.x + neck.half * 0.7} ${neck.y + 2}Q${(neck.x + back.x) / 2 + 4} ${(neck.y + back.y) / 2 + 6} ${back.x} ${back.y}`;
  const colour = darken(look.wear, 0.12);
  kit.stroke(path, colour, 2.2);
  const { x, y } = back;
  kit.solid(
    closed([x - 8, y - 2], [x, y - 4], [x + 8, y - 2], [x + 8.5, y + 9], [x, y + 11], [x - 8.5, y + 9]),
    look.wear,
    1,
  );
  kit.stroke(`M${x - 7.5} ${y + 3}Q${x} ${y + 7} ${x + 7.5} ${y + 3}`, darken(look.wear, 0.14), 1.2);
  band(kit, look, { neck, back, hand: back, crown: { x: 0, y: 0, half: 0 } });
}

function cap(kit: Kit, look: CharacterLook, { crown }: Anchors) {
  const { x, y, half } = crown;
  const shape = closed(
    [x - half, y + 2],
    [x - half * 0.75, y - half * 0.75],
    [x - half * 0.4, y - half * 1.5],
    [x - half * 1.1, y - half * 2.1],
    [x + half * 0.2, y - half * 1.5],
    [x + half * 0.8, y - half * 0.6],
    [x + half, y + 2],
  );
  kit.solid(shape, look.wear, 1);
  kit.solid(ellipse(x, y + 1.5, half * 1.12, half * 0.28), lighten(look.wear, 0.12), 0.7);
}
