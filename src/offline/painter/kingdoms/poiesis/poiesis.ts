import { lch } from '../../colour.ts';
import type { Palette } from '../../stage.ts';
import type { KingdomArt } from '../kingdom.ts';
import { creationCity } from './creation-city.ts';
import { inletIsland } from './inlet-island.ts';
import { openCanvas } from './open-canvas.ts';
import { workshop } from './workshop.ts';

const palette: Palette = {
  top: lch(0.52, 0.12, 275),
  middle: lch(0.72, 0.12, 335),
  horizon: lch(0.9, 0.1, 75),
  light: lch(0.96, 0.07, 88),
  haze: lch(0.8, 0.07, 330),
  ground: lch(0.46, 0.08, 130),
  deep: lch(0.22, 0.07, 290),
  growth: lch(0.6, 0.13, 150),
  water: lch(0.6, 0.11, 215),
  glow: lch(0.9, 0.12, 90),
  accents: [
    lch(0.64, 0.2, 25),
    lch(0.82, 0.16, 85),
    lch(0.66, 0.15, 150),
    lch(0.62, 0.15, 245),
    lch(0.6, 0.19, 310),
    lch(0.74, 0.14, 55),
  ],
};

export const poiesis: KingdomArt = {
  palette,
  hand: { strength: 0.8, length: 38 },
  finish: { bloom: 0.4, paper: 0.35, grain: 0.25, vignette: 0.35 },
  hours: ['day', 'dusk', 'dawn', 'night'],
  residents: ['fox', 'rabbit', 'otter', 'bear'],
  sights: ['loom', 'spindle', 'kite', 'book', 'harp', 'lantern', 'bird', 'umbrella', 'drum', 'ladder'],
  places: [
    { composition: workshop, city: "Muse's Metropolis" },
    { composition: inletIsland, city: 'Inlet Island', wild: true },
    { composition: creationCity, city: 'Creation City' },
    { composition: openCanvas, wild: true },
  ],
};
