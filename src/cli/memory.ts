import { writeFile } from 'node:fs/promises';
import type { ShownEntry } from '#memory/recall/shown-entry.ts';
import { toEntry, toMemory } from '#memory/routes.ts';
import type { MemoryService } from '#memory/service.ts';
import { snakeCase } from '../core/snake-case.ts';
import {
  type Changes,
  changeLines,
  counted,
  day,
  entryLines,
  heading,
  recalledLines,
  summaryLines,
  themeLines,
  whyLines,
} from './memory-view.ts';
import { createProgressBar } from './progress-bar.ts';
import { withServices } from './with-services.ts';

interface Options {
  wallet: string;
  json: boolean;
}

const maxRecalled = 10;
/** A difference of strength below this is not shown as a change. */
const noticeableChange = 0.05;
const allEntries = 1_000_000;

/** Prints the memory of a writer: now, or as it was at a moment. */
export async function showMemory({
  wallet,
  json,
  asOf,
  limit,
}: Options & { asOf?: Date; limit: number }): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const { entries, total } = await memory.entries(personId, page(asOf ? { asOf } : {}, limit));
    if (asOf) {
      const beliefs = await memory.beliefs(personId, { asOf });
      const names = (list: keyof typeof beliefs) => beliefs[list].map(({ name }) => name);
      const themes = {
        recurring: names('recurring'),
        emerging: names('emerging'),
        avoided: names('avoided'),
      };
      if (json) return printJson({ as_of: asOf, themes, entries: entries.map(toEntry), total });
      print(themeLines(themes), [heading(`Entries as of ${asOf.toISOString()}`)], entryLines(entries, total));
      return;
    }
    const summary = await memory.summary(personId);
    if (json) return printJson({ ...toMemory(summary), entries: entries.map(toEntry), total });
    print(
      summaryLines(summary),
      themeLines(summary.themes),
      [heading('Entries')],
      entryLines(entries, total),
    );
  });
}

/** Prints the passages and entries that answer a question. */
export async function searchMemory(query: string, { wallet, json }: Options): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const found = await memory.recall(personId, { query, limit: maxRecalled });
    if (json) printJson(found.map(snakeCase));
    else print(recalledLines(found));
  });
}

/** Prints why an entry is believed: its evidence and its history. */
export async function explainMemory(what: string, { wallet, json }: Options): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const id = await findEntry(memory, personId, what);
    const { evidence, history, ...entry } = await memory.entry(personId, id);
    if (json) printJson({ ...toEntry(entry), ...(snakeCase({ evidence, history }) as object) });
    else print(whyLines(entry, evidence, history));
  });
}

/** Prints what changed between two moments. */
export async function diffMemory({
  wallet,
  json,
  from,
  to,
}: Options & { from: Date; to: Date }): Promise<void> {
  if (from > to) throw new Error('--from lies after --to.');
  await ofWriter(wallet, async (memory, personId) => {
    const before = await memory.entries(personId, page({ asOf: from }, allEntries));
    const after = await memory.entries(personId, page({ asOf: to }, allEntries));
    const changes = changesOf(before.entries, after.entries);
    if (!json) return print([heading(`From ${day(from)} to ${day(to)}`)], changeLines(changes));
    printJson({
      from,
      to,
      added: changes.added.map(toEntry),
      gone: changes.gone.map(toEntry),
      changed: changes.changed.map(({ was, entry }) => ({ before: toEntry(was), after: toEntry(entry) })),
    });
  });
}

function changesOf(before: readonly ShownEntry[], after: readonly ShownEntry[]): Changes {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const now = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !old.has(id)),
    gone: before.filter(({ id }) => !now.has(id)),
    changed: after.flatMap((entry) => {
      const was = old.get(entry.id);
      if (!was) return [];
      const isOther = was.content !== entry.content || was.source !== entry.source;
      return isOther || Math.abs(was.strength - entry.strength) >= noticeableChange ? [{ was, entry }] : [];
    }),
  };
}

/** Exports all entries with their evidence, one line of JSON each. */
export async function exportMemory({ wallet, out }: { wallet: string; out?: string }): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const lines = (await memory.export(personId)).map((line) => `${JSON.stringify(snakeCase(line))}\n`);
    if (out === undefined) process.stdout.write(lines.join(''));
    else {
      await writeFile(out, lines.join(''), { mode: 0o600 });
      console.log(`${counted(lines.length, 'line')} written to ${out}.`);
    }
  });
}

/** Reads all writings again and builds the memory from them. */
export async function rebuildMemory({ wallet, json }: Options): Promise<void> {
  await ofWriter(wallet, async (memory, personId) => {
    const { totalPrimes } = await memory.extent(personId);
    const progress = createProgressBar(totalPrimes, 'primes');
    const primes = await memory.learner.rebuild(personId, progress.show);
    progress.end();
    if (json) printJson({ primes });
    else console.log(`${counted(primes, 'prime')} read again.`);
  });
}

/** Embeds entries and passages of one writer, or of all, with the present model. */
export async function reembedMemory({ wallet, json }: { wallet?: string; json: boolean }): Promise<void> {
  const report = (counts: { entries: number; passages: number }) => {
    if (json) printJson(counts);
    else console.log(`${counts.entries} entries and ${counts.passages} passages embedded.`);
  };
  if (wallet !== undefined) {
    await ofWriter(wallet, async (memory, personId) => report(await memory.learner.reembed(personId)));
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
    report(total);
  });
}

async function ofWriter(
  wallet: string,
  work: (memory: MemoryService, personId: string) => Promise<void>,
): Promise<void> {
  await withServices(async ({ memory, personOfWallet }) => {
    const person = await personOfWallet(wallet);
    if (!person) throw new Error(`There is no writer with the wallet ${wallet}.`);
    await work(memory, person.id);
  });
}

/**
 * Finds the id of an entry by its id, then by its name, then by its meaning. When it is found by meaning, a message names
 * the entry.
 */
async function findEntry(memory: MemoryService, personId: string, what: string): Promise<string> {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(what)) return what.toLowerCase();
  const { entries } = await memory.entries(personId, page({}, allEntries));
  const named = entries.find(({ content }) => content.toLowerCase() === what.toLowerCase());
  if (named) return named.id;
  const [nearest] = (await memory.entries(personId, page({ q: what }, 1))).entries;
  if (!nearest) throw new Error(`There is no entry “${what}”.`);
  console.error(`No entry is called “${what}”; this is the nearest: ${nearest.kind} “${nearest.content}”.`);
  return nearest.id;
}

function page(filter: { asOf?: Date; q?: string }, pageSize: number) {
  return { ...filter, page: 1, pageSize };
}

function print(...parts: readonly (readonly string[])[]): void {
  console.log(parts.flat().join('\n'));
}

function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}
