import { sql } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/database.ts';
import { contentStems } from '../facilitators/offer.ts';
import type { ProfileTheme, ReadProfile } from '../facilitators/writer-profile.ts';
import { readWriting } from '../language/reader.ts';
import { tokenise } from '../language/tokens.ts';
import { sojournAt } from '../practice/sojourn.ts';
import { currentStreak, recountStreak, utcDay } from '../practice/streak.ts';

/** The latest writings that a profile rests on, and how far into each it reads. */
const maxWritings = 20;
const maxCharacters = 20_000;
const maxThemes = 24;

/**
 * Reads a writer's profile from their own latest writings, without a model. Sealed writings and those in which the care
 * screen found danger are never read for it; the streak and the sojourn count every prime.
 */
export function createProfileReader({
  database,
  clock,
  refused,
}: {
  database: Database;
  clock: Clock;
  /** Tells of a subject whether the writer had it forgotten, or said that it is not theirs. */
  refused(personId: string): Promise<(name: string) => boolean>;
}): ReadProfile {
  return async (personId) => {
    const writings = await database
      .selectFrom('writings')
      .select(['chakra', sql<string>`left(writing, ${sql.lit(maxCharacters)})`.as('text')])
      .where('person_id', '=', personId)
      .where('sealed', '=', false)
      .where('needs_care', '=', false)
      .orderBy('created_at', 'desc')
      .orderBy('ordinal', 'desc')
      .limit(maxWritings)
      .execute();
    const days = await database
      .selectFrom('writings')
      .select(sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'))
      .select(sql<Date>`min(created_at)`.as('first'))
      .where('person_id', '=', personId)
      .groupBy(sql`1`)
      .execute();

    const isRefused = await refused(personId);
    const themes = new Map<string, { sum: number; writings: number }>();
    const stems = new Map<string, number>();
    const chakraCounts = new Array<number>(8).fill(0);
    for (const { text, chakra } of writings) {
      chakraCounts[chakra - 1]!++;
      for (const { name, weight } of readWriting(text).themes) {
        if (isRefused(name)) continue;
        const known = themes.get(name) ?? { sum: 0, writings: 0 };
        themes.set(name, { sum: known.sum + weight, writings: known.writings + 1 });
      }
      const words = contentStems(tokenise(text).tokens);
      for (const stem of words) stems.set(stem, (stems.get(stem) ?? 0) + 1 / words.length / writings.length);
    }
    for (const stem of [...stems.keys()].filter(isRefused)) stems.delete(stem);
    const now = clock();
    const first = days.reduce<Date | undefined>(
      (least, day) => (least && least < day.first ? least : day.first),
      undefined,
    );
    const { name, chakra, day, phase } = sojournAt(first, now);
    return {
      writings: writings.length,
      themes: [...themes]
        .map(([theme, found]): ProfileTheme => {
          return { name: theme, weight: found.sum / writings.length, writings: found.writings };
        })
        .sort((a, b) => b.weight - a.weight || b.writings - a.writings || (a.name < b.name ? -1 : 1))
        .slice(0, maxThemes),
      stems,
      chakraCounts,
      sojourn: { name, chakra, day, phase },
      streakDays: currentStreak(recountStreak(days.map((one) => one.day)), utcDay(now)),
    };
  };
}
