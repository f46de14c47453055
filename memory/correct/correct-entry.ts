import type { Clock } from '#src/core/clock.ts';
import { AppError } from '#src/core/errors.ts';
import { derivedId } from '#src/core/ids.ts';
import { type Database, inTransaction } from '#src/db/database.ts';
import { entriesOf } from '../consolidate/entries.ts';
import { getEntry } from '../recall/entry-detail.ts';
import { selectConceptsNamed } from '../stores/concept-store.ts';
import { insertCorrection, selectCorrections } from '../stores/correction-store.ts';
import { replaceEntries } from '../stores/entry-store.ts';
import { lockState } from '../stores/state-store.ts';
import { applyCorrections, type Correction, latestCorrections } from './correction.ts';
import { readCorrection } from './read-correction.ts';

/**
 * Corrects an entry. The correction permanently takes precedence over what is learned.
 *
 * @param words `content`: what the entry should say; a denial counts as `rejected`.
 * @throws AppError `not_found`; `conflict` for an override or an adaptation, which record what was said and done.
 */
export async function correctEntry(
  { database, clock }: { database: Database; clock: Clock },
  personId: string,
  id: string,
  words: { content?: string | undefined; rejected?: boolean | undefined },
): Promise<void> {
  const entry = await getEntry(database, personId, id);
  if (!entry.derived) {
    throw new AppError(
      'conflict',
      entry.kind === 'adaptation'
        ? 'An adaptation can be undone or forgotten, not corrected.'
        : 'An override is what you said; it can be forgotten, not corrected.',
    );
  }
  const { effect, content } = readCorrection(entry.kind, words);
  const now = clock();
  const correction: Correction = {
    id: derivedId('correction', entry.id, effect, content ?? '', now.toISOString()),
    entryId: entry.id,
    kind: entry.kind,
    concept: entry.concept,
    effect,
    before: entry.content,
    content,
    madeAt: now,
  };
  await inTransaction(database, async (handle) => {
    await lockState(handle, personId);
    await insertCorrection(handle, personId, correction);
    const latest = latestCorrections(await selectCorrections(handle, personId));
    const concepts = await selectConceptsNamed(handle, personId, entry.concept);
    const entries = concepts
      .flatMap((concept) => entriesOf(personId, concept))
      .map((each) => applyCorrections(each, latest));
    await replaceEntries(handle, personId, concepts, entries);
  });
}
