import { type Journal, readJournal } from './journal.ts';

const readAll = (...names: string[]): readonly Journal[] => names.map(readJournal);

/** Journals that the memory may be tuned on. */
export const developmentJournals = readAll(
  'galway-nurse',
  'leeds-widower',
  'lagos-developer',
  'lowercase-student',
  'bavarian-teacher',
  'iowa-farmer',
  'odds-and-ends',
  'dunedin-teen',
  'auckland-librarian',
  'porto-student',
  'chicago-grandmother',
  'manchester-teacher',
  'capetown-nurse',
  'dublin-pensioner',
  'denver-electrician',
  'mumbai-banker',
  'halifax-fisherman',
  'edinburgh-baker',
  'phoenix-driver',
);

/**
 * Journals that were written to be held out. Their errors were read while the rules of avoided and emerging themes were
 * made, but none of their words went into a list.
 */
export const readJournals = readAll(
  'nairobi-runner',
  'perth-dentist',
  'texas-swimmer',
  'pune-accountant',
  'glasgow-welder',
  'melbourne-actor',
  'montreal-translator',
  'hongkong-caregiver',
  'nothing-in-particular',
  'atlanta-defender',
  'kent-signalman',
  'toronto-newborn',
  'minnesota-chaplain',
  'wales-potter',
  'birmingham-shopkeeper',
  'sheffield-driver',
  'zurich-doctorand',
  'newark-baker',
  'kumasi-teacher',
  'singapore-student',
);

/** Journals that are only measured, never read or tuned on. Many of their themes are told without being named. */
export const heldOutJournals = readAll('brisbane-paramedic', 'saskatchewan-trucker', 'cork-luthier');

/** Journals that are only measured. They name their themes in plain words, as most diaries do. */
export const heldOutPlainJournals = readAll(
  'brooklyn-cook',
  'vancouver-mother',
  'seattle-designer',
  'lagos-lawyer',
  'cardiff-student',
  'perth-engineer',
  'boston-violinist',
);

export const journals: readonly Journal[] = [
  ...developmentJournals,
  ...readJournals,
  ...heldOutJournals,
  ...heldOutPlainJournals,
];
