import { themeById } from '#src/language/theme-lexicon.ts';
import type { Chakra } from '#src/practice/kingdoms.ts';
import data from './data/fields.json' with { type: 'json' };

/**
 * A field in which guides work. It connects the words of writers with those of guides: a writer who misses their mother
 * does not write of bereavement support, and a guide who offers that does not write of a mother.
 */
export interface Field {
  readonly field: string;
  readonly chakras: readonly Chakra[];
  /** Words and phrases that guides use of this field; matched by their stems. */
  readonly words: readonly string[];
  /** Names of the themes, as the reader of writings gives them, that lead to this field. */
  readonly themes: readonly string[];
}

/** The data file names themes by their ids. */
export const fields: readonly Field[] = data.map(({ themes, ...field }) => ({
  ...(field as Omit<Field, 'themes'>),
  themes: themes.map((id) => themeById(id).name),
}));
