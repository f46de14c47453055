import { createRandom } from '../../core/random.ts';
import { themeImages } from './texts.ts';
import type { ThemeImage } from './types.ts';

/** The image that stands for a theme, and the theme's place among those that share the image. */
export interface RankedImage {
  readonly image: ThemeImage;
  readonly rank: number;
}

const imageByTheme = new Map<string, RankedImage>(
  themeImages.flatMap((image) =>
    image.themes.map((theme, rank) => [wordsOf(theme).join(' '), { image, rank }]),
  ),
);

/**
 * The image for a theme: found by its whole name, else by one of its words (`the old piano` by `piano`), else drawn by a
 * hash of the name. The theme's name is used here only and never reaches the text of a story.
 */
export function imageForTheme(theme: string): RankedImage {
  const words = wordsOf(theme);
  const names = [words.join(' '), ...words.toReversed()].flatMap((name) => [name, singular(name)]);
  for (const name of names) {
    const known = imageByTheme.get(name);
    if (known) return known;
  }
  const random = createRandom(`theme/${words.join(' ')}`);
  return { image: random.pick(themeImages), rank: random.int(24) };
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/[’']s?\b/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !['the', 'a', 'an', 'my', 'our', 'of', 'and'].includes(word));
}

/** A rough singular of `name`, which is only compared with the lists of themes. */
function singular(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  return name.replace(/(?<=[^s])s$/, '');
}
