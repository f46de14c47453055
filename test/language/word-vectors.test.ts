import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { embedOffline } from '#src/language/embedding.ts';
import { stemOf } from '#src/language/tokens.ts';
import { dotProduct } from '#src/language/vectors.ts';
import { wordVector, wordVectorSize } from '#src/language/word-vectors.ts';

const cosine = (a: string, b: string) => dotProduct(wordVector(stemOf(a))!, wordVector(stemOf(b))!);

describe('word vectors', () => {
  it.each([
    ['heifer', 'cow', 'piano'],
    ['violin', 'cello', 'invoice'],
    ['diagnosis', 'symptom', 'harbour'],
    ['overdraft', 'debit', 'orchard'],
    ['brother', 'uncle', 'cement'],
    ['grief', 'sorrow', 'bicycle'],
  ])('put %s nearer to %s than to %s', (word, near, far) => {
    expect(cosine(word, near)).toBeGreaterThan(cosine(word, far) + 0.2);
  });

  it('are unpacked to length 1, and there is one for each stem of the table', () => {
    const stems = readFileSync('src/language/data/word-vectors.txt', 'utf8').trimEnd().split('\n');
    expect(new Set(stems).size).toBe(stems.length);
    for (const stem of stems) {
      const vector = wordVector(stem)!;
      expect(vector).toHaveLength(wordVectorSize);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
    }
    expect(wordVector('no such stem')).toBeUndefined();
  });

  it('bring texts near each other that share no word but are about similar things', () => {
    const [fact, asked, other] = [
      'A heifer got her head stuck in the trough and we had to cut it.',
      'What became of the young cattle?',
      'What became of the sonata for cello?',
    ].map(embedOffline);
    expect(dotProduct(fact!, asked!)).toBeGreaterThan(dotProduct(fact!, other!) + 0.05);
  });
});
