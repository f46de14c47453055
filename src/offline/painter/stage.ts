import type { Random } from '../../core/random.ts';
import { type Colour, darken, mix, saturate } from './colour.ts';
import type { Noise } from './noise.ts';
import type { Sheet } from './sheet.ts';

export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';

/** The colours of one picture. All its other colours are mixed from these. */
export interface Palette {
  /** `top`, `middle` and `horizon`: the colours of the sky, or of the background of a room, from the top down. */
  readonly top: Colour;
  readonly middle: Colour;
  readonly horizon: Colour;
  readonly light: Colour;
  /** The colour that distant things fade into. */
  readonly haze: Colour;
  readonly ground: Colour;
  /** The darkest shade, for near frames and undersides. */
  readonly deep: Colour;
  readonly growth: Colour;
  readonly water: Colour;
  /** The colour of things that shine by themselves. */
  readonly glow: Colour;
  readonly accents: readonly Colour[];
}

/** The picture's one source of light, in picture units. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  /** 0..1. */
  readonly strength: number;
  /** True when the light is visible as a sun or moon: see `Stage.body`. */
  readonly disc?: boolean;
}

/** Everything a composition needs: size in picture units (area 1000 x 1000), colours, noise and random numbers. */
export interface Stage {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly noise: Noise;
  readonly width: number;
  readonly height: number;
  /** True when the picture is clearly higher than wide. */
  readonly tall: boolean;
  readonly palette: Palette;
  readonly time: TimeOfDay;
  /** Whether a visible light is a sun or a moon. If undefined, the composition decides. */
  readonly body?: 'sun' | 'moon' | undefined;
  /** 0 calm to 1 stirred. */
  readonly energy: number;
  /** The position in the story, from 0 (the beginning) to 1 (the end). */
  readonly moment: number;
}

/** A light at (x, y) in the palette's light colour. */
export const lightAt = (stage: Stage, x: number, y: number, strength = 1): Light => ({
  x,
  y,
  colour: stage.palette.light,
  strength,
});

/** A light that is visible as a sun or moon at (x, y). */
export const discAt = (stage: Stage, x: number, y: number, strength = 1): Light => ({
  ...lightAt(stage, x, y, strength),
  disc: true,
});

/** A stage with its light, and short names for its size and palette. */
export interface LitStage extends Stage {
  readonly light: Light;
  /** `w`, `h` and `p` are the width, the height and the palette. */
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

/** The same stage with a changed light, for example at another height. */
export const relit = (scene: LitStage, change: Partial<Light>): LitStage => ({
  ...scene,
  light: { ...scene.light, ...change },
});

/** A random stream, or the name of one of the stage's random streams. */
export type Stream = Random | string;

/** The height of a line across the picture at `x`, in picture units from the top. */
export type HeightLine = (x: number) => number;

export const streamOf = (stage: Stage, stream: Stream): Random =>
  typeof stream === 'string' ? stage.random.fork(stream) : stream;

/**
 * The kinds of spots: on the earth, on a floor (planks, paving or tiles, where nothing grows), on water, in the air,
 * in the sky, far off, and at the horizon behind everything else.
 */
export type Habitat = 'ground' | 'floor' | 'water' | 'air' | 'sky' | 'far' | 'horizon';

export interface Spot {
  readonly habitat: Habitat;
  /** Where a motif touches the ground or, in the air, where its middle is. */
  readonly x: number;
  readonly y: number;
  /** The height, in picture units, at which a motif of relative height 1 stands here. */
  readonly size: number;
  /** True for a distant floor or terrace: a motif there needs no hillock to stand on. */
  readonly built?: true;
  /** The depth of the spot, if it differs from the depth of its layer. */
  readonly depth?: number;
}

/** One layer of a picture. Depth 1 is the farthest, 0 the nearest. The motifs at its spots are painted right after the layer. */
export interface Layer {
  readonly depth: number;
  readonly light: Light;
  readonly paint: () => void;
  /** True for a layer that is part of the paper: the camera does not move it. */
  readonly fixed?: boolean;
  readonly spots?: readonly Spot[];
  /** The spot of the picture's subject. Exactly one layer of a composition has it. */
  readonly hero?: Spot | undefined;
}

export type Composition = (stage: Stage) => readonly Layer[];

/** `colour` after aerial perspective at `depth`. */
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

/** One layer in a kingdom's data file. `data/README.md` describes how spots are written. */
export interface LayerData {
  readonly depth: number;
  readonly fixed?: boolean;
  readonly hero?: string;
  readonly spots?: readonly string[];
}

/** Makes a composition from the depths and spots of its layers. */
export type Composer = (layers: readonly LayerData[]) => Composition;

/**
 * A composition with one painter for each of its layers, from the farthest to the nearest.
 *
 * @throws RangeError when there are more or fewer layers than painters.
 */
export const composed =
  <Scene extends LitStage>(
    plan: (stage: Stage) => Scene,
    ...painters: readonly ((scene: Scene) => void)[]
  ): Composer =>
  (layers) => {
    if (layers.length !== painters.length)
      throw new RangeError(`${painters.length} painters cannot paint ${layers.length} layers`);
    return (stage) => {
      const scene = plan(stage);
      return layers.map(({ hero, spots = [], ...layer }, index) => ({
        ...layer,
        light: scene.light,
        paint: () => painters[index]!(scene),
        hero: hero === undefined ? undefined : spotOf(scene, hero),
        spots: spots.map((spot) => spotOf(scene, spot)),
      }));
    };
  };

/** The depth of every motif at the horizon, whatever the depth of its layer. */
const horizonDepth = 0.6;

/** Reads a spot such as `ground 0.4w shore+0.06h 205`. @throws SyntaxError when the scene has no value of a name in it. */
function spotOf(scene: LitStage, text: string): Spot {
  const [habitat, across = '', down = '', size, built] = text.split(' ');
  const [whenLightIsLeft = '', whenLightIsRight = whenLightIsLeft] = across.split('|');
  const chosen = scene.light.x < scene.w * 0.5 ? whenLightIsLeft : whenLightIsRight;
  const x: number = sumOf(scene, chosen, () => sumOf(scene, down, () => x));
  return {
    habitat: habitat as Habitat,
    x,
    y: sumOf(scene, down, () => x),
    size: Number(size),
    ...(habitat === 'horizon' && { depth: horizonDepth }),
    ...(built && { built: true as const }),
  };
}

/** The value of a sum such as `horizon+0.13h`. A function of the scene is called with the `other` coordinate. */
function sumOf(scene: LitStage, sum: string, other: () => number): number {
  return sum
    .split(/(?=[-+])/)
    .map((term) => {
      const [, sign, factor, name] = /^([-+]?)([\d.]*)([a-z][\w.]*)?$/i.exec(term) ?? [];
      const value = (factor ? Number(factor) : 1) * (name ? namedValue(scene, name, other) : 1);
      return sign === '-' ? -value : value;
    })
    .reduce((total, value) => total + value);
}

function namedValue(scene: LitStage, name: string, other: () => number): number {
  let value: unknown = scene;
  for (const key of name.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value === 'function') return value(other());
  if (typeof value !== 'number') throw new SyntaxError(`a scene has no number ${name}`);
  return value;
}
