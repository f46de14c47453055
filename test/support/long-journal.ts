import { createRandom } from '../../src/core/random.ts';
import { freeProse } from './writings.ts';

export interface LongJournalEntry {
  writing: string;
  duration_seconds: number;
  created_at: string;
}

const dayMs = 86_400_000;

/**
 * An invented journal with dated entries of realistic length. The entries are shuffled sentences of free prose. Some days
 * have no entry and some have two. The same seed gives the same journal.
 */
export function longJournal(
  count: number,
  { seed = 'journal', words = 300, from = Date.UTC(2015, 0, 1) } = {},
): LongJournalEntry[] {
  const random = createRandom(seed);
  const sentences = freeProse
    .flatMap((text) => text.match(/[^.!?]+[.!?]+/g) ?? [text])
    .map((one) => one.trim());
  const entries: LongJournalEntry[] = [];
  let day = 0;
  while (entries.length < count) {
    const times = random.next() < 0.05 ? 2 : 1;
    for (let time = 0; time < times && entries.length < count; time++) {
      const chosen: string[] = [];
      let length = 0;
      while (length < words) {
        const sentence = random.pick(sentences);
        chosen.push(sentence);
        length += sentence.split(' ').length;
      }
      const minute = (6 + random.int(16)) * 60 + random.int(60);
      entries.push({
        writing: chosen.join(' '),
        duration_seconds: 480 + random.int(900),
        created_at: new Date(from + day * dayMs + minute * 60_000).toISOString(),
      });
    }
    day += random.next() < 0.1 ? 2 + random.int(3) : 1;
  }
  return entries;
}
