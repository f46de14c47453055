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

/** What memory made of one journal. */
export interface JournalMeasure {
  journal: string;
  tallies: Record<ThemeClass, Tally>;
  evidence: EvidenceCount;
  /** Of a journal with nothing avoided: the avoidances that were seen in it. */
  falseAvoidances: string[] | undefined;
  /** Of a journal about nothing: all themes that were seen in it. */
  falseThemes: string[] | undefined;
}

/** Entries that hold, and what they rest on. */
export interface EvidenceCount {
  entries: number;
  /** Those without a quote. */
  bare: number;
  quotes: number;
  /** Quotes that do not stand in the entry of the journal that they name, letter for letter. */
  broken: number;
}

/** Share of questions whose entry is among the first so many that were recalled. */
export interface Recall {
  questions: number;
  at5: number;
  at10: number;
}

/** Which retrievers a question is asked of: all of them, or one alone. */
export type RetrieverSet = 'all' | Retriever;
export type RecallBySet = Record<RetrieverSet, Recall>;

export interface GroupMeasure {
  journals: JournalMeasure[];
  scores: Record<ThemeClass, Scores>;
  evidence: EvidenceCount;
  /** Each question asked of its own journal. */
  recall: RecallBySet;
  /** Each question asked of one journal of a thousand entries that holds them all. */
  recallAmongMany: RecallBySet | undefined;
}

const retrieverSets: Record<RetrieverSet, readonly Retriever[]> = {
  all: retrievers,
  fullText: ['fullText'],
  lateInteraction: ['lateInteraction'],
  passageVectors: ['passageVectors'],
  pageVectors: ['pageVectors'],
};
const firstDay = Date.UTC(2025, 0, 6, 7);
const dayMs = 86_400_000;
const manyEntries = 1_000;

type ImportedEntry = Parameters<typeof importAsNewWriter>[1][number];

function entriesOf(journal: Journal, fromMs = firstDay): ImportedEntry[] {
  return journal.entries.map(({ day, writing, durationSeconds }, index) => ({
    writing,
    durationSeconds,
    createdAt: new Date(fromMs + day * dayMs + index * 60_000),
  }));
}

/** Brings the journals in, each as a writer of its own, and compares what is believed of them with what was planted. */
export async function measureJournals(
  services: Services,
  journals: readonly Journal[],
  onProgress: (done: string) => void = () => undefined,
): Promise<GroupMeasure> {
  const measured: JournalMeasure[] = [];
  const asked: Asked[] = [];
  for (const journal of journals) {
    const entries = entriesOf(journal);
    const personId = await importAsNewWriter(services, entries);
    measured.push(await measureJournal(services.memory, personId, journal, entries));
    asked.push(...questionsOf(journal, personId, entries));
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
    recall: await recallOf(services.memory, asked),
    recallAmongMany: undefined,
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
  const isAboutNothing = themeClasses.every((each) => planted[each].length === 0);
  return {
    journal: name,
    tallies,
    evidence: await countEvidence(memory, personId, entries),
    falseAvoidances: planted.nothingAvoided ? themes.avoided : undefined,
    falseThemes: isAboutNothing ? themeClasses.flatMap((each) => themes[each]) : undefined,
  };
}

/** Looks at all entries that hold, those behind the lists first, as a writer would see them. */
async function countEvidence(
  memory: MemoryService,
  personId: string,
  written: readonly ImportedEntry[],
): Promise<EvidenceCount> {
  const textAt = new Map(written.map(({ writing, createdAt }) => [createdAt.getTime(), writing]));
  const { entries } = await memory.entries(personId, { page: 1, pageSize: 10_000 });
  const lists = await memory.beliefs(personId);
  const listed = themeClasses.flatMap((each) => lists[each].map(({ entryId }) => entryId));
  const ids = new Set([...listed, ...entries.map(({ id }) => id)]);
  const count: EvidenceCount = { entries: ids.size, bare: 0, quotes: 0, broken: 0 };
  for (const id of ids) {
    const { evidence } = await memory.entry(personId, id);
    if (evidence.length === 0) count.bare++;
    for (const { quote, start, end, createdAt } of evidence) {
      count.quotes++;
      const text = textAt.get(createdAt.getTime());
      if (quote.trim() === '' || text?.slice(start, end) !== quote) count.broken++;
    }
  }
  return count;
}

interface Asked {
  personId: string;
  question: string;
  /** When the entry was written that holds the answer. */
  answeredAt: number;
}

function questionsOf({ facts }: Journal, personId: string, entries: readonly ImportedEntry[]): Asked[] {
  return facts.map(({ question, entry }) => ({
    personId,
    question,
    answeredAt: entries[entry]!.createdAt.getTime(),
  }));
}

async function recallOf(memory: MemoryService, asked: readonly Asked[]): Promise<RecallBySet> {
  const ranks = new Map<RetrieverSet, number[]>();
  for (const { personId, question, answeredAt } of asked) {
    for (const [set, members] of Object.entries(retrieverSets) as [RetrieverSet, readonly Retriever[]][]) {
      const hits = await memory.recall(personId, {
        query: question,
        kinds: ['passage'],
        limit: 10,
        retrievers: members,
      });
      const rank = hits.findIndex(
        (hit) => hit.kind === 'passage' && hit.passage.createdAt.getTime() === answeredAt,
      );
      ranks.set(set, [...(ranks.get(set) ?? []), rank]);
    }
  }
  const questions = asked.length;
  const share = (set: RetrieverSet, first: number) =>
    ranks.get(set)!.filter((rank) => rank >= 0 && rank < first).length / questions;
  return Object.fromEntries(
    [...ranks.keys()].map((set) => [set, { questions, at5: share(set, 5), at10: share(set, 10) }]),
  ) as RecallBySet;
}

/**
 * One writer of a thousand entries: those of these journals, and of others as many as still fit. Each question is about
 * what a single entry says, mostly in other words.
 */
export async function measureRecallAmongMany(
  services: Services,
  journals: readonly Journal[],
  others: readonly Journal[],
  onProgress: (done: number) => void = () => undefined,
): Promise<RecallBySet> {
  let fromMs = Date.UTC(2005, 0, 1, 7);
  const placed = [...journals, ...others].map((journal) => {
    const entries = entriesOf(journal, fromMs);
    fromMs = entries.at(-1)!.createdAt.getTime() + dayMs;
    return { journal, entries };
  });
  const many = placed.flatMap(({ entries }) => entries).slice(0, manyEntries);
  if (many.length < manyEntries) throw new Error(`There are ${many.length} entries in all.`);
  const personId = await importAsNewWriter(services, many, onProgress);
  const asked = placed
    .slice(0, journals.length)
    .flatMap(({ journal, entries }) => questionsOf(journal, personId, entries));
  return recallOf(services.memory, asked);
}

function addUp(counts: readonly EvidenceCount[]): EvidenceCount {
  const total = (key: keyof EvidenceCount) => sum(counts.map((count) => count[key]));
  return { entries: total('entries'), bare: total('bare'), quotes: total('quotes'), broken: total('broken') };
}
