import type { Database } from '#src/db/database.ts';
import { themes } from '#src/language/theme-lexicon.ts';
import { type ShownEntry, showEntry } from '../recall/shown-entry.ts';
import { conceptKey } from '../retain/concept.ts';
import { selectEvidence } from '../retain/evidence.ts';
import { selectStrongestEntries } from '../stores/entry-store.ts';
import { selectStates } from '../stores/state-store.ts';

const maxQuotes = 5;
const maxEntriesOfWriter = 100;

/** Common themes by concept. A name that is not among them is in the writer's own words. */
export const commonThemes = new Map(themes.map(({ name }) => [conceptKey(name), name]));

/** A writer who consents to share data now, under their pseudonym in one study. */
export interface ConsentingWriter {
  personId: string;
  level: 'patterns' | 'quotes';
  pseudonym: string;
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
  /** The name of a common theme; null if it is in the writer's own words, and the writer does not share their own words. */
  content: string | null;
  strength: number;
  occurrences: number;
  firstSeen: string;
  lastSeen: string;
  /** Present only for writers who share quotes. */
  quotes?: string[];
}

/** The data that is disclosed about each of these writers. */
export async function discloseWriters(
  database: Database,
  people: readonly ConsentingWriter[],
): Promise<ResearchWriter[]> {
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
export async function discloseEntries(
  database: Database,
  people: readonly ConsentingWriter[],
): Promise<Map<ConsentingWriter, ResearchEntry[]>> {
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

function sharesWords({ level }: ConsentingWriter): boolean {
  return level === 'quotes';
}

function toResearchEntry(person: ConsentingWriter, entry: ShownEntry, quotes: string[]): ResearchEntry {
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

/** Rounds a score. More digits would add no information on emotions, and could identify a person. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
