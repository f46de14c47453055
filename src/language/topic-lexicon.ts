import { readSubjects } from './data-file.ts';

export type Pronoun = 'she' | 'he';

/** A subject that journals name by many different words: cows, heifers and calves are one topic. */
export interface Topic {
  /** The id by which rules and data refer to the topic. A theme about the same subject has the same id. */
  readonly id: string;
  /** The name shown to the writer, as it is stored in memory. */
  readonly name: string;
  /** Words and phrases that name the topic. */
  readonly terms: readonly string[];
  /** Words and phrases that hint at it; a page without a term needs several different ones. */
  readonly hints: readonly string[];
  /** The topic is a person. It counts only when it belongs to the writer: `my brother` or `Mum`, but not `her brother`. */
  readonly isOwn: boolean;
  /** The pronoun for that person; `none` for several people, undefined where it can be either. */
  readonly pronoun: Pronoun | 'none' | undefined;
  /** The topic is tied to a season or an errand, so its absence is no sign of avoidance. */
  readonly isTransient: boolean;
  /** The topic is never counted as left: words of avoidance contain it, or writers go on to it after another subject. */
  readonly isNeverLeft: boolean;
}

function pronounIn(flags: ReadonlySet<string>): Topic['pronoun'] {
  if (flags.has('plural')) return 'none';
  if (flags.has('she')) return 'she';
  return flags.has('he') ? 'he' : undefined;
}

export const topics: readonly Topic[] = readSubjects('topics.tsv').map(({ flags, ...subject }) => ({
  ...subject,
  isOwn: flags.has('own'),
  pronoun: pronounIn(flags),
  isTransient: flags.has('transient'),
  isNeverLeft: flags.has('never-left'),
}));

const byName = new Map(topics.map((topic) => [topic.name, topic]));

/** The topic with exactly this name; undefined for a name that a model or the writer gave. */
export function topicNamed(name: string): Topic | undefined {
  return byName.get(name);
}
