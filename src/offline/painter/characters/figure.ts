import { ellipse } from '../brush.ts';
import { lch } from '../colour.ts';
import type { Kit } from '../kit.ts';
import type { CharacterLook } from './look.ts';

/** Draws a figure that faces right and has its feet at (0, 0). */
export type Figure = (kit: Kit, look: CharacterLook) => void;

export const ink = lch(0.2, 0.03, 40);

export function eye(kit: Kit, x: number, y: number, radius: number) {
  kit.sheet.fill(ellipse(x, y, radius, radius * 1.1), ink);
  kit.sheet.fill(ellipse(x + radius * 0.3, y - radius * 0.4, radius * 0.34), lch(0.98, 0, 0));
}
