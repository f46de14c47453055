import { createRandom } from '../../src/core/random.ts';
import { themes } from '../../src/language/theme-lexicon.ts';
import { developmentPassages, everydayTexts, honestSessions } from '../language/passages.ts';

/** Writings in free prose: sessions of some minutes, everyday texts and short passages. */
export const freeProse: readonly string[] = [
  ...honestSessions,
  ...everydayTexts,
  ...developmentPassages.map(({ text }) => text),
];

const frames = [
  (word: string) => `All morning it was ${word} again and nothing but ${word}.`,
  (word: string) => `I keep thinking of ${word}, how it sits there when I wake up.`,
  (word: string) => `Then there is ${word}. I said it would be fine and I am not sure that it is.`,
  (word: string) => `What would a day without ${word} even look like.`,
];

/** Writings made from the theme lexicon, each about two or three themes. */
export function writingsFromThemes(count: number, seed = 'themes'): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const words = random
      .shuffle(themes)
      .slice(0, 2 + random.int(2))
      .map(({ terms }) => random.pick(terms));
    return words.flatMap((word) => random.shuffle(frames).map((frame) => frame(word))).join(' ');
  });
}
