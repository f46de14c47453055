import { describe, expect, it } from 'vitest';
import { readWriting } from '#src/language/reader.ts';
import { everydayTexts, heldOutPassages } from './passages.ts';

describe('the chakra of a writing', () => {
  it('is right for at least four of five passages that nothing was tuned on', () => {
    const right = heldOutPassages.filter(({ text, chakra }) => readWriting(text).chakra === chakra).length;
    console.info(`chakra, held-out passages: ${right} of ${heldOutPassages.length}`);
    expect(heldOutPassages.length).toBe(80);
    expect(right / heldOutPassages.length).toBeGreaterThanOrEqual(0.8);
  });

  it('is not one or two chakras for most everyday texts', () => {
    const counts = new Array<number>(8).fill(0);
    for (const text of everydayTexts) counts[readWriting(text).chakra - 1]!++;
    console.info(`chakra, everyday texts: ${counts.join(' ')}`);
    expect(Math.max(...counts) / everydayTexts.length).toBeLessThanOrEqual(0.35);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(6);
  });
});
