import type { Database } from '#src/db/database.ts';
import type { ConceptState } from '../consolidate/concept-state.ts';
import { entriesOf } from '../consolidate/entries.ts';
import { replayJournal } from '../consolidate/reducer.ts';
import { applyCorrections, type Corrections, latestCorrections } from '../correct/correction.ts';
import { selectCorrections } from '../stores/correction-store.ts';
import { type StoredEntry, selectEntries } from '../stores/entry-store.ts';
import { selectReadPrimes } from '../stores/reading-store.ts';

/** The memory of a writer as it was at a moment. */
export interface PastMemory {
  /** The entries that were valid at that moment. */
  entries: StoredEntry[];
  concepts: ConceptState[];
  corrections: Corrections;
  /** Number of primes up to that moment. */
  count: number;
  /** Decayed number of pages up to that moment. */
  decayedPages: number;
}

/** Replays the journal, and the writer's corrections, up to a moment. */
export async function replayUntil(database: Database, personId: string, asOf: Date): Promise<PastMemory> {
  const primes = await selectReadPrimes(database, personId, { until: asOf });
  const corrections = latestCorrections(await selectCorrections(database, personId, { until: asOf }));
  const { concepts: byId, count, decayedPages } = replayJournal(primes);
  const concepts = [...byId.values()];
  const derived = concepts
    .flatMap((concept) => entriesOf(personId, concept))
    .map((entry) => ({
      ...applyCorrections(entry, corrections),
      personId,
      derived: true,
      details: undefined,
    }))
    .filter(({ validFrom, validTo }) => validFrom <= asOf && (validTo === undefined || validTo > asOf));
  const others = await selectEntries(database, personId, { derived: false, validAt: asOf });
  return { entries: [...derived, ...others], concepts, corrections, count, decayedPages };
}
