import type { CorrectionEffect, EntryKind } from '#src/db/memory-tables.ts';
import type { Entry } from '../consolidate/entries.ts';

/** What the writer said about an entry. It takes precedence over everything learned before or after it. */
export interface Correction {
  id: string;
  entryId: string;
  kind: EntryKind;
  concept: string;
  effect: CorrectionEffect;
  /** Content of the entry before the correction. */
  before: string;
  /** The writer's words; undefined if they only rejected the entry. */
  content: string | undefined;
  madeAt: Date;
}

/** The last correction of each kind and concept. */
export type Corrections = ReadonlyMap<string, Correction>;

export function latestCorrections(corrections: readonly Correction[]): Corrections {
  const latest = new Map<string, Correction>();
  for (const correction of [...corrections].sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime())) {
    latest.set(`${correction.kind}:${correction.concept}`, correction);
  }
  return latest;
}

/** The correction that applies to an entry. A correction of a theme applies to its avoidance too. */
export function correctionOf(
  corrections: Corrections,
  { kind, concept }: Pick<Entry, 'kind' | 'concept'>,
): Correction | undefined {
  const own = corrections.get(`${kind}:${concept}`);
  return own ?? (kind === 'avoidance' ? corrections.get(`theme:${concept}`) : undefined);
}

/** The entry with the writer's correction applied. */
export function applyCorrections(entry: Entry, corrections: Corrections): Entry {
  const correction = correctionOf(corrections, entry);
  if (!correction) return entry;
  const isOwn = correction.entryId === entry.id || correction.kind === entry.kind;
  switch (correction.effect) {
    case 'renamed':
      return { ...entry, content: correction.content!, source: 'writer' };
    case 'rejected':
      return { ...entry, validTo: earlier(entry.validTo, correction.madeAt), source: 'writer' };
    case 'restated':
      // A sentence that replaces a theme is no content for its avoidance, which ends.
      if (!isOwn) return { ...entry, validTo: earlier(entry.validTo, correction.madeAt), source: 'writer' };
      return {
        ...entry,
        content: correction.content!,
        strength: 1,
        validFrom: correction.madeAt,
        validTo: undefined,
        source: 'writer',
      };
  }
}

function earlier(a: Date | undefined, b: Date): Date {
  return a && a < b ? a : b;
}
