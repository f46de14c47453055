import { readDataFile } from './data-file.ts';
import { normaliseWord, stemOf } from './tokens.ts';

/** Groups of words that people use for one another, or that belong to one thing. A word can be in several groups. */
const groups: readonly (readonly string[])[] = readDataFile('synonym-groups.txt')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' '));

const groupsOfStem = new Map<string, number[]>();
for (const [group, words] of groups.entries()) {
  for (const word of words) {
    const stem = stemOf(normaliseWord(word));
    const known = groupsOfStem.get(stem);
    if (!known) groupsOfStem.set(stem, [group]);
    else if (!known.includes(group)) known.push(group);
  }
}

/** The numbers of the synonym groups that a stem belongs to. */
export function synonymGroupsOf(stem: string): readonly number[] {
  return groupsOfStem.get(stem) ?? [];
}
