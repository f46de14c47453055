import { notFound } from '#src/core/errors.ts';
import type { Database, Handle } from '#src/db/database.ts';
import type { Correction } from '../correct/correction.ts';
import { type AdaptationFlow, flowAround } from '../ledger/adaptation-flow.ts';
import { type Evidence, selectEvidence } from '../retain/evidence.ts';
import { findConcept } from '../stores/concept-store.ts';
import { selectCorrections } from '../stores/correction-store.ts';
import { findEntry, type StoredEntry, selectEntries } from '../stores/entry-store.ts';
import { countLearned } from '../stores/state-store.ts';
import { selectCountedPrimes } from '../stores/writing-store.ts';
import { type ShownEntry, showEntry } from './shown-entry.ts';

/** An earlier version of an entry, with the period in which it was valid. */
export interface HistoryItem {
  content: string;
  validFrom: Date;
  validTo: Date | undefined;
  source: 'agent' | 'writer';
  reason: string;
}

export interface EntryDetail extends ShownEntry {
  /** Newest first. */
  evidence: Evidence[];
  /** Oldest first. */
  history: HistoryItem[];
  /** Undefined unless the entry is an adaptation. */
  flow: AdaptationFlow | undefined;
}

/** At most this many quotes are returned as evidence. */
export const maxEvidence = 100;

/** An entry of the person. @throws AppError `not_found`, also for an entry of another person. */
export async function getEntry(handle: Handle, personId: string, id: string): Promise<StoredEntry> {
  const entry = await findEntry(handle, personId, id);
  if (!entry) throw notFound('entry');
  return entry;
}

/** One entry with its evidence and history. @throws AppError `not_found`, also for an entry of another person. */
export async function getEntryDetail(database: Database, personId: string, id: string): Promise<EntryDetail> {
  const entry = await getEntry(database, personId, id);
  const isAdaptation = entry.kind === 'adaptation';
  return {
    ...showEntry(entry, await countLearned(database, personId)),
    flow: isAdaptation ? flowAround(entry, await selectCountedPrimes(database, personId)) : undefined,
    evidence: (await selectEvidence(database, [entry], maxEvidence)).get(id) ?? [],
    history: await selectHistory(database, personId, entry),
  };
}

async function selectHistory(
  database: Database,
  personId: string,
  entry: StoredEntry,
): Promise<HistoryItem[]> {
  const corrections = (await selectCorrections(database, personId)).filter(
    ({ concept, kind }) =>
      concept === entry.concept && (kind === entry.kind || (kind === 'theme' && entry.kind === 'avoidance')),
  );
  const items = [
    ...(entry.kind === 'reflection' ? await selectOtherStances(database, personId, entry) : []),
    ...(entry.kind === 'avoidance' ? await selectEarlierAvoidances(database, personId, entry) : []),
    ...corrections.flatMap((_, index) => historyOfCorrection(entry, corrections, index)),
  ];
  return items.sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
}

async function selectOtherStances(
  database: Database,
  personId: string,
  { id: own, concept }: StoredEntry,
): Promise<HistoryItem[]> {
  return (await selectEntries(database, personId, { concept, kinds: ['reflection'] }))
    .filter(({ id }) => id !== own)
    .map(({ content, validFrom, validTo, source }) => ({
      content,
      validFrom,
      validTo,
      source,
      reason: 'said',
    }));
}

async function selectEarlierAvoidances(
  database: Database,
  personId: string,
  { concept, content }: StoredEntry,
): Promise<HistoryItem[]> {
  const state = await findConcept(database, personId, 'theme', concept);
  return (state?.avoidances.slice(0, -1) ?? []).map(({ from, to, reason }) => ({
    content,
    validFrom: new Date(from),
    validTo: to === undefined ? undefined : new Date(to),
    source: 'agent',
    reason: reason === 'cue' ? 'touched and left' : 'no longer mentioned',
  }));
}

/** The content of the entry before a correction; for the last correction also the content since. */
function historyOfCorrection(
  entry: StoredEntry,
  corrections: readonly Correction[],
  index: number,
): HistoryItem[] {
  const correction = corrections[index]!;
  const before = corrections[index - 1];
  const earlier: HistoryItem = {
    content: correction.before,
    validFrom: before?.madeAt ?? entry.firstSeenAt,
    validTo: correction.madeAt,
    source: before ? 'writer' : 'agent',
    reason: before ? before.effect : 'learned',
  };
  if (index < corrections.length - 1) return [earlier];
  return [
    earlier,
    {
      content: correction.content ?? correction.before,
      validFrom: correction.madeAt,
      validTo: correction.effect === 'rejected' ? correction.madeAt : entry.validTo,
      source: 'writer',
      reason: correction.effect,
    },
  ];
}
