import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { embedOffline } from '#src/language/embedding.ts';
import { innerProduct } from '#src/language/meaning.ts';
import { stemOf } from '#src/language/tokens.ts';
import { wordVector, wordVectorSize } from '#src/language/word-vectors.ts';

const likeness = (a: string, b: string) => innerProduct(wordVector(stemOf(a))!, wordVector(stemOf(b))!);

describe('the vectors of words', () => {
  it.each([
    ['heifer', 'cow', 'piano'],
    ['violin', 'cello', 'invoice'],
    ['diagnosis', 'symptom', 'harbour'],
    ['overdraft', 'debit', 'orchard'],
    ['brother', 'uncle', 'cement'],
    ['grief', 'sorrow', 'bicycle'],
  ])('put %s nearer to %s than to %s', (word, near, far) => {
    expect(likeness(word, near)).toBeGreaterThan(likeness(word, far) + 0.2);
  });

  it('are unpacked to length 1, and there is one for each stem of the table', () => {
    const stems = readFileSync('src/language/lexicon/word-vectors.txt', 'utf8').trimEnd().split('\n');
    expect(new Set(stems).size).toBe(stems.length);
    for (const stem of stems) {
      const vector = wordVector(stem)!;
      expect(vector).toHaveLength(wordVectorSize);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
    }
    expect(wordVector('no such stem')).toBeUndefined();
  });

  it('bring texts near that share no word, but speak of like things', () => {
    const [fact, asked, other] = [
      'A heifer got her head stuck in the trough and we had to cut it.',
      'What became of the young cattle?',
      'What became of the sonata for cello?',
    ].map(embedOffline);
    expect(innerProduct(fact!, asked!)).toBeGreaterThan(innerProduct(fact!, other!) + 0.05);
  });
});
