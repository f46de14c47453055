import {
  developmentJournals,
  heldOutJournals,
  heldOutPlainJournals,
  journals,
  readJournals,
} from './journals/journals.ts';

/** Groups of journals by how much was known of them when the memory was tuned. */
export const groups = {
  development: developmentJournals,
  read: readJournals,
  'held out': heldOutJournals,
  'held out, plain': heldOutPlainJournals,
} as const;
export type GroupName = keyof typeof groups;
export const groupNames = Object.keys(groups) as GroupName[];

/** Of these groups only totals are printed: single errors would tell what to tune. */
export const heldOutGroups: readonly GroupName[] = ['held out', 'held out, plain'];

/** The journals of the other groups. */
export function othersThan(group: GroupName): typeof journals {
  return journals.filter((journal) => !groups[group].includes(journal));
}
