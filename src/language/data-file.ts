import { readFileSync } from 'node:fs';

/** Returns the text of a file in `data/`. */
export function readDataFile(name: string): string {
  return readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8');
}

/**
 * Returns the rows of a tab-separated file in `data/`, in their order. A cell that is missing at the end of a row is ''.
 *
 * @param columns the names that the first line of the file must have.
 * @throws Error if the first line has other names.
 */
export function readDataTable<Column extends string>(
  name: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [header, ...lines] = readDataFile(name).trimEnd().split('\n');
  if (header !== columns.join('\t'))
    throw new Error(`src/language/data/${name} must have the columns ${columns.join(', ')}.`);
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<
      Column,
      string
    >;
  });
}

/** The entries of a list: words or phrases, separated by commas or line ends. */
export function entriesOf(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The rows of a table of themes or topics, with terms and hints as lists and flags as a set. */
export function readSubjects(
  file: string,
): { id: string; name: string; terms: string[]; hints: string[]; flags: ReadonlySet<string> }[] {
  return readDataTable(file, ['id', 'name', 'flags', 'terms', 'hints']).map(
    ({ id, name, flags, terms, hints }) => ({
      id,
      name,
      terms: entriesOf(terms),
      hints: entriesOf(hints),
      flags: new Set(flags.split(' ')),
    }),
  );
}
