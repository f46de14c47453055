import { currentStrength, type Entry } from '../consolidate/entries.ts';
import type { EntryDetails, StoredEntry } from '../stores/entry-store.ts';

/** An entry as callers see it, with its strength as of now. */
export interface ShownEntry extends Omit<Entry, 'lastIndex'> {
  details: EntryDetails | undefined;
}

/** @param count of primes learned so far, against which the strength decays. */
export function showEntry(entry: StoredEntry, count: number): ShownEntry {
  return {
    id: entry.id,
    kind: entry.kind,
    concept: entry.concept,
    content: entry.content,
    strength: currentStrength(entry, count),
    occurrences: entry.occurrences,
    firstSeenAt: entry.firstSeenAt,
    lastSeenAt: entry.lastSeenAt,
    validFrom: entry.validFrom,
    validTo: entry.validTo,
    source: entry.source,
    details: entry.details,
  };
}

/** Orders the strongest first, then the latest, in the order of `selectEntryPage`. */
export function byStrength(a: ShownEntry, b: ShownEntry): number {
  return b.strength - a.strength || b.lastSeenAt.getTime() - a.lastSeenAt.getTime() || (a.id < b.id ? -1 : 1);
}
