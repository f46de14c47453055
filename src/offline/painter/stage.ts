import type { Random } from '../../core/random.ts';
import { type Colour, darken, mix, saturate } from './colour.ts';
import type { Noise } from './noise.ts';
import type { Sheet } from './sheet.ts';

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';

/** The colours of one picture. Everything in it is mixed from these, so that it holds together. */
export interface Palette {
  /** The sky, or the far depth of a room, from above to the horizon. */
  readonly top: Colour;
  readonly middle: Colour;
  readonly horizon: Colour;
  readonly light: Colour;
  /** What far things fade into. */
  readonly haze: Colour;
  readonly ground: Colour;
  /** The darkest shade, of near frames and undersides. */
  readonly deep: Colour;
  readonly growth: Colour;
  readonly water: Colour;
  /** What shines by itself in this kingdom. */
  readonly glow: Colour;
  readonly accents: readonly Colour[];
}

/** The one source of light that every layer agrees on, in picture units. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  /** 0..1. */
  readonly strength: number;
  /** It is a round body in the sky, to be seen: see `Stage.body`. */
  readonly disc?: boolean;
}

/** Where a picture is made: its size in picture units (area 1000 x 1000), colours, light and chance. */
export interface Stage {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly noise: Noise;
  readonly width: number;
  readonly height: number;
  /** Clearly higher than wide. */
  readonly tall: boolean;
  readonly palette: Palette;
  readonly time: TimeOfDay;
  /** What a light that is to be seen must be; where nothing says so it is what the kingdom's usually is. */
  readonly body?: 'sun' | 'moon' | undefined;
  /** 0 calm to 1 stirred. */
  readonly energy: number;
  /** 0 the story's beginning to 1 its end. */
  readonly moment: number;
}

/** A light of the palette's colour. */
export const lightAt = (stage: Stage, x: number, y: number, strength = 1): Light => ({
  x,
  y,
  colour: stage.palette.light,
  strength,
});

/** The same as a sun or moon that is to be seen. */
export const discAt = (stage: Stage, x: number, y: number, strength = 1): Light => ({
  ...lightAt(stage, x, y, strength),
  disc: true,
});

/** A stage with its light, and the short names that compositions measure and mix with. */
export interface LitStage extends Stage {
  readonly light: Light;
  /** Width, height and palette. */
  readonly w: number;
  readonly h: number;
  readonly p: Palette;
}

export const lit = (stage: Stage, light: Light): LitStage => ({
  ...stage,
  light,
  w: stage.width,
  h: stage.height,
  p: stage.palette,
});

/** The same stage with another light, e.g. the same light from elsewhere. */
export const relit = (scene: LitStage, change: Partial<Light>): LitStage => ({
  ...scene,
  light: { ...scene.light, ...change },
});

/** A stream of chance, or the stage's own one of that name. */
export const streamOf = (stage: Stage, stream: Random | string): Random =>
  typeof stream === 'string' ? stage.random.fork(stream) : stream;

/**
 * What can be put where: standing on the earth or on a floor (planks, paving, tiles: nothing grows out of it),
 * floating on water, in the air, up in the sky, far off, or as the horizon itself, behind all that is nearer.
 */
export type Habitat = 'ground' | 'floor' | 'water' | 'air' | 'sky' | 'far' | 'horizon';

export interface Spot {
  readonly habitat: Habitat;
  /** Where a thing touches the ground or, in the air, where its middle is. */
  readonly x: number;
  readonly y: number;
  /** The height of a thing of ordinary size there, in units. */
  readonly size: number;
  /** A floor or a terrace far off, on which a thing stands as it is. */
  readonly built?: true;
  /** How far off it is where that is not as far as its layer. */
  readonly depth?: number;
}

/** One depth of a picture: 1 is the farthest, 0 the nearest. Its spots are filled right after it is painted. */
export interface Layer {
  readonly depth: number;
  readonly light: Light;
  readonly paint: () => void;
  /** Belongs to the sheet of paper and not to what is seen: the camera does not move it. */
  readonly fixed?: boolean;
  readonly spots?: readonly Spot[];
  /** Where the picture's subject is. Exactly one layer of a composition has it. */
  readonly hero?: Spot;
}

export type Composition = (stage: Stage) => readonly Layer[];

/** Aerial perspective: `colour` as it looks at `depth`. */
export function atDepth(stage: Stage, colour: Colour, depth: number): Colour {
  return mix(colour, stage.palette.haze, depth ** 0.85 * 0.94);
}

/** The side from which light falls on a thing at `x`: 1 from the right, -1 from the left. */
export function lightSide(light: Light, x: number): 1 | -1 {
  return light.x >= x ? 1 : -1;
}

export function shadeOf(stage: Stage, colour: Colour, strength = 0.5): Colour {
  return mix(darken(colour, 0.12 * strength), stage.palette.deep, strength);
}

export function litBy(light: Light, colour: Colour, strength = 0.4): Colour {
  return mix(saturate(colour, 1.1), light.colour, strength * (0.5 + light.strength / 2));
}
