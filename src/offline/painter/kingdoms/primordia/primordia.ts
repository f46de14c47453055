import { lch } from '../../colour.ts';
import type { Palette } from '../../stage.ts';
import type { KingdomArt } from '../kingdom.ts';
import { caveBay } from './cave-bay.ts';
import { marshCity } from './marsh-city.ts';
import { rootCathedral } from './root-cathedral.ts';
import { rubicundRidge } from './rubicund-ridge.ts';

const palette: Palette = {
  top: lch(0.42, 0.1, 32),
  middle: lch(0.6, 0.13, 42),
  horizon: lch(0.82, 0.12, 68),
  light: lch(0.88, 0.12, 72),
  haze: lch(0.66, 0.09, 50),
  ground: lch(0.36, 0.06, 50),
  deep: lch(0.15, 0.03, 40),
  growth: lch(0.44, 0.08, 115),
  water: lch(0.42, 0.08, 30),
  glow: lch(0.84, 0.14, 180),
  accents: [lch(0.62, 0.17, 35), lch(0.8, 0.13, 175), lch(0.76, 0.14, 75)],
};

export const primordia: KingdomArt = {
  palette,
  hand: { strength: 0.9, length: 40 },
  finish: { bloom: 0.5, paper: 0.35, grain: 0.3, vignette: 0.5 },
  hours: ['dusk', 'dusk', 'night', 'dawn'],
  residents: ['bear', 'tortoise', 'fox', 'deer'],
  sights: ['fire', 'mushroom', 'stones', 'boat', 'flock', 'cave', 'sprout', 'moth'],
  places: [
    { composition: caveBay, city: 'Bleeding Bay', wild: true },
    { composition: rootCathedral, wild: true },
    { composition: marshCity, city: 'Marsh Metropolis' },
    { composition: rubicundRidge, city: 'Rubicund Ridge' },
  ],
};
