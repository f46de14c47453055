import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../support/api-client.ts';
import { cleanUpFile, temporaryFolder } from '../support/data-dir.ts';
import { type LongJournalEntry, longJournal } from '../support/long-journal.ts';
import { runCommand } from '../support/process.ts';
import { startService } from '../support/service.ts';

/**
 * An imported journal, and what the memory answers right after it, counted again by plain loops over the lines of the
 * file. `JOURNAL_ENTRIES` sets the size; 3000 is the one that is promised.
 */
const count = Number(process.env.JOURNAL_ENTRIES ?? 150);
const dayMs = 86_400_000;
const timeout = 120_000 + count * 400;

const kingdoms = [
  'Primordia',
  'Emblazion',
  'Chryseos',
  'Eleasis',
  'Voxlumis',
  'Insightia',
  'Claridium',
  'Poiesis',
];

const dayOf = (moment: string) => Math.floor(Date.parse(moment) / dayMs);
const today = () => Math.floor(Date.now() / dayMs);

/** A journal that ends today, with sealed entries and sessions that are too short among the others. */
function journalUntilToday(): (LongJournalEntry & { sealed?: boolean })[] {
  const lines = longJournal(count, { from: 0, seed: 'recount' });
  const shiftMs = (today() - dayOf(lines.at(-1)!.created_at)) * dayMs;
  return lines.map((line, index) => ({
    ...line,
    created_at: new Date(Date.parse(line.created_at) + shiftMs).toISOString(),
    ...(index % 17 === 5 ? { sealed: true } : {}),
    ...(index % 23 === 7 ? { duration_seconds: 479 } : {}),
  }));
}

let lines: ReturnType<typeof journalUntilToday>;
let primes: ReturnType<typeof journalUntilToday>;
let writer: SignedIn;
// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came; the contract has checked it
let memory: any;
/** The day on which the memory was asked. */
let askedOn: number;

beforeAll(async () => {
  const service = await startService({ work: false });
  const account = privateKeyToAccount(generatePrivateKey());
  lines = journalUntilToday();
  primes = lines.filter((line) => line.duration_seconds >= 480);
  const file = join(await temporaryFolder(), 'journal.jsonl');
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const imported = await runCommand(['import', file, '--wallet', account.address, '--json'], {
    DATA_DIR: service.dataDir,
  });
  expect(imported.code, imported.stderr).toBe(0);
  const { seconds, ...counts } = JSON.parse(imported.stdout);
  expect(counts).toEqual({ kept: primes.length, known: 0, short: lines.length - primes.length });
  if (process.env.JOURNAL_ENTRIES) {
    console.log(`${count} entries in ${seconds} s: ${(count / seconds).toFixed(1)} entries a second`);
  }
  writer = await service.api.signIn(account);
  do {
    askedOn = today();
    memory = (await writer.get('/agents/agi/memory')).body;
  } while (askedOn !== today());
}, timeout);
afterAll(cleanUpFile);

