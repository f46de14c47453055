import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '#src/core/clock.ts';
import { AppError } from '#src/core/errors.ts';
import { newId } from '#src/core/ids.ts';
import type { Database } from '#src/db/database.ts';
import type { ConsentLevel } from '#src/db/memory-tables.ts';
import { themes } from '#src/language/theme-lexicon.ts';
import { conceptKey } from '../retain/concept.ts';
import type { MemoryService, ShownEntry } from '../service.ts';
import type { Researcher } from './store.ts';
import * as store from './store.ts';

/** A count below this is not told: it could point at somebody. */
const smallestCount = 5;
const tokenLifeMs = 365 * 24 * 60 * 60 * 1000;
const maxQuotes = 5;
const entriesOfWriter = 100;

/** Names that everybody's themes may have; any other is the writer's own words. */
const commonThemes = new Map(themes.map(({ name }) => [conceptKey(name), name]));

export interface ResearchOptions {
  database: Database;
  clock: Clock;
  memory: MemoryService;
}

export interface ResearchWriter {
  id: string;
  consent: 'patterns' | 'quotes';
  /** Month of the first prime, `YYYY-MM`. */
  since: string | null;
  primes: number;
}

export interface ResearchEntry {
  writer: string;
  kind: string;
  /** A theme of the common list; null where the name is the writer's own and they share no words. */
  content: string | null;
  strength: number;
  occurrences: number;
  firstSeen: string;
  lastSeen: string;
  /** Only of those who share quotes. */
  quotes?: string[];
}

export type Research = ReturnType<typeof createResearch>;

/**
 * What researchers may read: of those who consent at this moment, under names that hold within one study and mean
 * nothing in another. Every read is noted before it is answered.
 */
