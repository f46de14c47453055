import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { baseForms, contractions } from '#src/language/word-forms.ts';
import { functionWords, unstemmedWords } from '#src/language/word-lists.ts';

export const dataFolder = new URL('../../src/language/data/', import.meta.url);
const checksumsFile = new URL('checksums.json', dataFolder);

/** How a data file came about. Checksums are SHA-256, in hex. */
export interface Origin {
  /** The command that makes the file. */
  readonly command: string;
  /** Of everything that the file is made from. */
  readonly inputs: string;
  /** Of the file itself. */
  readonly output: string;
  /** Figures that the training measured. */
  readonly measured?: Readonly<Record<string, number>>;
}

/** The recorded origins, by the name of the data file. */
export function readOrigins(): Record<string, Origin> {
  return JSON.parse(readFileSync(checksumsFile, 'utf8')) as Record<string, Origin>;
}

/** Writes a data file and records its origin. */
export function writeDataFile(
  name: string,
  content: string | Uint8Array,
  origin: Omit<Origin, 'output'>,
): void {
  writeFileSync(new URL(name, dataFolder), content);
  const origins = { ...readOrigins(), [name]: { ...origin, output: sha256([content]) } };
  const sorted = Object.fromEntries(Object.entries(origins).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(checksumsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Each part is hashed with its length, so that moving text from one part to the next changes the checksum. */
export function sha256(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = Buffer.from(part);
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}

/** All that decides which stem a word has, and which words have none. */
export function stemmingInputs(): string {
  const { version } = createRequire(import.meta.url)('stemmer/package.json') as { version: string };
  return JSON.stringify([
    version,
    [...baseForms],
    [...contractions],
    [...unstemmedWords],
    [...functionWords],
  ]);
}
