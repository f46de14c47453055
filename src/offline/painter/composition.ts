import type { Composition, Habitat, LitStage, Spot, Stage } from './stage.ts';

/** One layer as a kingdom's data file has it. `data/README.md` describes how spots are written. */
export interface LayerData {
  readonly depth: number;
  readonly fixed?: boolean;
  readonly hero?: string;
  readonly spots?: readonly string[];
}

/** A composition that still needs its layers' depths and spots. */
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

/** What stands at the horizon is painted from this depth, whatever its layer's depth. */
const horizonDepth = 0.6;

/** Reads a spot such as `ground 0.4w shore+0.06h 205`. @throws SyntaxError when a name in it is not the scene's. */
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

/** The value of a sum such as `horizon+0.13h`. A name of a function stands for its value at the `other` coordinate. */
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
