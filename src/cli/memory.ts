import { writeFile } from 'node:fs/promises';
import { snakeCase, toEntry, toMemory } from '#memory/routes.ts';
import type { MemoryService, MemorySummary, ShownEntry } from '#memory/service.ts';
import { bar, createProgressBar } from './progress-bar.ts';
import { withServices } from './with-services.ts';

interface Options {
  wallet: string;
  json: boolean;
}

const mostShown = 100;
const barWidth = 10;

/** What is believed of a writer, at this moment or at another. */
export async function showMemory({ wallet, json, asOf }: Options & { asOf?: Date }): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const { entries, total } = await memory.entries(personId, page(asOf ? { asOf } : {}));
    const summary = await memory.summary(personId);
    if (json) {
      print({ ...(asOf ? {} : toMemory(summary)), entries: entries.map(toEntry), total });
      return;
    }
    if (!asOf) printSummary(summary);
    console.log(heading(asOf ? `Entries as of ${asOf.toISOString()}` : 'Entries'));
    printEntries(entries);
    if (total > entries.length) console.log(`… and ${total - entries.length} weaker ones`);
  });
}

/** What memory holds on a question: the writer's own words, and entries. */
export async function searchMemory(query: string, { wallet, json }: Options): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const found = await memory.recall(personId, { query, limit: 10 });
    if (json) return print(found.map(snakeCase));
    if (found.length === 0) console.log('Nothing was found.');
    for (const hit of found) {
      if (hit.kind === 'passage') {
        console.log(`${day(hit.passage.createdAt)}  “${oneLine(hit.passage.quote)}”`);
      } else {
        const { entry } = hit as { entry: ShownEntry };
        console.log(`${' '.repeat(12)}${entry.kind}: ${entry.content}, seen ${times(entry.occurrences)}`);
      }
    }
  });
}

/** Why something is believed: the words that it rests on, and what was held before. */
export async function explainMemory(what: string, { wallet, json }: Options): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const id = await findEntry(memory, personId, what);
    if (id === undefined) {
      process.exitCode = 1;
      console.error(`There is no entry “${what}”.`);
      return;
    }
    const { evidence, history, ...entry } = await memory.entry(personId, id);
    if (json) return print({ ...toEntry(entry), ...(snakeCase({ evidence, history }) as object) });
    console.log(heading(`${entry.kind}: ${entry.content}`));
    console.log(
      `${bar(entry.strength, barWidth)} ${entry.strength.toFixed(2)}  seen ${times(entry.occurrences)}, ${day(entry.firstSeenAt)} to ${day(entry.lastSeenAt)}, said by the ${entry.source}`,
    );
    if (entry.validTo) console.log(`closed on ${day(entry.validTo)}`);
    for (const piece of evidence) console.log(`\n${day(piece.createdAt)}  “${oneLine(piece.quote)}”`);
    if (history.length === 0) return;
    console.log(heading('Before'));
    for (const item of history) {
      const until = item.validTo ? day(item.validTo) : 'now';
      console.log(`${day(item.validFrom)} to ${until}  ${item.content} (${item.source}: ${item.reason})`);
    }
  });
}

/** What changed between two moments. */
export async function diffMemory({
  wallet,
  json,
  from,
  to,
}: Options & { from: Date; to: Date }): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const [before, after] = await Promise.all([
      memory.entries(personId, page({ asOf: from }, 100_000)),
      memory.entries(personId, page({ asOf: to }, 100_000)),
    ]);
    const old = new Map(before.entries.map((entry) => [entry.id, entry]));
    const now = new Map(after.entries.map((entry) => [entry.id, entry]));
    const changes = {
      added: after.entries.filter(({ id }) => !old.has(id)),
      gone: before.entries.filter(({ id }) => !now.has(id)),
      changed: after.entries.flatMap((entry) => {
        const was = old.get(entry.id);
        return was && Math.abs(was.strength - entry.strength) >= 0.05 ? [{ was, entry }] : [];
      }),
    };
    if (json) {
      return print({
        added: changes.added.map(toEntry),
        gone: changes.gone.map(toEntry),
        changed: changes.changed.map(({ was, entry }) => ({ before: toEntry(was), after: toEntry(entry) })),
      });
    }
    console.log(heading(`From ${day(from)} to ${day(to)}`));
    for (const entry of changes.added) console.log(`+ ${entry.kind.padEnd(10)} ${entry.content}`);
    for (const entry of changes.gone) console.log(`- ${entry.kind.padEnd(10)} ${entry.content}`);
    for (const { was, entry } of changes.changed) {
      const sign = entry.strength > was.strength ? '↑' : '↓';
      console.log(
        `${sign} ${entry.kind.padEnd(10)} ${entry.content}  ${was.strength.toFixed(2)} → ${entry.strength.toFixed(2)}`,
      );
    }
    if (Object.values(changes).every((list) => list.length === 0)) console.log('Nothing changed.');
  });
}

