import data from '../data/characters.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { crane, heron, owl } from './birds.ts';
import { child, frog, moth, tortoise } from './creatures.ts';
import type { Figure } from './figure.ts';
import type { CharacterKind, CharacterLook } from './look.ts';
import { bear, deer, fox, mouse, otter, rabbit } from './mammals.ts';
import { type Anchors, dress } from './wear.ts';

const figures: Record<CharacterKind, Figure> = {
  fox,
  bear,
  deer,
  rabbit,
  otter,
  mouse,
  heron,
  owl,
  crane,
  tortoise,
  frog,
  moth,
  child,
};

const kinds: Record<CharacterKind, { stature: number; girth: number; anchors?: Anchors }> = data.kinds;

/** The size of a kind of character. `stature` is its height in spot sizes, `girth` half its width when it is 100 units high. */
export const sizeOf = (kind: CharacterKind): { stature: number; girth: number } => kinds[kind];

/** Paints a character and what it wears. */
export function paintCharacter(kit: Kit, look: CharacterLook) {
  figures[look.kind](kit, look);
  const { anchors } = kinds[look.kind];
  if (anchors) dress(kit, look, anchors);
}
