import { createRandom } from '../../core/random.ts';
import { heartImages } from './families/heart.ts';
import { hearthImages } from './families/hearth.ts';
import { kinImages } from './families/kin.ts';
import { labourImages } from './families/labour.ts';
import { mindImages } from './families/mind.ts';
import { pathImages } from './families/path.ts';
import { worldImages } from './families/world.ts';
import type { ThemeImage } from './theme-image.ts';

export const themeImages: readonly ThemeImage[] = [
  ...kinImages,
  ...hearthImages,
  ...labourImages,
  ...heartImages,
  ...mindImages,
  ...pathImages,
  ...worldImages,
];

/** The image that stands for a theme, and which of the themes that share the image it is. */
export interface Picture {
  readonly image: ThemeImage;
  readonly rank: number;
}

const pictureByTheme = new Map<string, Picture>(
  themeImages.flatMap((image) =>
    image.themes.map((theme, rank) => [wordsOf(theme).join(' '), { image, rank }]),
  ),
);

/**
 * What stands for a theme: by its name, else by a word of it (`the old piano` by `piano`), else one that is
 * always the same for the same name. The name itself goes no further than this.
 */
export function pictureOf(theme: string): Picture {
  const words = wordsOf(theme);
  const names = [words.join(' '), ...words.toReversed()].flatMap((name) => [name, singular(name)]);
  for (const name of names) {
    const picture = pictureByTheme.get(name);
    if (picture) return picture;
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

/** Rough, and only ever compared with the lists of themes. */
function singular(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  return name.replace(/(?<=[^s])s$/, '');
}
