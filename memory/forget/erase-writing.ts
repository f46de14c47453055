import type { Clock } from '#src/core/clock.ts';
import { newId } from '#src/core/ids.ts';
import { type Database, inTransaction } from '#src/db/database.ts';
import { deleteTasks, type TaskKey } from '#src/db/tasks.ts';
import { tokenise } from '#src/language/tokens.ts';
import { replayStoredJournal } from '../consolidate/consolidation.ts';
import { learnTaskKind } from '../consolidate/learner.ts';
import { totalsOf } from '../consolidate/totals.ts';
import { deleteBaselessCorrections } from '../stores/correction-store.ts';
import { countEntries } from '../stores/entry-store.ts';
import { deleteReading, selectUniqueThemes } from '../stores/reading-store.ts';
import { lockState, updateHead, updateTotals } from '../stores/state-store.ts';
import { selectCountedPrimes, selectWritings } from '../stores/writing-store.ts';
import { insertErasure } from './erasure-store.ts';
import type { Erased } from './forgetting.ts';
import type { ForgetElsewhere } from './redaction.ts';
import { createNaming } from './tombstones.ts';

interface Options {
  database: Database;
  clock: Clock;
  /** Removes tasks from the queue. */
  dequeue(tasks: readonly TaskKey[]): Promise<void>;
  forgetElsewhere?: ForgetElsewhere;
}

/**
 * Removes what memory and agents keep of a writing that is about to be erased: what was learned from it, what agents quoted of
 * it, and what they said about themes that no other writing mentions.
 *
 * @returns how much was erased, by table.
 */
export async function removeLearnedFrom(
  options: Options,
  personId: string,
  writingId: string,
): Promise<Erased> {
  const { database, clock } = options;
  const task = { kind: learnTaskKind, subjectId: writingId };
  await options.dequeue([task]);
  const elsewhere = await forgetAnswersAbout(options, personId, writingId);
  return inTransaction(database, async (handle) => {
    await lockState(handle, personId);
    await deleteTasks(handle, [task]);
    const before = await countEntries(handle, personId);
    const readingCount = await deleteReading(handle, personId, writingId);
    const primes = await selectCountedPrimes(handle, personId, { without: writingId });
    await updateTotals(handle, personId, totalsOf(primes));
    await updateHead(handle, personId, await replayStoredJournal(handle, personId));
    await deleteBaselessCorrections(handle, personId);
    const after = await countEntries(handle, personId);
    const erased = { prime_readings: readingCount, memory_entries: before - after, ...elsewhere };
    await insertErasure(handle, { id: newId(), scope: 'writing', erased, now: clock() });
    return erased;
  });
}

async function forgetAnswersAbout(
  { database, forgetElsewhere }: Options,
  personId: string,
  writingId: string,
): Promise<Erased> {
  const [writing] = await selectWritings(database, personId, [writingId]);
  if (!writing || !forgetElsewhere) return {};
  const unique = new Set(await selectUniqueThemes(database, personId, writingId));
  const { isNamedIn } = createNaming((concept) => unique.has(concept));
  const clauses = quotableClauses(writing.text);
  const inTalk = (text: string) => clauses.some((clause) => text.includes(clause));
  const inAnswers = (text: string) => inTalk(text) || isNamedIn(text);
  return forgetElsewhere(personId, { inAnswers, inTalk, writingId });
}

/** Clauses with fewer characters are not searched for, because any text may contain them by chance. */
const minQuoteLength = 16;

function quotableClauses(text: string): string[] {
  return tokenise(text)
    .clauses.map(({ start, end }) => text.slice(start, end).trim())
    .filter(({ length }) => length >= minQuoteLength);
}
