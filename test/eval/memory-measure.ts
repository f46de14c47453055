import { type Retriever, retrievers } from '#memory/recall/recall.ts';
import type { MemoryService } from '#memory/service.ts';
import type { Services } from '#src/services.ts';
import type { Journal } from './journals/journal.ts';
import { importAsNewWriter } from './own-services.ts';
import {
  compare,
  type Scores,
  scoresOf,
  sum,
  type Tally,
  type ThemeClass,
  themeClasses,
} from './theme-measure.ts';

/** What the memory of one journal's writer holds, compared with what was planted. */
export interface JournalMeasure {
  journal: string;
  tallies: Record<ThemeClass, Tally>;
  evidence: EvidenceCount;
  /** For a journal in which nothing is avoided: the avoidances that memory lists. */
  falseAvoidances: string[] | undefined;
  /** For a journal without a theme: all themes that memory lists. */
  falseThemes: string[] | undefined;
}

export interface EvidenceCount {
  /** Entries that hold, those behind the lists of themes included. */
  entries: number;
  /** Entries without a quote. */
  withoutQuote: number;
  quotes: number;
  /** Quotes that are not, letter for letter, at their place in the journal entry that they name. */
  wrongQuotes: number;
}

export interface GroupMeasure {
  journals: JournalMeasure[];
  scores: Record<ThemeClass, Scores>;
  evidence: EvidenceCount;
  /** The questions of these journals, each to the memory of its own journal. */
  questions: JournalQuestion[];
}

/** A question that one entry of a journal answers. */
export interface JournalQuestion {
  personId: string;
  question: string;
  /** When that entry was written, in milliseconds: no two entries of a writer share it. */
  answeredAt: number;
}

/** The share of questions, 0 to 1, whose entry is among the first 5 or 10 hits. */
export interface Recall {
  questions: number;
  at5: number;
  at10: number;
}

/** All retrievers together, and each alone. */
export const allAndEachAlone: Record<'all' | Retriever, readonly Retriever[]> = {
  all: retrievers,
  fullText: ['fullText'],
  lateInteraction: ['lateInteraction'],
  passageVectors: ['passageVectors'],
  pageVectors: ['pageVectors'],
};

const firstDay = Date.UTC(2025, 0, 6, 7);
const dayMs = 86_400_000;
const minuteMs = 60_000;
const manyEntries = 1_000;

type ImportedEntry = Parameters<typeof importAsNewWriter>[1][number];

/** The entries of a journal with dates, each at another minute. */
export function datedEntries(journal: Journal, fromMs = firstDay): ImportedEntry[] {
  return journal.entries.map(({ day, writing, durationSeconds }, index) => ({
    writing,
    durationSeconds,
    createdAt: new Date(fromMs + day * dayMs + index * minuteMs),
  }));
}

/** Imports each journal as that of a new writer, and compares what memory lists with what was planted. */
export async function measureJournals(
  services: Services,
  journals: readonly Journal[],
  onProgress: (journal: string) => void = () => undefined,
): Promise<GroupMeasure> {
  const measured: JournalMeasure[] = [];
  const questions: JournalQuestion[] = [];
  for (const journal of journals) {
    const entries = datedEntries(journal);
    const personId = await importAsNewWriter(services, entries);
    measured.push(await measureJournal(services.memory, personId, journal, entries));
    questions.push(...questionsOf(journal, personId, entries));
    onProgress(journal.name);
  }
  const scoresOfClass = (name: ThemeClass) => scoresOf(measured.map(({ tallies }) => tallies[name]));
  return {
    journals: measured,
    scores: {
      recurring: scoresOfClass('recurring'),
      emerging: scoresOfClass('emerging'),
      avoided: scoresOfClass('avoided'),
    },
    evidence: addUp(measured.map(({ evidence }) => evidence)),
    questions,
  };
}

async function measureJournal(
  memory: MemoryService,
  personId: string,
  { name, planted }: Journal,
  entries: readonly ImportedEntry[],
): Promise<JournalMeasure> {
  const { themes } = await memory.summary(personId);
  const tallies = Object.fromEntries(
    themeClasses.map((each) => [each, compare(themes[each], planted[each])]),
  ) as Record<ThemeClass, Tally>;
  const hasNoTheme = themeClasses.every((each) => planted[each].length === 0);
  return {
    journal: name,
    tallies,
    evidence: await countEvidence(memory, personId, entries),
    falseAvoidances: planted.nothingAvoided ? themes.avoided : undefined,
    falseThemes: hasNoTheme ? themeClasses.flatMap((each) => themes[each]) : undefined,
  };
}

