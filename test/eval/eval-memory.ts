import type { Services } from '#src/services.ts';
import { developmentJournals, heldOutJournals, plainJournals, readJournals } from './journals/journals.ts';
import {
  type GroupMeasure,
  measureJournals,
  measureRecallAmongMany,
  type RetrieverSet,
} from './memory-measure.ts';
import { type ConfiguredModels, configuredModels, noModels, withOwnServices } from './own-services.ts';
import { recordedAmong, withRecordedModel } from './recorded-model.ts';
import { themeClasses } from './theme-measure.ts';

/**
 * Measures the memory on journals with planted themes: `npm run eval:memory`, with `-- --json` as JSON. Without a model,
 * with what a language model answered when it was shown the same pages, and with the models that are configured, where there
 * are any.
 */
const asJson = process.argv.includes('--json');
const say = (line = '') => (asJson ? console.error(line) : console.log(line));
const targets = { recurring: 0.85, emerging: 0.75, avoided: 0.75 } as const;
const groups = {
  development: developmentJournals,
  read: readJournals,
  'held out': heldOutJournals,
  'held out, plain': plainJournals,
} as const;
type GroupName = keyof typeof groups;
const groupNames = Object.keys(groups) as GroupName[];
type Measures = Partial<Record<GroupName, GroupMeasure>>;
/** Of these a language model's readings are recorded, of the development journals of some. */
const recordedGroups: readonly GroupName[] = ['development', 'read', 'held out'];
/** What these hold is not shown: whoever tunes should not come to know it. */
const unseen: readonly GroupName[] = ['held out', 'held out, plain'];

const setNames: Readonly<Record<RetrieverSet, string>> = {
  all: 'all, fused',
  fullText: 'full text alone',
  lateInteraction: 'late interaction',
  passageVectors: 'passage vectors',
  pageVectors: 'page vectors',
};

const configured = configuredModels();
const recorded = 'a language model’s recorded readings';
const runs: {
  name: string;
  groupNames: readonly GroupName[];
  run: <T>(use: (models: ConfiguredModels) => Promise<T>) => Promise<T>;
}[] = [
  { name: 'offline', groupNames, run: (use) => use(noModels) },
  {
    name: recorded,
    groupNames: recordedGroups,
    run: (use) => withRecordedModel(recordedAmong(recordedGroups.flatMap((group) => groups[group])), use),
  },
  ...(configured.openAi || configured.ollama
    ? [
        {
          name: 'models as configured',
          groupNames,
          run: <T>(use: (models: ConfiguredModels) => Promise<T>) => use(configured),
        },
      ]
    : []),
];

const results: Record<string, Measures> = {};
for (const { name, groupNames: measured, run } of runs) {
  const measures = await run((models) =>
    withOwnServices(models, (services) => measureAll(services, name, measured)),
  );
  results[name] = measures;
  if (!asJson) print(name, measures);
}
if (asJson) console.log(JSON.stringify(results, null, 2));

async function measureAll(
  services: Services,
  name: string,
  measured: readonly GroupName[],
): Promise<Measures> {
  const measures: Measures = {};
  for (const group of measured) {
    const isRecorded = name === recorded;
    const journals = isRecorded ? recordedAmong(groups[group]) : groups[group];
    const found = await measureJournals(services, journals, progress(`${name}, ${group}:`));
    measures[group] = found;
    // Recorded are readings alone: what is recalled is as without a model.
    if (isRecorded) continue;
    const report = progress(`${name}, ${group} among a thousand entries:`);
    const others = groupNames.filter((each) => each !== group).flatMap((each) => groups[each]);
    found.recallAmongMany = await measureRecallAmongMany(services, journals, others, (done) =>
      report(`${done}`),
    );
  }
  return measures;
}

function progress(what: string): (done: string) => void {
  return (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${what} ${done}`);
  };
}

function print(name: string, measured: Measures): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  for (const [group, measure] of Object.entries(measured)) {
    const { journals, scores, evidence, recall, recallAmongMany } = measure;
    say(`\n== ${name}, ${group} journals (${journals.length}) ==\n`);
    say(row('themes', 'precision', 'recall', 'F1', 'target'));
    for (const each of themeClasses) {
      const { precision, recall: found, f1 } = scores[each];
      const verdict = f1 >= targets[each] ? 'reached' : 'missed';
      say(row(each, share(precision), share(found), share(f1), `${share(targets[each])} ${verdict}`));
    }
    if (!unseen.includes(group as GroupName)) printNames(measure);

    say();
    say(row('evidence', 'entries', 'without', 'quotes', 'broken'));
    say(row('', `${evidence.entries}`, `${evidence.bare}`, `${evidence.quotes}`, `${evidence.broken}`));
    const quiet = journals.filter(({ falseAvoidances }) => falseAvoidances !== undefined);
    const empty = journals.filter(({ falseThemes }) => falseThemes !== undefined);
    const all = (lists: (string[] | undefined)[]) => lists.flatMap((list) => list ?? []).length;
    say(
      `\n${quiet.length} with nothing avoided: ${all(quiet.map((each) => each.falseAvoidances))} avoidances seen; ` +
        `${empty.length} about nothing: ${all(empty.map((each) => each.falseThemes))} themes seen`,
    );
    say();
    say(row('recall', '@5', '@10', 'of 1,000 @5', '@10'));
    for (const [set, name] of Object.entries(setNames) as [RetrieverSet, string][]) {
      const many = recallAmongMany?.[set];
      const own = recall[set];
      say(
        row(
          name,
          percent(own.at5),
          percent(own.at10),
          many ? percent(many.at5) : '',
          many ? percent(many.at10) : '',
        ),
      );
    }
    say(`${recall.all.questions} questions, each about what one entry says`);
  }
}

function printNames({ journals }: GroupMeasure): void {
  say();
  for (const { journal, tallies } of journals) {
    const parts = themeClasses.flatMap((each) => {
      const { wrong, missed } = tallies[each];
      return [
        ...(wrong.length > 0 ? [`${each} wrongly: ${wrong.join(', ')}`] : []),
        ...(missed.length > 0 ? [`${each} missed: ${missed.join(', ')}`] : []),
      ];
    });
    say(`  ${journal.padEnd(20)} ${parts.length > 0 ? parts.join('; ') : 'all as planted'}`);
  }
}

function row(...cells: string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(14))).join('');
}

function share(value: number): string {
  return value.toFixed(2);
}

function percent(value: number): string {
  return `${(value * 100).toFixed(0)} %`;
}