describe('the memory right after an import', () => {
  it('counts primes and days', () => {
    expect(memory.total_primes).toBe(primes.length);
    expect(memory.total_days).toBe(askedOn - dayOf(primes[0]!.created_at) + 1);
    expect(memory.learning).toEqual({ waiting: 0, oldest_at: null });
  });

  it('counts the streaks', () => {
    const days = new Set(primes.map(({ created_at }) => dayOf(created_at)));
    let best = 0;
    for (const day of days) {
      let length = 0;
      while (days.has(day + length)) length++;
      best = Math.max(best, length);
    }
    let current = 0;
    const last = days.has(askedOn) ? askedOn : askedOn - 1;
    while (days.has(last - current)) current++;
    expect(best).toBeGreaterThan(5);
    expect([memory.streak_best, memory.streak_current]).toEqual([best, current]);
  });

  it('counts the primes of each sojourn of 96 days from the first prime on', () => {
    const first = dayOf(primes[0]!.created_at);
    const current = Math.floor((askedOn - first) / 96);
    const expected = [];
    for (let number = 0; number <= current; number++) {
      expected.push({
        chakra: (number % 8) + 1,
        kingdom: kingdoms[number % 8],
        completed: number < current,
        primes: primes.filter(({ created_at }) => Math.floor((dayOf(created_at) - first) / 96) === number)
          .length,
        ...(number === current ? { day: askedOn - first - 96 * number + 1 } : {}),
      });
    }
    expect(expected.length).toBeGreaterThan(1);
    expect(memory.sojourn_history).toEqual(expected);
  });

  it('averages duration and flow over the primes that are not sealed', async () => {
    const open = primes.filter(({ sealed }) => !sealed);
    const seconds = open.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0);
    expect(memory.writing_patterns.average_duration).toBe(Math.round(seconds / open.length));

    const scores: number[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await writer.get(`/swift/v2/writings?limit=500${cursor}`);
      for (const { writing, flow_score } of body.writings) {
        if (open.some((line) => line.writing === writing)) scores.push(flow_score);
      }
      if (!body.next_cursor) break;
      cursor = `&before=${encodeURIComponent(body.next_cursor)}`;
    }
    expect(scores).toHaveLength(open.length);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(memory.writing_patterns.average_flow_score).toBeCloseTo(mean, 3);
  });

  it('names a time of day in which there were primes', () => {
    const [, from, to] = /^(\d\d):00-(\d\d):00$/.exec(memory.writing_patterns.best_flow_time) ?? [];
    expect((Number(to) - Number(from) + 24) % 24).toBe(2);
    const hours = [Number(from), (Number(from) + 1) % 24];
    const then = primes.filter(
      ({ created_at, sealed }) => !sealed && hours.includes(new Date(created_at).getUTCHours()),
    );
    expect(then.length).toBeGreaterThanOrEqual(3);
  });

  it('fills every list with words of the journal’s own', () => {
    const { themes, writing_patterns: patterns } = memory;
    const open = primes.filter(({ sealed }) => !sealed).map(({ writing }) => writing.toLowerCase());
    expect(themes.recurring.length).toBeGreaterThan(0);
    expect(themes.avoided.length).toBeGreaterThan(0);
    expect(patterns.trigger_words_for_depth.length).toBeGreaterThan(0);
    expect(patterns.avoidance_signals.length).toBeGreaterThan(0);
    for (const word of patterns.trigger_words_for_depth) {
      expect(open.filter((text) => text.includes(word.toLowerCase())).length, word).toBeGreaterThanOrEqual(3);
    }
    for (const signal of patterns.avoidance_signals) {
      expect(
        open.filter((text) => text.replaceAll('’', "'").includes(signal.toLowerCase())).length,
        signal,
      ).toBeGreaterThanOrEqual(2);
    }
  });

  it('calls recurring what three primes hold and one of the last ten, each with its quotes', async () => {
    const open = primes.filter(({ sealed }) => !sealed);
    const lastTen = new Set(open.slice(-10).map(({ created_at }) => created_at));
    const entries = new Map<string, string>();
    for (let page = 1; ; page++) {
      const { body } = await writer.get(`/agents/agi/memory/entries?kind=theme&page_size=100&page=${page}`);
      for (const { id, content } of body.entries) if (!entries.has(content)) entries.set(content, id);
      if (body.entries.length < 100) break;
    }
    for (const name of memory.themes.recurring) {
      const { body } = await writer.get(`/agents/agi/memory/entries/${entries.get(name)}`);
      expect(
        new Set(body.evidence.map((piece: { writing_id: string }) => piece.writing_id)).size,
        name,
      ).toBeGreaterThanOrEqual(3);
      expect(body.evidence.some((piece: { created_at: string }) => lastTen.has(piece.created_at))).toBe(true);
      for (const { quote, created_at } of body.evidence) {
        expect(open.find((line) => line.created_at === created_at)!.writing).toContain(quote);
      }
    }
  });
});
