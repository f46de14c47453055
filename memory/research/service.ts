import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '#src/core/clock.ts';
import { AppError } from '#src/core/errors.ts';
import { newId } from '#src/core/ids.ts';
import type { Database } from '#src/db/database.ts';
import type { ConsentLevel } from '#src/db/memory-tables.ts';
import { themes } from '#src/language/theme-lexicon.ts';
import { type ShownEntry, showEntry } from '../recall/shown-entry.ts';
import { conceptKey } from '../retain/concept.ts';
import { selectEvidence } from '../retain/evidence.ts';
import { selectStrongestEntries } from '../stores/entry-store.ts';
import { selectStates } from '../stores/state-store.ts';
import type { Researcher } from './store.ts';
import * as store from './store.ts';

/** A smaller count is not disclosed, because it could identify a person. */
const minCount = 5;
const tokenLifeMs = 365 * 24 * 60 * 60 * 1000;
const maxQuotes = 5;
const maxEntriesOfWriter = 100;

/** Common themes by concept. A name that is none of these is in the writer's own words. */
const commonThemes = new Map(themes.map(({ name }) => [conceptKey(name), name]));

export interface ResearchOptions {
  database: Database;
  clock: Clock;
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
  /** The name of a common theme; null if it is in the writer's own words and the writer does not share these. */
  content: string | null;
  strength: number;
  occurrences: number;
  firstSeen: string;
  lastSeen: string;
  /** Only of writers who share quotes. */
  quotes?: string[];
}

export type Research = ReturnType<typeof createResearch>;

/**
 * What researchers may read: data of writers who consent at this moment, under pseudonyms that are the same within one study and
 * differ between studies. Every read is recorded before it is answered. The number of statements does not depend on the
 * number of writers.
 */
export function createResearch({ database, clock }: ResearchOptions) {
  /** The writers who consent, or the one asked for. Records the read first. */
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

  async function writersOf(people: readonly Person[]): Promise<ResearchWriter[]> {
    const states = await selectStates(
      database,
      people.map(({ personId }) => personId),
    );
    return people.map(({ personId, level, pseudonym }) => {
      const totals = states.get(personId)?.totals;
      return {
        id: pseudonym,
        consent: level,
        since: totals?.firstPrimeAt?.slice(0, 7) ?? null,
        primes: totals?.primes ?? 0,
      };
    });
  }

  /** The entries of each writer, the strongest first. */
  async function entriesOf(people: readonly Person[]): Promise<Map<Person, ResearchEntry[]>> {
    const personIds = people.map(({ personId }) => personId);
    const states = await selectStates(database, personIds);
    const entries = await selectStrongestEntries(database, personIds, {
      kinds: ['theme', 'avoidance', 'trigger', 'reflection'],
      limit: maxEntriesOfWriter,
    });
    const quoted = new Set(people.filter(sharesWords).map(({ personId }) => personId));
    const evidence = await selectEvidence(
      database,
      entries.filter(({ personId }) => quoted.has(personId)),
      maxQuotes,
    );
    const byPerson = Map.groupBy(entries, ({ personId }) => personId);
    return new Map(
      people.map((person) => {
        const { personId } = person;
        const count = states.get(personId)?.learned ?? 0;
        const shown = (byPerson.get(personId) ?? []).map((entry) =>
          toResearchEntry(
            person,
            showEntry(entry, count),
            (evidence.get(entry.id) ?? []).map(({ quote }) => quote),
          ),
        );
        return [person, shown] as const;
      }),
    );
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

    /** Issues a token for a study, and creates the study with its first token. The token itself is not stored. */
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

    /** Revokes all tokens of a study. @returns how many; undefined if there is no such study. */
    async revokeTokens(studyName: string): Promise<number | undefined> {
      const study = await store.findStudy(database, studyName);
      return study && store.deleteTokensOf(database, study.id);
    },

    /** The reads of researchers, newest first, for the operator. */
    reads: (limit: number) => store.selectReads(database, limit),

    async consent(personId: string): Promise<{ level: ConsentLevel; changedAt: Date | undefined }> {
      return (await store.findConsent(database, personId)) ?? { level: 'none', changedAt: undefined };
    },

    /** Gives, changes or withdraws consent. It applies to every read from now on. */
    async setConsent(personId: string, level: ConsentLevel): Promise<Date> {
      const now = clock();
      await store.upsertConsent(database, personId, level, now);
      return now;
    },

    /** The writers who consent, and their number: null below five. */
    async writers(researcher: Researcher): Promise<{ writers: ResearchWriter[]; total: number | null }> {
      const people = await consenting(researcher, 'writers', {});
      return { writers: await writersOf(people), total: countOrNull(people.length) };
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
      const entries = [...(await entriesOf(people)).values()].flat();
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

    /** Emotion and flow by week: of each writer, and the mean of every week in which at least five wrote. */
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

    /** Everything, as one object for each line of the export. */
    async export(researcher: Researcher): Promise<Record<string, unknown>[]> {
      const people = await consenting(researcher, 'export', {});
      const writers = await writersOf(people);
      const entries = await entriesOf(people);
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

function sharesWords({ level }: { level: 'patterns' | 'quotes' }): boolean {
  return level === 'quotes';
}

function toResearchEntry(
  person: { level: 'patterns' | 'quotes'; pseudonym: string },
  entry: ShownEntry,
  quotes: string[],
): ResearchEntry {
  const common = entry.source === 'agent' ? commonThemes.get(entry.concept) : undefined;
  return {
    writer: person.pseudonym,
    kind: entry.kind,
    content: sharesWords(person) ? entry.content : (common ?? null),
    strength: rounded(entry.strength),
    occurrences: entry.occurrences,
    firstSeen: entry.firstSeenAt.toISOString().slice(0, 10),
    lastSeen: entry.lastSeenAt.toISOString().slice(0, 10),
    ...(sharesWords(person) ? { quotes: quotes.slice(0, maxQuotes) } : {}),
  };
}

/** Ordered by week, then by pseudonym, so that the order discloses nothing that could link two studies. */
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

/** More digits would say nothing more about emotions, and could identify a person. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function countOrNull(count: number): number | null {
  return count >= minCount ? count : null;
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
