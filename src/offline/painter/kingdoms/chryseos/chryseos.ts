import { lch } from '../../colour.ts';
import type { Palette } from '../../stage.ts';
import type { KingdomArt } from '../kingdom.ts';
import { forgeHall } from './forge-hall.ts';
import { lustrousLanding } from './lustrous-landing.ts';
import { sandstoneSquare } from './sandstone-square.ts';
import { savanna } from './savanna.ts';

const palette: Palette = {
  top: lch(0.52, 0.11, 62),
  middle: lch(0.68, 0.14, 72),
  horizon: lch(0.9, 0.13, 88),
  light: lch(0.95, 0.12, 92),
  haze: lch(0.74, 0.12, 77),
  ground: lch(0.5, 0.11, 68),
  deep: lch(0.2, 0.05, 55),
  growth: lch(0.55, 0.1, 95),
  water: lch(0.62, 0.1, 80),
  glow: lch(0.8, 0.17, 62),
  accents: [lch(0.78, 0.16, 82), lch(0.58, 0.17, 40), lch(0.5, 0.09, 230)],
};

export const chryseos: KingdomArt = {
  palette,
  hand: { strength: 0.55, length: 32 },
  finish: { bloom: 0.4, paper: 0.2, grain: 0.25, vignette: 0.5 },
  hours: ['day', 'dusk', 'dawn', 'night'],
  residents: ['fox', 'tortoise', 'bear', 'heron'],
  sights: ['drum', 'fire', 'key', 'bell', 'tower', 'kite', 'flock', 'chest', 'mirror'],
  places: [
    { composition: forgeHall, wild: true },
    { composition: savanna, city: 'Savanna Soiree', wild: true },
    { composition: sandstoneSquare, city: 'Sandstone Square' },
    { composition: lustrousLanding, city: 'Lustrous Landing' },
  ],
};
