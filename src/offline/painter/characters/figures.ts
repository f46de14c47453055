import data from '../data/characters.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { bear } from './bear.ts';
import { child } from './child.ts';
import { crane } from './crane.ts';
import { deer } from './deer.ts';
import type { Figure } from './figure.ts';
import { fox } from './fox.ts';
import { frog } from './frog.ts';
import { heron } from './heron.ts';
import type { CharacterKind } from './look.ts';
import { moth } from './moth.ts';
import { mouse } from './mouse.ts';
import { otter } from './otter.ts';
import { owl } from './owl.ts';
import { rabbit } from './rabbit.ts';
import { tortoise } from './tortoise.ts';

export const figures: Record<CharacterKind, Figure> = {
  fox,
  bear,
  deer,
  rabbit,
  otter,
  tortoise,
  heron,
  owl,
  moth,
  child,
  mouse,
  frog,
  crane,
};

/** A kind's height in spot sizes, and half its width at a height of 100. */
export const sizeOf = (kind: CharacterKind): { stature: number; girth: number } => data.kinds[kind];

/** Paints the protagonist. */
export function paintCharacter(kit: Kit, look: Parameters<Figure>[1]) {
  figures[look.kind](kit, look);
}
