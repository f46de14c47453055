import type { Clock } from '#src/core/clock.ts';
import type { Database } from '#src/db/database.ts';
import type { EntryKind } from '#src/db/memory-tables.ts';
import type { Embedder } from '#src/models/embeddings.ts';
import { cutQuotes, type Evidence } from '../retain/evidence.ts';
import { selectEntriesById } from '../stores/entry-store.ts';
import { countLearned } from '../stores/state-store.ts';
import { type Hit, type Question, recall } from './recall.ts';
import { type ShownEntry, showEntry } from './shown-entry.ts';

/** A hit with its content: a passage in the writer's own words, or an entry. */
export type Recalled =
  | { kind: 'passage'; score: number; passage: Evidence }
  | { kind: EntryKind; score: number; entry: ShownEntry };

type PassageHit = Extract<Hit, { kind: 'passage' }>;

/**
 * Finds what answers a question, with its content, best first. The number of SQL statements does not depend on the number of
 * hits.
 */
export async function recallWithContent(
  { database, clock, embedder }: { database: Database; clock: Clock; embedder: Embedder },
  personId: string,
  question: Question,
): Promise<Recalled[]> {
  const hits = await recall(database, personId, embedder, { ...question, asOf: question.asOf ?? clock() });
  const passages = new Map(hits.filter(isPassage).map((hit) => [hit, { ...hit, personId }]));
  const quotes = await cutQuotes(database, [...passages.values()]);
  const entries = await selectEntriesById(
    database,
    personId,
    hits.flatMap((hit) => ('entryId' in hit ? [hit.entryId] : [])),
  );
  const count = await countLearned(database, personId);
  return hits.flatMap((hit): Recalled[] => {
    if (isPassage(hit)) {
      const passage = quotes.get(passages.get(hit)!);
      return passage ? [{ kind: 'passage', score: hit.score, passage }] : [];
    }
    const entry = entries.get(hit.entryId);
    return entry ? [{ kind: hit.kind, score: hit.score, entry: showEntry(entry, count) }] : [];
  });
}

function isPassage(hit: Hit): hit is PassageHit {
  return hit.kind === 'passage';
}
