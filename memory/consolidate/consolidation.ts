import type { Handle } from '#src/db/database.ts';
import { applyCorrections, latestCorrections } from '../correct/correction.ts';
import { loadTombstones, withoutForgotten } from '../forget/tombstones.ts';
import { deleteOtherConcepts, selectConcepts, upsertConcepts } from '../stores/concept-store.ts';
import { selectCorrections } from '../stores/correction-store.ts';
import { deleteOtherEntries, replaceEntries } from '../stores/entry-store.ts';
import { insertPassages } from '../stores/passage-store.ts';
import { type Finding, insertReadings, selectReadPrimes } from '../stores/reading-store.ts';
import type { Head, MemoryState } from '../stores/state-store.ts';
import type { Writing } from '../stores/writing-store.ts';
import type { ConceptState } from './concept-state.ts';
import { entriesOf } from './entries.ts';
import { applyPrime, type JournalState, replayJournal } from './reducer.ts';

/**
 * What changes the memory of one writer. Every function here runs within a transaction that holds the lock of
 * `lockState`, and returns the head that the caller stores with `updateHead`.
 */

/** Stores what was found in writings, except what the writer had forgotten. */
export async function insertFindings(
  handle: Handle,
  personId: string,
  tombstoneKey: Buffer,
  found: readonly Finding[],
): Promise<Finding[]> {
  const tombstones = await loadTombstones(handle, personId, tombstoneKey);
  const findings = found.map((finding) => withoutForgotten(finding, tombstones));
  await insertReadings(handle, personId, findings);
  await insertPassages(handle, personId, findings);
  return findings;
}

/**
 * Stores what was found in writings and applies it to the state of their concepts. If a writing is older than one already
 * applied, the head is marked stale instead, and the journal must be replayed.
 *
 * @param found in journal order.
 */
export async function applyFindings(
  handle: Handle,
  personId: string,
  state: MemoryState,
  found: readonly Finding[],
): Promise<Head> {
  const findings = await insertFindings(handle, personId, state.tombstoneKey, found);
  const isNext = findings.every(({ writing }) => comesAfter(writing, state));
  if (state.stale || !isNext) return { ...state, stale: true };

  const wanted = findings.flatMap(({ mentions }) => mentions);
  const journal: JournalState = {
    count: state.learned,
    flowTotal: state.flowTotal,
    decayedPages: state.decayedPages,
    concepts: await selectConcepts(handle, personId, wanted, {
      fromIndex: state.learned + 1,
      toIndex: state.learned + findings.length,
    }),
    changed: new Set(),
  };
  for (const { writing, words, mentions } of findings) {
    applyPrime(journal, { ...writing, writingId: writing.id, words, mentions });
  }
  const changed = [...journal.changed].map((id) => journal.concepts.get(id)!);
  await storeConcepts(handle, personId, changed);
  const last = findings.at(-1)?.writing;
  return headOf(journal, last ?? { writtenAt: state.learnedAt, ordinal: state.learnedOrdinal });
}

/** Builds the state and the entries of all concepts again from what was found in the writings. */
export async function replayStoredJournal(handle: Handle, personId: string): Promise<Head> {
  const primes = await selectReadPrimes(handle, personId);
  const journal = replayJournal(primes);
  const entryIds = await storeConcepts(handle, personId, [...journal.concepts.values()]);
  await deleteOtherConcepts(handle, personId, new Set(journal.concepts.keys()));
  await deleteOtherEntries(handle, personId, entryIds);
  return headOf(journal, primes.at(-1));
}

/** Stores states of concepts and the entries that the states support. @returns the ids of the entries. */
async function storeConcepts(
  handle: Handle,
  personId: string,
  concepts: readonly ConceptState[],
): Promise<string[]> {
  const corrections = latestCorrections(await selectCorrections(handle, personId));
  const entries = concepts
    .flatMap((concept) => entriesOf(personId, concept))
    .map((entry) => applyCorrections(entry, corrections));
  await upsertConcepts(handle, personId, concepts);
  await replaceEntries(handle, personId, concepts, entries);
  return entries.map(({ id }) => id);
}

function headOf(
  { count, flowTotal, decayedPages }: JournalState,
  last: { writtenAt: Date | undefined; ordinal: number | undefined } | undefined,
): Head {
  return {
    learned: count,
    flowTotal,
    decayedPages,
    learnedAt: last?.writtenAt,
    learnedOrdinal: last?.ordinal,
    stale: false,
  };
}

type JournalPlace = Pick<Writing, 'writtenAt' | 'ordinal'>;

/** Compares two writings in journal order: by time, and writings of the same moment by their ordinal. */
export function compareInJournal(a: JournalPlace, b: JournalPlace): number {
  return a.writtenAt.getTime() - b.writtenAt.getTime() || a.ordinal - b.ordinal;
}

function comesAfter(writing: JournalPlace, { learnedAt, learnedOrdinal }: Head): boolean {
  return !learnedAt || compareInJournal(writing, { writtenAt: learnedAt, ordinal: learnedOrdinal ?? 0 }) > 0;
}
