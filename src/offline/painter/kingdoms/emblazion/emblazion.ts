import { lch } from '../../colour.ts';
import type { Palette } from '../../stage.ts';
import type { KingdomArt } from '../kingdom.ts';
import { amberAtrium } from './amber-atrium.ts';
import { emberFalls } from './ember-falls.ts';
import { frondLagoon } from './frond-lagoon.ts';
import { riverValley } from './river-valley.ts';

const palette: Palette = {
  top: lch(0.56, 0.15, 358),
  middle: lch(0.7, 0.17, 32),
  horizon: lch(0.86, 0.15, 72),
  light: lch(0.93, 0.12, 86),
  haze: lch(0.77, 0.11, 42),
  ground: lch(0.5, 0.13, 42),
  deep: lch(0.27, 0.1, 8),
  growth: lch(0.52, 0.12, 100),
  water: lch(0.56, 0.14, 12),
  glow: lch(0.86, 0.15, 75),
  accents: [lch(0.63, 0.19, 25), lch(0.8, 0.15, 75), lch(0.6, 0.13, 340), lch(0.62, 0.09, 210)],
};

export const emblazion: KingdomArt = {
  palette,
  hand: { strength: 0.75, length: 56 },
  finish: { bloom: 0.16, paper: 0.5, grain: 0.15, vignette: 0 },
  hours: ['dusk', 'dusk', 'day', 'dawn', 'night'],
  residents: ['otter', 'fox', 'heron', 'deer'],
  sights: ['boat', 'umbrella', 'bridge', 'kite', 'fish', 'flower', 'lantern', 'flock', 'drum'],
  places: [
    { composition: riverValley, wild: true },
    { composition: frondLagoon, city: 'Frond Fiesta' },
    { composition: emberFalls, city: 'Lava Landing', wild: true },
    { composition: amberAtrium, city: 'Amber Atrium' },
  ],
};
