import type { Line } from './grammar.ts';

/** The things the painter knows how to draw; a scene names the ones to be seen in it. */
export type Motif =
  | 'boat'
  | 'lantern'
  | 'bird'
  | 'tree'
  | 'house'
  | 'bridge'
  | 'door'
  | 'river'
  | 'mountain'
  | 'moon'
  | 'sun'
  | 'star'
  | 'fish'
  | 'deer'
  | 'fox'
  | 'bear'
  | 'flower'
  | 'mushroom'
  | 'key'
  | 'bell'
  | 'book'
  | 'kite'
  | 'ladder'
  | 'stones'
  | 'well'
  | 'cloud'
  | 'mirror'
  | 'loom'
  | 'drum'
  | 'feather'
  | 'sprout'
  | 'tower'
  | 'cave'
  | 'stairs'
  | 'fire'
  | 'shell'
  | 'leaf'
  | 'umbrella';

/**
 * What a theme of the writing becomes in the kingdoms: a thing or a creature with a small trouble of its own.
 * The lines of each step are alternatives; any one of a step goes with any one of the next.
 */
export interface ThemeImage {
  /** The everyday names of the themes that turn into this image, in lower case; those the reader names come first. */
  readonly themes: readonly string[];
  readonly motif: Motif;
  /** "a lantern": when it is met. */
  readonly a: Line;
  /** "the lantern": when it is spoken of again. */
  readonly the: Line;
  /** The narrator comes upon it; may use `{place}`. In the first person. */
  readonly appear: readonly Line[];
  /** What it looks like. */
  readonly look: readonly Line[];
  /** What is strange about it, or what it wants. */
  readonly odd: readonly Line[];
  /** What the narrator tries, and how that goes. In the first person; may use `{companion}`. */
  readonly attempt: readonly Line[];
  /** What somebody understands; may use `{companion}`. */
  readonly learn: readonly Line[];
  /** What changes. */
  readonly turn: readonly Line[];
  /** How it is left for tonight. In the first person. */
  readonly rest: readonly Line[];
}