export function createResearch({ database, clock, memory }: ResearchOptions) {
  /** Those who consent at this moment, or the one who is asked for; the read is noted first. */
  async function consenting(
    researcher: Researcher,
    operation: string,
    query: { writer?: string | undefined },
  ) {
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

  type Person = Awaited<ReturnType<typeof consenting>>[number];

  async function writerOf({ personId, level, pseudonym }: Person): Promise<ResearchWriter> {
    const { totalPrimes, firstPrimeAt } = await memory.extent(personId);
    return {
      id: pseudonym,
      consent: level,
      since: firstPrimeAt?.toISOString().slice(0, 7) ?? null,
      primes: totalPrimes,
    };
  }

  async function entriesOf(person: Person): Promise<ResearchEntry[]> {
    const { entries } = await memory.entries(person.personId, {
      kinds: ['theme', 'avoidance', 'trigger', 'reflection'],
      page: 1,
      pageSize: entriesOfWriter,
    });
    const shown: ResearchEntry[] = [];
    for (const entry of entries) shown.push(await toResearchEntry(person, entry));
    return shown;
  }

  async function toResearchEntry(person: Person, entry: ShownEntry): Promise<ResearchEntry> {
    const sharesWords = person.level === 'quotes';
    const common = entry.source === 'agent' ? commonThemes.get(entry.concept) : undefined;
    return {
      writer: person.pseudonym,
      kind: entry.kind,
      content: sharesWords ? entry.content : (common ?? null),
      strength: rounded(entry.strength),
      occurrences: entry.occurrences,
      firstSeen: entry.firstSeenAt.toISOString().slice(0, 10),
      lastSeen: entry.lastSeenAt.toISOString().slice(0, 10),
      ...(sharesWords ? { quotes: await quotesOf(person.personId, entry.id) } : {}),
    };
  }

  async function quotesOf(personId: string, entryId: string): Promise<string[]> {
    const { evidence } = await memory.entry(personId, entryId);
    return evidence.slice(0, maxQuotes).map(({ quote }) => quote);
  }

  return {
    /** The researcher that a token belongs to. @throws AppError `unauthenticated`. */
    async authenticate(authorization: string | undefined): Promise<Researcher> {
      const token = /^Bearer +([\w-]{20,200}) *$/i.exec(authorization ?? '')?.[1];
      const found = token && (await store.findResearcher(database, hashToken(token), clock()));
      if (!found) {
        throw new AppError('unauthenticated', 'This needs a researcher’s token in `Authorization: Bearer`.');
      }
      return found;
    },

    /** A new token for a study, which is made with its first one; the token is told this once. */
    async issueToken(studyName: string): Promise<string> {
      const now = clock();
      await store.insertStudy(database, { id: newId(), name: studyName, pseudonymKey: randomBytes(32) }, now);
      const study = await store.findStudy(database, studyName);
      const token = randomBytes(32).toString('base64url');
      await store.insertToken(database, {
        id: newId(),
        studyId: study!.id,
        hash: hashToken(token),
        now,
        expiresAt: new Date(now.getTime() + tokenLifeMs),
      });
      return token;
    },

    /** Ends all tokens of a study; undefined where there is no such study. */
    async revokeTokens(studyName: string): Promise<number | undefined> {
      const study = await store.findStudy(database, studyName);
      return study && store.deleteTokensOf(database, study.id);
    },

    /** What researchers have read, newest first, for the operator. */
    reads: (limit: number) => store.selectReads(database, limit),

    async consent(personId: string): Promise<{ level: ConsentLevel; changedAt: Date | undefined }> {
      return (await store.findConsent(database, personId)) ?? { level: 'none', changedAt: undefined };
    },

    /** Gives, changes or withdraws consent; what researchers read from now on follows it. */
    async setConsent(personId: string, level: ConsentLevel): Promise<Date> {
      const now = clock();
      await store.upsertConsent(database, personId, level, now);
      return now;
    },

    /** The writers who consent, and how many: null below five. */
    async writers(researcher: Researcher): Promise<{ writers: ResearchWriter[]; total: number | null }> {
      const people = await consenting(researcher, 'writers', {});
      const writers: ResearchWriter[] = [];
      for (const person of people) writers.push(await writerOf(person));
      return { writers, total: countOrNull(people.length) };
    },

    /** What is believed of each writer, and how many of them share each common theme. */
    async memory(
      researcher: Researcher,
      query: { writer?: string | undefined },
    ): Promise<{
      entries: ResearchEntry[];
      themes: { name: string; writers: number }[];
      suppressedThemes: boolean;
    }> {
      const people = await consenting(researcher, 'memory', query);
      const entries: ResearchEntry[] = [];
      for (const person of people) entries.push(...(await entriesOf(person)));
      const holders = new Map<string, Set<string>>();
      for (const { kind, content, writer } of entries) {
        const common = content !== null && commonThemes.get(conceptKey(content));
        if (kind === 'theme' && common) holders.set(common, (holders.get(common) ?? new Set()).add(writer));
      }
      const counted = [...holders].map(([name, writers]) => ({ name, writers: writers.size }));
      const told = counted.filter(({ writers }) => writers >= smallestCount);
      return {
        entries,
        themes: told.sort((a, b) => b.writers - a.writers || (a.name < b.name ? -1 : 1)),
        suppressedThemes: told.length < counted.length,
      };
    },

    /** Feeling and flow by the week: each writer's own, and the mean of weeks in which five or more wrote. */
    async trajectories(researcher: Researcher, query: { writer?: string | undefined }) {
      const people = await consenting(researcher, 'trajectories', query);
      const pseudonyms = new Map(people.map(({ personId, pseudonym }) => [personId, pseudonym]));
      const weeks = inOrder(await store.selectWeeks(database, [...pseudonyms.keys()]), pseudonyms);
      const means = [...Map.groupBy(weeks, ({ week }) => week)]
        .filter(([, all]) => all.length >= smallestCount)
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

    /** All of it, a line of JSON for each thing. */
    async export(researcher: Researcher): Promise<Record<string, unknown>[]> {
      const people = await consenting(researcher, 'export', {});
      const lines: Record<string, unknown>[] = [];
      for (const person of people) {
        lines.push({ type: 'writer', ...(await writerOf(person)) });
        for (const entry of await entriesOf(person)) lines.push({ type: 'entry', ...entry });
      }
      const pseudonyms = new Map(people.map(({ personId, pseudonym }) => [personId, pseudonym]));
      const weeks = inOrder(await store.selectWeeks(database, [...pseudonyms.keys()]), pseudonyms);
      for (const { personId: _, ...week } of weeks) lines.push({ type: 'week', ...week });
      return lines;
    },
  };
}

/** By week, and within it by the study's own names: the order of rows tells nothing that another study's does. */
function inOrder(
  weeks: readonly store.WeekOfFeeling[],
  pseudonyms: ReadonlyMap<string, string>,
): ({ writer: string } & store.WeekOfFeeling)[] {
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

/** Finer than this the numbers say nothing of feelings, and much of whose they are. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function countOrNull(count: number): number | null {
  return count >= smallestCount ? count : null;
}

function pseudonymOf(key: Buffer, personId: string): string {
  return `w_${createHmac('sha256', key).update(personId).digest('hex').slice(0, 20)}`;
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function mean(numbers: readonly number[]): number {
  return rounded(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
}
