import type { z } from 'zod';
import { kingdomOf } from '../practice/kingdoms.ts';
import { primeImageUrls } from './prime-image.ts';
import type { historyEntry } from './schema.ts';
import type { WrittenPrime } from './store.ts';

/** A kept writing as the contract shows it. */
export function toHistoryEntry(entry: WrittenPrime): z.input<typeof historyEntry> {
  return {
    id: entry.id,
    writing: entry.writing,
    duration_seconds: entry.durationSeconds,
    flow_score: entry.flowScore,
    is_prime: true,
    chakra: entry.chakra,
    kingdom: kingdomOf(entry.chakra).name,
    sealed: entry.sealed,
    created_at: entry.createdAt.toISOString(),
    prime: {
      id: entry.prime.id,
      ...primeImageUrls(entry),
      title: entry.prime.title ?? '',
      reflection: entry.prime.reflection ?? '',
    },
  };
}