/** All entries with their evidence, a line of JSON each. */
export async function exportMemory({ wallet, out }: { wallet: string; out?: string }): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const lines = (await memory.export(personId)).map((line) => `${JSON.stringify(snakeCase(line))}\n`);
    if (out === undefined) process.stdout.write(lines.join(''));
    else {
      await writeFile(out, lines.join(''), { mode: 0o600 });
      console.log(`${lines.length} lines written to ${out}.`);
    }
  });
}

/** Makes the memory again from the writings. */
export async function rebuildMemory({ wallet }: { wallet: string }): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const { totalPrimes } = await memory.extent(personId);
    const progress = createProgressBar(totalPrimes, 'primes');
    const done = await memory.learner.rebuild(personId, progress.show);
    progress.end();
    console.log(`${done} primes were read again.`);
  });
}

/** Gives entries and passages of one writer, or of all, embeddings of the present model. */
export async function reembedMemory({ wallet }: { wallet?: string }): Promise<void> {
  if (wallet !== undefined) {
    await ofWriter(wallet, async (memory, personId) =>
      printReembedded(await memory.learner.reembed(personId)),
    );
    return;
  }
  await withServices(async ({ memory }) => {
    const writers = await memory.learner.writersToReembed();
    const total = { entries: 0, passages: 0 };
    const progress = createProgressBar(writers.length, 'writers');
    for (const [done, personId] of writers.entries()) {
      const { entries, passages } = await memory.learner.reembed(personId);
      total.entries += entries;
      total.passages += passages;
      progress.show(done + 1);
    }
    progress.end();
    printReembedded(total);
  });
}

function printReembedded({ entries, passages }: { entries: number; passages: number }): void {
  console.log(`${entries} entries and ${passages} passages embedded.`);
}

async function ofWriter(
  wallet: string,
  work: (memory: MemoryService, personId: string) => Promise<void>,
): Promise<void> {
  await withServices(async ({ memory, personOfWallet }) => {
    const person = await personOfWallet(wallet);
    if (!person) throw new Error(`Nobody with the wallet ${wallet} is known here.`);
    await work(memory, person.id);
  });
}

async function findEntry(memory: MemoryService, personId: string, what: string): Promise<string | undefined> {
  if (/^[0-9a-f-]{36}$/i.test(what)) return what.toLowerCase();
  const { entries } = await memory.entries(personId, page({}, 100_000));
  const named = entries.find(({ content }) => content.toLowerCase() === what.toLowerCase());
  if (named) return named.id;
  const [best] = (await memory.entries(personId, page({ q: what }, 1))).entries;
  return best?.id;
}

function page(filter: { asOf?: Date; q?: string }, pageSize = mostShown) {
  return { ...filter, page: 1, pageSize };
}

function printSummary(summary: MemorySummary): void {
  console.log(heading('Practice'));
  console.log(`primes     ${summary.totalPrimes} in ${summary.totalDays} days`);
  console.log(`streak     ${summary.streakCurrent} days, best ${summary.streakBest}`);
  for (const sojourn of summary.sojourns.filter(({ primes, day: today }) => primes > 0 || today)) {
    const state = sojourn.day === undefined ? (sojourn.completed ? 'over' : '') : `day ${sojourn.day} of 96`;
    console.log(
      `sojourn    ${sojourn.kingdom.padEnd(10)} ${String(sojourn.primes).padStart(4)} primes  ${state}`,
    );
  }
  const { patterns, themes } = summary;
  console.log(`best time  ${patterns.bestFlowTime || 'not yet known'} UTC`);
  console.log(
    `average    ${Math.round(patterns.averageDurationSeconds / 60)} min, flow ${bar(patterns.averageFlowScore, barWidth)} ${patterns.averageFlowScore.toFixed(2)}`,
  );
  printList('depth', patterns.triggerWords);
  printList('turns away', patterns.avoidanceSignals);
  console.log(heading('Themes'));
  printList('recurring', themes.recurring);
  printList('emerging', themes.emerging);
  printList('avoided', themes.avoided);
  printList('adapted', summary.adaptations);
  if (summary.learning.waiting > 0) console.log(`${summary.learning.waiting} primes wait to be learned from`);
}

function printList(name: string, items: readonly string[]): void {
  console.log(`${name.padEnd(10)} ${items.length > 0 ? items.join(', ') : '–'}`);
}

function printEntries(entries: readonly ShownEntry[]): void {
  for (const entry of entries) {
    console.log(
      `${bar(entry.strength, barWidth)} ${entry.strength.toFixed(2)}  ${entry.kind.padEnd(10)} ${cut(entry.content, 40).padEnd(40)} ${String(entry.occurrences).padStart(4)}×  ${day(entry.firstSeenAt)} – ${day(entry.lastSeenAt)}  ${entry.id}`,
    );
  }
  if (entries.length === 0) console.log('Nothing yet.');
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

function heading(text: string): string {
  return process.stdout.isTTY ? `\n\x1b[1m${text}\x1b[0m` : `\n${text}`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
