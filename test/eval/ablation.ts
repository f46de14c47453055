import { type Retriever, retrievers } from '#memory/recall/recall.ts';
import { avoidanceCues } from '#src/language/avoidance-cues.ts';
import type { Services } from '#src/services.ts';
import { type GroupName, groupNames, groups, othersThan } from './groups.ts';
import { importThousand, measureJournals, measureRecall, type Recall } from './memory-measure.ts';
import { noModels, withOwnServices } from './own-services.ts';
import { type Scores, type ThemeClass, themeClasses } from './theme-measure.ts';
import { type AvoidanceReaders, scoreThemes } from './themes-in-process.ts';

const cueNames: Readonly<Record<(typeof avoidanceCues)[number], string>> = {
  phrase: 'phrases anywhere in a clause',
  opener: 'openers of a clause',
  oneSentence: 'one sentence, then another subject',
};

/** Each reader of avoidance by name, with all readers but this one. */
const withoutReader: Readonly<Record<string, AvoidanceReaders>> = {
  ...Object.fromEntries(
    avoidanceCues.map((left) => [cueNames[left], { cues: avoidanceCues.filter((cue) => cue !== left) }]),
  ),
  'the subject that a phrase names': { namedSubject: false },
  'no mention in 15 primes': { absence: false },
};

type ThemeScores = Record<ThemeClass, Scores>;
type RetrieverSet = 'all' | Retriever;

/** For each retriever all others. */
const allAndAllButOne = Object.fromEntries([
  ['all', retrievers],
  ...retrievers.map((left) => [left, retrievers.filter((retriever) => retriever !== left)]),
]) as Record<RetrieverSet, readonly Retriever[]>;

const retrieverNames: Readonly<Record<Retriever, string>> = {
  fullText: 'full text',
  lateInteraction: 'late interaction',
  passageVectors: 'passage vectors',
  pageVectors: 'page vectors',
};

export interface Ablation {
  /** By group: the scores with all readers, and without each of them. */
  readers: Record<GroupName, { all: ThemeScores; without: Record<string, ThemeScores> }>;
  /** By group: recall with all retrievers, and without each of them. */
  retrievers: Record<GroupName, Record<'ownJournal' | 'amongThousand', Record<RetrieverSet, Recall>>>;
}

/**
 * Measures what each reader of avoidance and each retriever adds: all of them, against all but this one. No model is asked.
 * Readers are measured in this process, which takes seconds; the scores with all of them must equal those of the service.
 *
 * @throws Error if they differ.
 */
export async function ablate(onProgress: (done: string) => void): Promise<Ablation> {
  const readers = byGroup((group) => {
    onProgress(`readers, ${group}`);
    return {
      all: scoreThemes(groups[group]),
      without: Object.fromEntries(
        Object.entries(withoutReader).map(([name, others]) => [name, scoreThemes(groups[group], others)]),
      ),
    };
  });
  const measured = await withOwnServices(noModels, async (services) => {
    const recalls: [GroupName, Ablation['retrievers'][GroupName]][] = [];
    for (const group of groupNames) {
      onProgress(`retrievers, ${group}`);
      recalls.push([group, await ablateRetrievers(services, group, readers[group].all)]);
    }
    return Object.fromEntries(recalls) as Ablation['retrievers'];
  });
  return { readers, retrievers: measured };
}

async function ablateRetrievers(
  services: Services,
  group: GroupName,
  expected: ThemeScores,
): Promise<Ablation['retrievers'][GroupName]> {
  const { scores, questions } = await measureJournals(services, groups[group]);
  if (JSON.stringify(scores) !== JSON.stringify(expected))
    throw new Error(`In this process the ${group} journals give other themes than through the service.`);
  const ownJournal = await measureRecall(services.memory, questions, allAndAllButOne);
  const amongThousand = await measureRecall(
    services.memory,
    await importThousand(services, groups[group], othersThan(group)),
    allAndAllButOne,
  );
  return { ownJournal, amongThousand };
}

/** Tables in Markdown. Each cell is the figure without the reader or retriever, and in brackets what it adds, in points. */
export function ablationTables({ readers, retrievers: recalls }: Ablation): string {
  const blocks = themeClasses.flatMap((name) => {
    const isChanged = groupNames.some((group) =>
      Object.values(readers[group].without).some((scores) => scores[name].f1 !== readers[group].all[name].f1),
    );
    if (!isChanged) return [`F1 of ${name} themes is the same without any one reader of avoidance.`];
    const f1 = (scores: ThemeScores) => [100 * scores[name].f1];
    const rows = Object.keys(withoutReader).map((reader) => ({
      name: reader,
      cells: groupNames.map((group) => cell(f1(readers[group].all), f1(readers[group].without[reader]!), 1)),
    }));
    return [
      `F1 of ${name} themes without each reader of avoidance`,
      table(
        groupNames.map((group) => cell(f1(readers[group].all), undefined, 1)),
        rows,
      ),
    ];
  });
  const scopes = { ownJournal: 'its own journal', amongThousand: 'a journal of 1,000 entries' } as const;
  for (const [scope, title] of Object.entries(scopes) as [keyof typeof scopes, string][]) {
    const figures = ({ at5, at10 }: Recall) => [100 * at5, 100 * at10];
    const all = (group: GroupName) => figures(recalls[group][scope].all);
    blocks.push(
      `Recall@5, recall@10 in ${title} without each retriever`,
      table(
        groupNames.map((group) => cell(all(group), undefined, 0)),
        retrievers.map((left) => ({
          name: retrieverNames[left],
          cells: groupNames.map((group) => cell(all(group), figures(recalls[group][scope][left]), 0)),
        })),
      ),
    );
  }
  return blocks.join('\n\n');
}

function cell(all: readonly number[], without: readonly number[] | undefined, digits: number): string {
  const shown = (numbers: readonly number[]) => numbers.map((each) => each.toFixed(digits)).join(', ');
  if (!without) return shown(all);
  const added = all.map((each, index) => {
    const points = (each - without[index]!).toFixed(digits);
    if (Number(points) === 0) return '0';
    return Number(points) > 0 ? `+${points}` : points.replace('-', '−');
  });
  return `${shown(without)} (${added.join(', ')})`;
}

function table(all: readonly string[], rows: readonly { name: string; cells: readonly string[] }[]): string {
  const lines = [
    ['left out', ...groupNames.map((group) => `${group} (${groups[group].length})`)],
    ['---', ...groupNames.map(() => '---')],
    ['nothing', ...all],
    ...rows.map(({ name, cells }) => [name, ...cells]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function byGroup<T>(of: (group: GroupName) => T): Record<GroupName, T> {
  return Object.fromEntries(groupNames.map((group) => [group, of(group)])) as Record<GroupName, T>;
}
