import type { Answer } from '../service/operations.ts';

export type KnownChild = Answer<'listChildren'>['children'][number];

/** The label of a child: the first three signs of its pattern, and its age in years. Names are not stored. */
export function childName(child: KnownChild): string {
  const years = Math.floor((Date.now() - Date.parse(child.birthdate)) / (365.2425 * 86_400_000));
  return `${child.emoji_pattern.slice(0, 3).join('')} (${years < 1 ? 'under one' : years})`;
}

export const patternLength = 12;

/** The signs that a child’s pattern is made of. */
export const patternSigns: readonly { sign: string; name: string }[] = [
  { sign: '🌙', name: 'moon' },
  { sign: '⭐', name: 'star' },
  { sign: '☀️', name: 'sun' },
  { sign: '🌈', name: 'rainbow' },
  { sign: '🌊', name: 'wave' },
  { sign: '🔥', name: 'fire' },
  { sign: '🍃', name: 'leaf' },
  { sign: '🌻', name: 'sunflower' },
  { sign: '🍄', name: 'mushroom' },
  { sign: '🌵', name: 'cactus' },
  { sign: '🐢', name: 'turtle' },
  { sign: '🦊', name: 'fox' },
  { sign: '🐻', name: 'bear' },
  { sign: '🦉', name: 'owl' },
  { sign: '🐝', name: 'bee' },
  { sign: '🐙', name: 'octopus' },
  { sign: '🦋', name: 'butterfly' },
  { sign: '🐚', name: 'shell' },
  { sign: '🪁', name: 'kite' },
  { sign: '⛵', name: 'boat' },
  { sign: '🎈', name: 'balloon' },
  { sign: '🥁', name: 'drum' },
  { sign: '🔑', name: 'key' },
  { sign: '🍎', name: 'apple' },
];
