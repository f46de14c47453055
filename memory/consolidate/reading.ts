import type { Database } from '#src/db/database.ts';
import type { Reading } from '#src/language/reading.ts';
import { observe } from '../retain/observe.ts';
import { selectThemeNames } from '../stores/concept-store.ts';
import type { Finding } from '../stores/reading-store.ts';
import type { Writing } from '../stores/writing-store.ts';
import type { Embeddings } from './embeddings.ts';

/**
 * Reads one writing.
 *
 * @param knownThemes names of themes from earlier writings of the same writer, the most important first. If this writing
 *   expresses one of them in other words, the reading should use the known name.
 */
export type ReadWriting = (writing: string, knownThemes: readonly string[]) => Promise<Reading>;

/** The reader is told this many known themes. */
const maxKnownThemes = 40;

/**
 * Reads the writings of one person in sequence, so that each reading knows the themes of those before it.
 *
 * @param writings in journal order.
 */
export async function readWritings(
  { database, read, embeddings }: { database: Database; read: ReadWriting; embeddings: Embeddings },
  personId: string,
  writings: readonly Writing[],
): Promise<Finding[]> {
  const knownThemes = new Set(await selectThemeNames(database, personId, maxKnownThemes));
  const findings: Finding[] = [];
  for (const writing of writings) {
    const reading = await read(writing.text, [...knownThemes]);
    for (const { name } of reading.themes) knownThemes.add(name);
    const { mentions, passages, emotion, words } = observe(writing.text, reading, writing);
    const texts = passages.map(({ start, end }) => writing.text.slice(start, end));
    const { vectors, model } = await embeddings.embedPassages(texts);
    findings.push({
      writing,
      mentions,
      emotion,
      words,
      passages: passages.map((passage, index) => ({ ...passage, embedding: vectors[index]! })),
      embeddingModel: model,
      chakra: reading.chakra,
    });
  }
  return findings;
}
