import { readDataTable } from './data-file.ts';

const rows = readDataTable('word-forms.tsv', ['kind', 'base', 'forms']);

function formsToBase(kind: string): (readonly [form: string, base: string])[] {
  return rows
    .filter((row) => row.kind === kind)
    .flatMap(({ base, forms }) => forms.split(' ').map((form) => [form, base] as const));
}

const verbForms = formsToBase('verb');

/** Forms that can only be a verb: `went`, `took`. */
export const irregularVerbForms: ReadonlySet<string> = new Set(verbForms.map(([form]) => form));

/** Irregular form to base form: `went` to `go`. */
export const baseForms: ReadonlyMap<string, string> = new Map([...verbForms, ...formsToBase('noun')]);

/** Maps a contraction typed without its apostrophe, or as one word, to its usual form: `dont` to `don't`. */
export const contractions: ReadonlyMap<string, string> = new Map(formsToBase('contraction'));
