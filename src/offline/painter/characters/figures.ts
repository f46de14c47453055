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

/** How high each kind stands beside the others; a picture's hero spot is for 1. */
export const statures: Record<CharacterKind, number> = {
  fox: 0.95,
  bear: 1.2,
  deer: 1.1,
  rabbit: 0.85,
  otter: 0.95,
  tortoise: 1,
  heron: 1.1,
  owl: 0.85,
  moth: 1,
  child: 1.05,
  mouse: 0.8,
  frog: 0.88,
  crane: 1.05,
};

/** Half of each kind's width where it is 100 high. */
export const girths: Record<CharacterKind, number> = {
  fox: 69,
  bear: 63,
  deer: 51,
  rabbit: 38,
  otter: 61,
  tortoise: 77,
  heron: 44,
  owl: 50,
  moth: 65,
  child: 36,
  mouse: 78,
  frog: 50,
  crane: 60,
};

/** Paints the protagonist. */
export function paintCharacter(kit: Kit, look: Parameters<Figure>[1]): void {
  figures[look.kind](kit, look);
}
