import type { Retriever } from '#memory/recall/recall.ts';
import type { Services } from '#src/services.ts';
import { ablate, ablationTables } from './ablation.ts';
import { type GroupName, groupNames, groups, heldOutGroups, othersThan } from './groups.ts';
import {
  allAndEachAlone,
  type GroupMeasure,
  importThousand,
  measureJournals,
  measureRecall,
  type Recall,
} from './memory-measure.ts';
import { type ConfiguredModels, configuredModels, noModels, withOwnServices } from './own-services.ts';
import { recordedAmong, withRecordedModel } from './recorded-model.ts';
import { themeClasses } from './theme-measure.ts';

/**
 * Measures the memory on journals with planted themes: without a model, with the recorded readings of a language model, and
 * with the models that the environment configures, if any.
 *
 *     npm run eval:memory                  # tables
 *     npm run eval:memory -- --json        # the same figures as JSON
 *     npm run eval:memory -- --ablate      # what each reader of avoidance and each retriever adds, as Markdown
 */
const asJson = process.argv.includes('--json');
const targets = { recurring: 0.85, emerging: 0.75, avoided: 0.75 } as const;
/** The groups with journals of which a language model's readings are recorded. */
const recordedGroups: readonly GroupName[] = ['development', 'read', 'held out'];

type RetrieverSet = keyof typeof allAndEachAlone;
const setNames: Readonly<Record<RetrieverSet, string>> = {
  all: 'all, fused',
  fullText: 'full text',
  lateInteraction: 'late interaction',
  passageVectors: 'passage vectors',
  pageVectors: 'page vectors',
};

interface Measure extends Omit<GroupMeasure, 'questions'> {
  /** Each question to the memory of its own journal. */
  recall: Record<'all' | Retriever, Recall>;
  /** Each question to the memory of one journal of a thousand entries. */
  recallAmongMany?: Record<'all' | Retriever, Recall>;
}
type Measures = Partial<Record<GroupName, Measure>>;

if (process.argv.includes('--ablate')) {
  const ablation = await ablate(progress('ablation:'));
  clearProgress();
  console.log(asJson ? JSON.stringify(ablation, null, 2) : ablationTables(ablation));
} else {
  const results = await measureAll();
  if (asJson) console.log(JSON.stringify(results, null, 2));
}

async function measureAll(): Promise<Record<string, Measures>> {
  const results: Record<string, Measures> = {};
  const keep = (name: string, measures: Measures) => {
    results[name] = measures;
    if (!asJson) print(name, measures);
  };
  keep('offline', await withOwnServices(noModels, (services) => measureGroups(services, 'offline')));
  keep('recorded readings of a language model', await measureRecorded());
  const configured = configuredModels();
  if (configured.openAi || configured.ollama) {
    const name = 'models as configured';
    keep(name, await withOwnServices(configured, (services) => measureGroups(services, name)));
  }
  return results;
}

async function measureGroups(services: Services, name: string): Promise<Measures> {
  const measures: Measures = {};
  for (const group of groupNames) {
    const { questions, ...measured } = await measureJournals(
      services,
      groups[group],
      progress(`${name}, ${group}:`),
    );
    const report = progress(`${name}, ${group}, a thousand entries:`);
    const amongMany = await importThousand(services, groups[group], othersThan(group), (done) =>
      report(`${done}`),
    );
    measures[group] = {
      ...measured,
      recall: await measureRecall(services.memory, questions, allAndEachAlone),
      recallAmongMany: await measureRecall(services.memory, amongMany, allAndEachAlone),
    };
  }
  return measures;
}

/** Only readings are recorded: recall among a thousand entries is the same as without a model. */
async function measureRecorded(): Promise<Measures> {
  const measures: Measures = {};
  const journals = recordedAmong(recordedGroups.flatMap((group) => groups[group]));
  const measure = async (models: ConfiguredModels) =>
    withOwnServices(models, async (services) => {
      for (const group of recordedGroups) {
        const { questions, ...measured } = await measureJournals(
          services,
          recordedAmong(groups[group]),
          progress(`recorded readings, ${group}:`),
        );
        const recall = await measureRecall(services.memory, questions, allAndEachAlone);
        measures[group] = { ...measured, recall };
      }
    });
  await withRecordedModel(journals, measure);
  return measures;
}

function progress(what: string): (done: string) => void {
  return (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${what} ${done}`);
  };
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

function print(name: string, measures: Measures): void {
  clearProgress();
  for (const [group, measure] of Object.entries(measures) as [GroupName, Measure][]) {
    const { journals, evidence } = measure;
    console.log(`\n== ${name}, ${group} journals (${journals.length}) ==\n`);
    printThemes(measure);
    if (!heldOutGroups.includes(group)) printErrors(measure);
    const { entries, withoutQuote, quotes, wrongQuotes } = evidence;
    console.log(`\n${row('evidence', 'entries', 'without quote', 'quotes', 'wrong quotes')}`);
    console.log(row('', `${entries}`, `${withoutQuote}`, `${quotes}`, `${wrongQuotes}`));
    const withoutAvoidance = journals.flatMap(({ falseAvoidances }) => falseAvoidances && [falseAvoidances]);
    const withoutTheme = journals.flatMap(({ falseThemes }) => falseThemes && [falseThemes]);
    console.log(
      `\n${withoutAvoidance.length} journals with nothing avoided: ${withoutAvoidance.flat().length} avoidances listed; ` +
        `${withoutTheme.length} without a theme: ${withoutTheme.flat().length} themes listed`,
    );
    printRecall(measure);
  }
}

function printThemes({ scores }: Measure): void {
  console.log(row('themes', 'precision', 'recall', 'F1', 'target'));
  for (const each of themeClasses) {
    const { precision, recall, f1 } = scores[each];
    const verdict = f1 >= targets[each] ? 'reached' : 'missed';
    console.log(row(each, fixed(precision), fixed(recall), fixed(f1), `${fixed(targets[each])} ${verdict}`));
  }
}

function printErrors({ journals }: Measure): void {
  console.log();
  for (const { journal, tallies } of journals) {
    const errors = themeClasses.flatMap((each) => {
      const { wrong, missed } = tallies[each];
      return [
        ...(wrong.length > 0 ? [`${each} wrong: ${wrong.join(', ')}`] : []),
        ...(missed.length > 0 ? [`${each} missed: ${missed.join(', ')}`] : []),
      ];
    });
    console.log(`  ${journal.padEnd(20)} ${errors.length > 0 ? errors.join('; ') : 'no error'}`);
  }
}

function printRecall({ recall, recallAmongMany }: Measure): void {
  console.log(`\n${row('recall', '@5', '@10', 'of 1,000 @5', '@10')}`);
  for (const [set, name] of Object.entries(setNames) as [RetrieverSet, string][]) {
    const own = recall[set];
    const many = recallAmongMany?.[set];
    const cells = [own.at5, own.at10, ...(many ? [many.at5, many.at10] : [])];
    console.log(row(name, ...cells.map(percent)));
  }
  console.log(`${recall.all.questions} questions, each answered by one entry`);
}

function row(...cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(14))).join('');
}

function fixed(value: number): string {
  return value.toFixed(2);
}

function percent(value: number): string {
  return `${(value * 100).toFixed(0)} %`;
}
