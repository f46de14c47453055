import { lch } from '../../colour.ts';
import type { Palette } from '../../stage.ts';
import type { KingdomArt } from '../kingdom.ts';
import { grove } from './grove.ts';
import { heartTree } from './heart-tree.ts';
import { pondPavilion } from './pond-pavilion.ts';
import { streamHollow } from './stream-hollow.ts';

const palette: Palette = {
  top: lch(0.38, 0.08, 155),
  middle: lch(0.6, 0.11, 140),
  horizon: lch(0.86, 0.12, 118),
  light: lch(0.95, 0.1, 112),
  haze: lch(0.7, 0.09, 138),
  ground: lch(0.38, 0.07, 130),
  deep: lch(0.15, 0.04, 165),
  growth: lch(0.5, 0.12, 142),
  water: lch(0.42, 0.07, 175),
  glow: lch(0.92, 0.14, 112),
  accents: [lch(0.7, 0.15, 10), lch(0.86, 0.13, 95), lch(0.72, 0.1, 310)],
};

export const eleasis: KingdomArt = {
  palette,
  hand: { strength: 0.9, length: 38 },
  finish: { bloom: 0.5, paper: 0.3, grain: 0.25, vignette: 0.5 },
  hours: ['day', 'dawn', 'dusk', 'night'],
  residents: ['deer', 'rabbit', 'bear', 'otter'],
  sights: ['flower', 'sprout', 'well', 'bird', 'umbrella', 'book', 'house', 'leaf', 'bridge'],
  places: [
    { composition: grove, city: 'Grove Galleria', wild: true },
    { composition: heartTree, city: 'Leaf Spot', wild: true },
    { composition: pondPavilion, city: 'Pond Pavilion' },
    { composition: streamHollow, wild: true },
  ],
};
