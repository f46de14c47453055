import type { Kit } from '../kit.ts';
import { bear } from './bear.ts';
import { child } from './child.ts';
import { deer } from './deer.ts';
import type { Figure } from './figure.ts';
import { fox } from './fox.ts';
import { heron } from './heron.ts';
import type { CharacterKind } from './look.ts';
import { moth } from './moth.ts';
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
};

/** How high each kind stands beside the others; a picture's hero spot is for 1. */
export const statures: Record<CharacterKind, number> = {
  fox: 0.95,
  bear: 1.3,
  deer: 1.1,
  rabbit: 0.85,
  otter: 0.95,
  tortoise: 1,
  heron: 1.1,
  owl: 0.85,
  moth: 1,
  child: 1.05,
};

/** Paints the protagonist. */
export function paintCharacter(kit: Kit, look: Parameters<Figure>[1]): void {
  figures[look.kind](kit, look);
}
