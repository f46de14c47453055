import { createHmac } from 'node:crypto';
import type { Clock } from '#src/core/clock.ts';
import type { Database } from '#src/db/database.ts';
import { conceptKey } from '../retain/concept.ts';
import { createResearchAccess } from './access.ts';
import {
  type ConsentingWriter,
  commonThemes,
  discloseEntries,
  discloseWriters,
  type ResearchEntry,
  type ResearchWriter,
  rounded,
} from './disclosure.ts';
import type { Researcher } from './store.ts';
import * as store from './store.ts';

/** Smaller counts are not disclosed, because they could identify a person. */
const minCount = 5;

export interface ResearchOptions {
  database: Database;
  clock: Clock;
}

export type Research = ReturnType<typeof createResearch>;

/**
 * What researchers may read: data of writers who consent at the time of the read. Writers have pseudonyms that are the same
 * within one study and differ between studies. Every read is recorded before it is answered. The number of SQL statements does
 * not depend on the number of writers.
 */
export function createResearch({ database, clock }: ResearchOptions) {
  /** The writers who consent, or only the requested one. It records the read first. */
  async function consenting(
    researcher: Researcher,
    operation: string,
    query: { writer?: string | undefined },
  ): Promise<ConsentingWriter[]> {
    const people = (await store.selectConsenting(database))
      .map((person) => ({
        ...person,
        pseudonym: pseudonymOf(researcher.study.pseudonymKey, person.personId),
      }))
      .filter(({ pseudonym }) => query.writer === undefined || pseudonym === query.writer)
      .sort((a, b) => (a.pseudonym < b.pseudonym ? -1 : 1));
    await store.insertRead(database, { researcher, operation, query, writers: people.length, now: clock() });
    return people;
  }

  return {
    ...createResearchAccess({ database, clock }),

    /** The writers who consent, and how many there are: null below five. */
    async writers(researcher: Researcher): Promise<{ writers: ResearchWriter[]; total: number | null }> {
      const people = await consenting(researcher, 'writers', {});
      return { writers: await discloseWriters(database, people), total: countOrNull(people.length) };
    },

    /** The entries of each writer, and the number of writers who share each common theme. */
    async memory(
      researcher: Researcher,
      query: { writer?: string | undefined },
    ): Promise<{
      entries: ResearchEntry[];
      themes: { name: string; writers: number }[];
      suppressedThemes: boolean;
    }> {
      const people = await consenting(researcher, 'memory', query);
      const entries = [...(await discloseEntries(database, people)).values()].flat();
      const holders = new Map<string, Set<string>>();
      for (const { kind, content, writer } of entries) {
        const common = content !== null && commonThemes.get(conceptKey(content));
        if (kind === 'theme' && common) holders.set(common, (holders.get(common) ?? new Set()).add(writer));
      }
      const counted = [...holders].map(([name, writers]) => ({ name, writers: writers.size }));
      const disclosed = counted.filter(({ writers }) => writers >= minCount);
      return {
        entries,
        themes: disclosed.sort((a, b) => b.writers - a.writers || (a.name < b.name ? -1 : 1)),
        suppressedThemes: disclosed.length < counted.length,
      };
    },

    /** Emotion and flow by week: for each writer, and as the mean of each week in which at least five of them wrote. */
    async trajectories(researcher: Researcher, query: { writer?: string | undefined }) {
      const people = await consenting(researcher, 'trajectories', query);
      const pseudonyms = new Map(people.map(({ personId, pseudonym }) => [personId, pseudonym]));
      const weeks = inOrder(await store.selectWeeks(database, [...pseudonyms.keys()]), pseudonyms);
      const means = [...Map.groupBy(weeks, ({ week }) => week)]
        .filter(([, all]) => all.length >= minCount)
        .map(([week, all]) => ({
          week,
          writers: all.length,
          valence: mean(all.map(({ valence }) => valence)),
          arousal: mean(all.map(({ arousal }) => arousal)),
          flow: mean(all.map(({ flow }) => flow)),
        }));
      return {
        trajectories: weeks.map(({ personId: _, ...week }) => week),
        means,
      };
    },

    /** All data that the researcher may read: one object for each line of the export. */
    async export(researcher: Researcher): Promise<Record<string, unknown>[]> {
      const people = await consenting(researcher, 'export', {});
      const writers = await discloseWriters(database, people);
      const entries = await discloseEntries(database, people);
      const lines: Record<string, unknown>[] = people.flatMap((person, index) => [
        { type: 'writer', ...writers[index]! },
        ...(entries.get(person) ?? []).map((entry) => ({ type: 'entry', ...entry })),
      ]);
      const pseudonyms = new Map(people.map(({ personId, pseudonym }) => [personId, pseudonym]));
      const weeks = inOrder(await store.selectWeeks(database, [...pseudonyms.keys()]), pseudonyms);
      for (const { personId: _, ...week } of weeks) lines.push({ type: 'week', ...week });
      return lines;
    },
  };
}

/** Orders by week, then by pseudonym, so that the order does not help to link the pseudonyms of two studies. */
function inOrder(
  weeks: readonly store.WeekOfEmotion[],
  pseudonyms: ReadonlyMap<string, string>,
): ({ writer: string } & store.WeekOfEmotion)[] {
  return weeks
    .map((week) => ({
      writer: pseudonyms.get(week.personId)!,
      ...week,
      valence: rounded(week.valence),
      arousal: rounded(week.arousal),
      flow: rounded(week.flow),
    }))
    .sort((a, b) => (a.week === b.week ? (a.writer < b.writer ? -1 : 1) : a.week < b.week ? -1 : 1));
}

function countOrNull(count: number): number | null {
  return count >= minCount ? count : null;
}

function pseudonymOf(key: Buffer, personId: string): string {
  return `w_${createHmac('sha256', key).update(personId).digest('hex').slice(0, 20)}`;
}

function mean(numbers: readonly number[]): number {
  return rounded(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
}
