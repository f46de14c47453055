import { lch } from '../../colour.ts';
import type { Palette } from '../../stage.ts';
import type { KingdomArt } from '../kingdom.ts';
import { ascent } from './ascent.ts';
import { cloudCity } from './cloud-city.ts';
import { echoArches } from './echo-arches.ts';
import { floatingGardens } from './floating-gardens.ts';

const palette: Palette = {
  top: lch(0.54, 0.15, 295),
  middle: lch(0.72, 0.12, 303),
  horizon: lch(0.93, 0.045, 335),
  light: lch(0.985, 0.02, 90),
  haze: lch(0.84, 0.065, 308),
  ground: lch(0.72, 0.08, 302),
  deep: lch(0.34, 0.14, 294),
  growth: lch(0.76, 0.07, 300),
  water: lch(0.82, 0.06, 290),
  glow: lch(0.97, 0.04, 320),
  accents: [lch(0.72, 0.13, 305), lch(0.86, 0.07, 345), lch(0.9, 0.09, 92)],
};

export const claridium: KingdomArt = {
  palette,
  hand: { strength: 0.7, length: 42 },
  finish: { bloom: 0.26, paper: 0.3, grain: 0.2, vignette: 0.14 },
  hours: ['dawn', 'day', 'dusk'],
  residents: ['heron', 'rabbit', 'deer', 'owl'],
  sights: ['feather', 'bell', 'stairs', 'star', 'flock', 'cloud', 'ladder', 'bird', 'door'],
  places: [
    { composition: cloudCity, city: 'Crystal City' },
    { composition: ascent, city: 'Ascent Arrival', wild: true },
    { composition: echoArches, city: 'Echo Empire' },
    { composition: floatingGardens, wild: true },
  ],
};
