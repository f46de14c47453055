import { readFileSync } from 'node:fs';

/** The text of a file in `data/`. */
export function readDataFile(name: string): string {
  return readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8');
}

/**
 * The rows of a tab-separated file in `data/`, in its order. A cell that a row does not reach is ''.
 *
 * @param columns the names that the first line of the file must hold.
 * @throws Error if the first line holds other names.
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