/** Compares the evidence of every entry that holds with the text that was imported. */
async function countEvidence(
  memory: MemoryService,
  personId: string,
  imported: readonly ImportedEntry[],
): Promise<EvidenceCount> {
  const textAt = new Map(imported.map(({ writing, createdAt }) => [createdAt.getTime(), writing]));
  const { entries } = await memory.entries(personId, { page: 1, pageSize: 10_000 });
  const lists = await memory.beliefs(personId);
  const listed = themeClasses.flatMap((each) => lists[each].map(({ entryId }) => entryId));
  const ids = new Set([...listed, ...entries.map(({ id }) => id)]);
  const count: EvidenceCount = { entries: ids.size, withoutQuote: 0, quotes: 0, wrongQuotes: 0 };
  for (const id of ids) {
    const { evidence } = await memory.entry(personId, id);
    if (evidence.length === 0) count.withoutQuote++;
    for (const { quote, start, end, createdAt } of evidence) {
      count.quotes++;
      const text = textAt.get(createdAt.getTime());
      if (quote.trim() === '' || text?.slice(start, end) !== quote) count.wrongQuotes++;
    }
  }
  return count;
}

function questionsOf(
  { facts }: Journal,
  personId: string,
  entries: readonly ImportedEntry[],
): JournalQuestion[] {
  return facts.map(({ question, entry }) => ({
    personId,
    question,
    answeredAt: entries[entry]!.createdAt.getTime(),
  }));
}

/** Asks every question of each set of retrievers. */
export async function measureRecall<Name extends string>(
  memory: MemoryService,
  questions: readonly JournalQuestion[],
  sets: Readonly<Record<Name, readonly Retriever[]>>,
): Promise<Record<Name, Recall>> {
  const names = Object.keys(sets) as Name[];
  /** For each question the position of its entry among the hits, from 0; -1 where it is missing. */
  const ranks = new Map(names.map((name) => [name, [] as number[]]));
  for (const { personId, question, answeredAt } of questions) {
    for (const name of names) {
      const hits = await memory.recall(personId, {
        query: question,
        kinds: ['passage'],
        limit: 10,
        retrievers: sets[name],
      });
      ranks
        .get(name)!
        .push(
          hits.findIndex((hit) => hit.kind === 'passage' && hit.passage.createdAt.getTime() === answeredAt),
        );
    }
  }
  const shareWithin = (name: Name, first: number) =>
    ranks.get(name)!.filter((rank) => rank >= 0 && rank < first).length / questions.length;
  return Object.fromEntries(
    names.map((name) => [
      name,
      { questions: questions.length, at5: shareWithin(name, 5), at10: shareWithin(name, 10) },
    ]),
  ) as Record<Name, Recall>;
}

/**
 * Imports one journal of a thousand entries: those of `journals`, followed by as many of `others` as fit.
 *
 * @returns the questions of `journals`, to this memory.
 */
export async function importThousand(
  services: Services,
  journals: readonly Journal[],
  others: readonly Journal[],
  onProgress: (done: number) => void = () => undefined,
): Promise<JournalQuestion[]> {
  let fromMs = Date.UTC(2005, 0, 1, 7);
  const placed = [...journals, ...others].map((journal) => {
    const entries = datedEntries(journal, fromMs);
    fromMs = entries.at(-1)!.createdAt.getTime() + dayMs;
    return { journal, entries };
  });
  const thousand = placed.flatMap(({ entries }) => entries).slice(0, manyEntries);
  if (thousand.length < manyEntries) throw new Error(`There are only ${thousand.length} entries.`);
  const personId = await importAsNewWriter(services, thousand, onProgress);
  return placed
    .slice(0, journals.length)
    .flatMap(({ journal, entries }) => questionsOf(journal, personId, entries));
}

function addUp(counts: readonly EvidenceCount[]): EvidenceCount {
  const total = (key: keyof EvidenceCount) => sum(counts.map((count) => count[key]));
  return {
    entries: total('entries'),
    withoutQuote: total('withoutQuote'),
    quotes: total('quotes'),
    wrongQuotes: total('wrongQuotes'),
  };
}
