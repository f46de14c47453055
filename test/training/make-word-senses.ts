import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normaliseWord, stemOf } from '#src/language/tokens.ts';
import { functionWords } from '#src/language/word-lists.ts';
import { writeDataFile } from './checksums.ts';
import { wordSensesInputs, wordSensesSource } from './sources.ts';

/**
 * Makes the table of word senses: `npm run make:word-senses [-- git directory]`, after a change of the stemmer. It fetches
 * Open English WordNet (CC BY 4.0), which is derived from Princeton WordNet, unless a git directory with its repository
 * is given. It keeps which concepts a stem can mean, and which concepts are more general than others.
 */
const { repository: source, commit, maxSenses, minInformation } = wordSensesSource;

/** For each concept the concepts one step more general. */
const parents = new Map<string, string[]>();
/** For each stem the concepts that its words can mean, each with its rank among the senses of that word. */
const senses = new Map<string, Map<string, number>>();

function readConcepts(lines: readonly string[]): void {
  let concept = '';
  let field = '';
  for (const line of lines) {
    const opens = /^(\d{8}-[a-z]):$/.exec(line);
    const names = /^ {2}([a-z_]+):/.exec(line);
    const item = /^ {2}- (\d{8}-[a-z])$/.exec(line);
    if (opens) {
      concept = opens[1]!;
      parents.set(concept, []);
    } else if (names) {
      field = names[1]!;
    } else if (item && (field === 'hypernym' || (field === 'similar' && concept.endsWith('-s')))) {
      parents.get(concept)!.push(item[1]!);
    }
  }
}

function readWords(lines: readonly string[]): void {
  let word = '';
  let place = 0;
  for (const line of lines) {
    const opens = /^(\S.*):$/.exec(line);
    const concept = /^ {6}synset: (\d{8}-[a-z])$/.exec(line);
    if (opens) word = opens[1]!.replace(/^(['"])(.*)\1$/, '$2');
    else if (/^ {2}[a-z](-\d+)?:$/.test(line)) place = 0;
    else if (concept) keep(word, concept[1]!, place++);
  }
}

function keep(word: string, concept: string, place: number): void {
  if (place >= maxSenses || !/^[a-z]{2,24}$/.test(word) || functionWords.has(word)) return;
  const stem = stemOf(normaliseWord(word));
  let known = senses.get(stem);
  if (!known) {
    known = new Map();
    senses.set(stem, known);
  }
  known.set(concept, Math.min(place, known.get(concept) ?? place));
}

/** The concept and all that are more general. */
function withAncestors(concept: string): Set<string> {
  const all = new Set([concept]);
  for (const each of all) for (const parent of parents.get(each) ?? []) all.add(parent);
  return all;
}

const temporary = await mkdtemp(join(tmpdir(), 'word-senses-'));
try {
  let repository = process.argv[2];
  if (!repository) {
    repository = temporary;
    execFileSync('git', ['init', '--quiet', '--bare', repository]);
    execFileSync('git', ['fetch', '--quiet', '--depth', '1', source, commit], { cwd: repository });
  }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 28 }).split('\n');
  const files = git('ls-tree', '--name-only', commit, 'src/yaml/').filter((name) => name.endsWith('.yaml'));
  for (const file of files) {
    const lines = git('show', `${commit}:${file}`);
    if (file.includes('/entries-')) readWords(lines);
    else readConcepts(lines);
  }

  const below = new Map<string, number>();
  for (const concept of parents.keys()) {
    for (const each of withAncestors(concept)) below.set(each, (below.get(each) ?? 0) + 1);
  }
  /** Information content, 0 to 100: 100 where no concept is below it, 0 where all are. */
  const informationOf = (concept: string) =>
    Math.round(100 * (1 - Math.log(below.get(concept)!) / Math.log(parents.size)));
  const informative = new Map(
    [...parents].map(([concept, above]) => [
      concept,
      above.filter((each) => informationOf(each) >= minInformation),
    ]),
  );

  const numbers = new Map<string, number>();
  const concepts: string[] = [];
  const numberOf = (concept: string): number => {
    const known = numbers.get(concept);
    if (known !== undefined) return known;
    const above = informative.get(concept)!.map(numberOf);
    const line = [informationOf(concept), ...above].map((number) => number.toString(36)).join(' ');
    numbers.set(concept, concepts.push(line) - 1);
    return concepts.length - 1;
  };
  const stems = [...senses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([stem, meant]) => {
      const byPlace = [...meant].sort(([, a], [, b]) => a - b);
      // A stem can belong to several words, each with a first sense.
      return [stem, ...byPlace.map(([concept, place]) => `${numberOf(concept).toString(36)}.${place}`)].join(
        ' ',
      );
    });
  writeDataFile('word-senses.txt', `${concepts.join('\n')}\n\n${stems.join('\n')}\n`, {
    command: 'npm run make:word-senses',
    inputs: wordSensesInputs(),
  });
  console.log(`${stems.length} stems, ${concepts.length} concepts`);
} finally {
  await rm(temporary, { recursive: true, force: true });
}
