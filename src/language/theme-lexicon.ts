import { readSubjects } from './data-file.ts';

/** An everyday theme and the words that express it. */
export interface Theme {
  /** The id by which rules and data refer to the theme. */
  readonly id: string;
  /** The name shown to the writer, as it is stored in memory. */
  readonly name: string;
  /** Words and phrases that name the theme. */
  readonly terms: readonly string[];
  /** Words and phrases that hint at it. They count for half. */
  readonly hints: readonly string[];
  /** Whether people tend to mention the theme and leave it again. */
  readonly isTender: boolean;
  readonly isPerson: boolean;
  /** The theme counts only when it belongs to the writer: `my brother` or `Mum`, but not `her brother`. */
  readonly isOwn: boolean;
  /**
   * The theme counts only when it is not negated: `not happy` is not about joy. Without this flag, `not afraid` is about
   * fear.
   */
  readonly isAsserted: boolean;
  /** The theme is tied to a season or an errand, so its absence is no sign of avoidance. */
  readonly isTransient: boolean;
  /** The theme is never counted as left: words of avoidance contain it, or writers go on to it after another subject. */
  readonly isNeverLeft: boolean;
}

export const themes: readonly Theme[] = readSubjects('themes.tsv').map(({ flags, ...subject }) => ({
  ...subject,
  isTender: flags.has('tender'),
  isPerson: flags.has('person'),
  isOwn: flags.has('own'),
  isAsserted: flags.has('asserted'),
  isTransient: flags.has('transient'),
  isNeverLeft: flags.has('never-left'),
}));

const byId = new Map(themes.map((theme) => [theme.id, theme]));
const byName = new Map(themes.map((theme) => [theme.name, theme]));

/** @throws RangeError if no theme has this id. */
export function themeById(id: string): Theme {
  const theme = byId.get(id);
  if (!theme) throw new RangeError(`no theme has the id '${id}'`);
  return theme;
}

/** The theme with exactly this name; undefined for a name that a model or the writer gave. */
export function themeNamed(name: string): Theme | undefined {
  return byName.get(name);
}
