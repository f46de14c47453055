import { lch } from '../../colour.ts';
import type { Palette } from '../../stage.ts';
import type { KingdomArt } from '../kingdom.ts';
import { sapphireCity } from './sapphire-city.ts';
import { singingGorge } from './singing-gorge.ts';
import { singingHollow } from './singing-hollow.ts';
import { stringWharf } from './string-wharf.ts';

const palette: Palette = {
  top: lch(0.3, 0.1, 258),
  middle: lch(0.5, 0.12, 245),
  horizon: lch(0.82, 0.09, 215),
  light: lch(0.95, 0.05, 205),
  haze: lch(0.64, 0.09, 232),
  ground: lch(0.38, 0.08, 250),
  deep: lch(0.15, 0.06, 265),
  growth: lch(0.45, 0.08, 225),
  water: lch(0.42, 0.11, 240),
  glow: lch(0.88, 0.11, 200),
  accents: [lch(0.74, 0.13, 215), lch(0.66, 0.14, 285), lch(0.88, 0.1, 180)],
};

export const voxlumis: KingdomArt = {
  palette,
  hand: { strength: 0.65, length: 34 },
  finish: { bloom: 0.6, paper: 0.2, grain: 0.25, vignette: 0.5 },
  hours: ['dawn', 'dusk', 'night', 'day'],
  residents: ['heron', 'owl', 'otter', 'fox'],
  sights: ['bell', 'harp', 'drum', 'shell', 'boat', 'bird', 'fish', 'feather', 'lantern'],
  places: [
    { composition: singingHollow, city: 'Echo Enclave', wild: true },
    { composition: sapphireCity, city: 'Sapphire Settlement' },
    { composition: stringWharf, city: 'Woodland Wharf' },
    { composition: singingGorge, wild: true },
  ],
};
