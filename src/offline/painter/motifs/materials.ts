import { lch } from '../colour.ts';

/** Colours of what motifs are made of. */
export const wood = lch(0.48, 0.08, 55);
export const stone = lch(0.62, 0.03, 75);
/** The light of lamps and windows. */
export const warm = lch(0.88, 0.14, 82);
export const gold = lch(0.8, 0.14, 84);
export const iron = lch(0.4, 0.02, 260);
