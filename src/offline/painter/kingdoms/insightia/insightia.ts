import { lch } from '../../colour.ts';
import type { Palette } from '../../stage.ts';
import type { KingdomArt } from '../kingdom.ts';
import { dreamweaver } from './dreamweaver.ts';
import { maze } from './maze.ts';
import { observatory } from './observatory.ts';
import { veils } from './veils.ts';

const palette: Palette = {
  top: lch(0.29, 0.12, 278),
  middle: lch(0.43, 0.14, 282),
  horizon: lch(0.72, 0.1, 292),
  light: lch(0.94, 0.02, 280),
  haze: lch(0.6, 0.1, 287),
  ground: lch(0.42, 0.09, 280),
  deep: lch(0.19, 0.08, 280),
  growth: lch(0.48, 0.08, 272),
  water: lch(0.38, 0.11, 280),
  glow: lch(0.9, 0.04, 275),
  accents: [lch(0.82, 0.03, 270), lch(0.66, 0.15, 305), lch(0.82, 0.11, 85)],
};

export const insightia: KingdomArt = {
  palette,
  hand: { strength: 0.7, length: 34 },
  finish: { bloom: 0.6, paper: 0.2, grain: 0.25, vignette: 0.5 },
  hours: ['night', 'night', 'dusk', 'dawn'],
  residents: ['owl', 'fox', 'deer', 'rabbit'],
  sights: ['mirror', 'key', 'door', 'moth', 'book', 'star', 'spindle', 'feather', 'stairs'],
  places: [
    { composition: maze, city: 'Maze Metropolis' },
    { composition: veils, city: 'Veil Venue', wild: true },
    { composition: dreamweaver, city: "Dreamweaver's Dwelling" },
    { composition: observatory, wild: true },
  ],
};
