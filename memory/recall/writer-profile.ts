import type { Clock } from '#src/core/clock.ts';
import type { Database } from '#src/db/database.ts';
import { contentStems } from '#src/language/content-stems.ts';
import { readWriting } from '#src/language/reader.ts';
import { tokenise } from '#src/language/tokens.ts';
import type { Sojourn } from '#src/practice/sojourn.ts';
import { progressOf } from '../consolidate/summary.ts';
import { refusedSubjects } from '../forget/forget-entry.ts';
import { findState } from '../stores/state-store.ts';
import { selectLatestReadable } from '../stores/writing-store.ts';

/**
 * What a writer's latest writings show, for the marketplace. Sealed writings and writings with signs of acute danger are left
 * out.
 */
export interface WriterProfile {
  /** Number of writings that the profile is based on. */
  readonly writings: number;
  /** Strongest first. */
  readonly themes: readonly ProfileTheme[];
  /** Stems of the writer's content words with their share of the writing, which sum to 1. Never shown. */
  readonly stems: ReadonlyMap<string, number>;
  /** Number of writings for each chakra, from 1 to 8. */
  readonly chakraCounts: readonly number[];
  /** The sojourn of today: `name` is `Heart (Eleasis)`. */
  readonly sojourn: { name: string; chakra: number; day: number; phase: Sojourn['phase'] };
  readonly streakDays: number;
}

export interface ProfileTheme {
  /** `grief`, `my mother`, `Nasrin` */
  readonly name: string;
  /** 0 to 1: mean share over the writings. */
  readonly weight: number;
  /** Number of writings in which the theme was found. */
  readonly writings: number;
}

export type ReadProfile = (personId: string) => Promise<WriterProfile>;

const maxWritings = 20;
/** At most this many characters of each writing are read. */
const maxCharacters = 20_000;
const maxThemes = 24;

/**
 * Reads a writer's profile from their latest writings, by rules alone. The profile is up to date at once, whereas beliefs
 * change only after a prime has been learned. Subjects that the writer had forgotten or rejected are left out. Sojourn and
 * streak count every prime.
 */
export async function selectWriterProfile(
  { database, clock }: { database: Database; clock: Clock },
  personId: string,
): Promise<WriterProfile> {
  const writings = await selectLatestReadable(database, personId, { limit: maxWritings, maxCharacters });
  const isRefused = await refusedSubjects(database, personId);
  const { sojourn, streakDays } = progressOf((await findState(database, personId))?.totals, clock());
  const { name, chakra, day, phase } = sojourn;
  return {
    writings: writings.length,
    themes: themesOf(writings, isRefused),
    stems: stemsOf(writings, isRefused),
    chakraCounts: Array.from(
      { length: 8 },
      (_, index) => writings.filter((writing) => writing.chakra === index + 1).length,
    ),
    sojourn: { name, chakra, day, phase },
    streakDays,
  };
}

type Text = { text: string };

function themesOf(writings: readonly Text[], isRefused: (name: string) => boolean): ProfileTheme[] {
  const found = new Map<string, { sum: number; writings: number }>();
  for (const { text } of writings) {
    for (const { name, weight } of readWriting(text).themes) {
      if (isRefused(name)) continue;
      const known = found.get(name) ?? { sum: 0, writings: 0 };
      found.set(name, { sum: known.sum + weight, writings: known.writings + 1 });
    }
  }
  return [...found]
    .map(([name, theme]) => ({ name, weight: theme.sum / writings.length, writings: theme.writings }))
    .sort((a, b) => b.weight - a.weight || b.writings - a.writings || (a.name < b.name ? -1 : 1))
    .slice(0, maxThemes);
}

function stemsOf(writings: readonly Text[], isRefused: (name: string) => boolean): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { text } of writings) {
    const stems = contentStems(tokenise(text).tokens);
    for (const stem of stems) shares.set(stem, (shares.get(stem) ?? 0) + 1 / stems.length / writings.length);
  }
  for (const stem of [...shares.keys()].filter(isRefused)) shares.delete(stem);
  return shares;
}
