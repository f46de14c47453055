import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiResponse, SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import {
  type AgentBench,
  engage,
  type Mode,
  override,
  startAgentBench,
  writeIn,
} from './support/agent-bench.ts';
import { scriptedYear, subjects } from './support/scripted-year.ts';

type Body = ApiResponse['body'];

let bench: AgentBench;
beforeAll(async () => {
  bench = await startAgentBench({ work: false });
});
afterAll(cleanUpFile);

/** Everything that memory holds as entries, whatever its kind. */
async function entriesOf(writer: SignedIn): Promise<Body[]> {
  const all: Body[] = [];
  for (let page = 1; ; page++) {
    const { body } = await writer.get(`/agents/agi/memory/entries?page=${page}&page_size=100`);
    all.push(...body.entries);
    if (all.length >= body.total) return all;
  }
}

/** What the words of an engagement rest on, each with its evidence looked up. */
async function groundsOf(writer: SignedIn, ids: readonly string[]): Promise<Body[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { status, body } = await writer.get(`/agents/agi/memory/entries/${id}`);
      expect(status, `entry ${id}`).toBe(200);
      return body;
    }),
  );
}

function daysBetween(from: string, to: Date): number {
  return Math.floor(to.getTime() / 86_400_000) - Math.floor(Date.parse(from) / 86_400_000);
}

describe('a year of forty primes', () => {
  it('is described at every engagement as memory held it at that time', async () => {
    const writer = await bench.api.signIn();
    const prompts: string[] = [];
    const confronted = new Map<string, number>();
    let engagements = 0;
    const modes: Mode[] = ['guided', 'confrontational', 'freeform', 'confrontational'];

    const give = (prompt: string) => {
      if (prompt === '') return;
      expect(prompts.slice(-10), prompt).not.toContain(prompt);
      prompts.push(prompt);
    };

    for (let from = 0; from < scriptedYear.length; from += 4) {
      const pages = scriptedYear.slice(from, from + 4);
      const last = pages.at(-1)!.created_at;
      bench.setTime(new Date(Date.parse(last) + 5 * 3_600_000));
      await bench.importPrimes(writer, pages);
      const { body: memory } = await writer.get('/agents/agi/memory');
      const entries = await entriesOf(writer);
      const held = new Map(entries.map((entry) => [entry.id, entry]));
      const { body: history } = await writer.get('/swift/v2/writings?limit=500');
      const texts = new Map<string, string>(
        history.writings.map((one: { id: string; writing: string }) => [one.id, one.writing]),
      );

      for (const mode of modes) {
        const engagement = await engage(writer, mode);
        engagements++;
        const { greeting, prompt, context } = engagement;
        const where = `after ${from + pages.length} primes, ${mode}: ${greeting} ${prompt}`;

        const day = daysBetween(scriptedYear[0]!.created_at, bench.now());
        expect(context).toEqual({
          sojourn: ['Root (Primordia)', 'Sacral (Emblazion)', 'Solar Plexus (Chryseos)', 'Heart (Eleasis)'][
            Math.floor(day / 96)
          ],
          sojourn_day: (day % 96) + 1,
          sojourn_phase: ['descent', 'integration', 'emergence'][Math.floor((day % 96) / 32)],
          total_primes: from + pages.length,
          streak_days: memory.streak_current,
          recurring_themes: memory.themes.recurring,
          avoidance_patterns: memory.themes.avoided,
          emotional_trajectory: expect.any(String),
        });
        expect(memory.total_primes).toBe(from + pages.length);

        if (mode === 'freeform') {
          expect([greeting, prompt]).toEqual(['', '']);
          continue;
        }

        // Each entry that is named is held, and rests on what stands in the writings, letter for letter.
        for (const ground of await groundsOf(writer, engagement.entry_ids)) {
          expect(held.has(ground.id), where).toBe(true);
          expect(['theme', 'avoidance']).toContain(ground.kind);
          expect(ground.evidence.length, where).toBeGreaterThan(0);
          for (const { writing_id, quote, start, end } of ground.evidence) {
            expect(texts.get(writing_id)?.slice(start, end)).toBe(quote);
          }
        }
        // No subject is named that is not one of those entries.
        const named = engagement.entry_ids.map((id: string) => held.get(id)!.content);
        for (const [subject, pattern] of Object.entries(subjects)) {
          if (pattern.test(`${greeting} ${prompt}`)) {
            expect(
              named.some((name: string) => pattern.test(name)),
              `${subject} is an entry: ${where}`,
            ).toBe(true);
          }
        }
        // No more is told of how often than is there.
        for (const [, times] of greeting.matchAll(/in (\d+) of your primes/g)) {
          expect(Number(times)).toBeLessThanOrEqual(context.total_primes);
        }

        const { avoided } = memory.themes;
        const nameIn = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());
        if (avoided.length > 0) {
          expect(
            avoided.some((name: string) => nameIn(greeting, name)),
            where,
          ).toBe(true);
        }
        if (mode === 'confrontational' && avoided.length > 0) {
          const goesAt = avoided.filter((name: string) => nameIn(prompt, name));
          expect(goesAt, where).not.toEqual([]);
          for (const name of goesAt) confronted.set(name, (confronted.get(name) ?? 0) + 1);
        }
        give(prompt);
      }
    }

    expect(engagements).toBe(40);
    const { body: memory } = await writer.get('/agents/agi/memory');
    expect(memory.themes.recurring).toContain('the garden');
    expect(memory.themes.avoided.join()).toContain('brother');
    expect(memory.themes.avoided.join()).toMatch(/money|debt/);
    // Every avoided theme has its turn; which one comes next is drawn.
    for (let turn = 0; turn < 4 * memory.themes.avoided.length; turn++) {
      const { prompt } = await engage(writer, 'confrontational');
      for (const name of memory.themes.avoided) if (prompt.includes(name)) confronted.set(name, 1);
    }
    for (const name of memory.themes.avoided) expect(confronted.get(name) ?? 0, name).toBeGreaterThan(0);
  });

  it('has a greeting in the second month on what the first month avoided, and in the third on both', async () => {
    const writer = await bench.api.signIn();
    const page = (day: string, writing: string) => ({ writing, created_at: `${day}T07:00:00Z` });
    const rest = 'I swept the yard and fed the hens, and the morning was plain and long.';
    bench.setTime('2026-01-31T09:00:00Z');
    await bench.importPrimes(writer, [
      page('2026-01-03', `My sister rang at noon. Anyway, the gutter leaks. ${rest}`),
      page('2026-01-11', `I saw my sister across the market. Anyway, I bought the onions. ${rest}`),
      page('2026-01-20', `The hens are off their food and I worried about them. ${rest}`),
    ]);
    const first = await engage(writer);
    expect(first.context.avoidance_patterns).toContain('my sister');
    await writeIn(writer, first.engagement_id, `The hens again. ${rest}`);

    bench.setTime('2026-02-27T09:00:00Z');
    await bench.importPrimes(writer, [
      page('2026-02-05', `The doctor wrote about my heart. Whatever, the hens laid four eggs. ${rest}`),
      page('2026-02-19', `The doctor called about the results. Anyway, it is nearly March. ${rest}`),
    ]);
    const second = await engage(writer);
    expect(second.greeting).toContain('my sister');
    expect(second.greeting).toMatch(/11 January/);

    bench.setTime('2026-03-15T09:00:00Z');
    const third = await engage(writer, 'confrontational');
    expect(third.greeting).toContain('my sister');
    expect(third.greeting).toMatch(/doctor|heart|health|illness/i);
    expect(
      third.context.avoidance_patterns.some((name: string) => third.prompt.includes(name)),
      third.prompt,
    ).toBe(true);
  });

  it('is asked about what was seen twice, and told only what was seen often', async () => {
    const writer = await bench.api.signIn();
    const left = (day: number) => ({
      writing: `My sister rang at noon. Anyway, the gutter leaks. I swept the yard, part ${day}, and fed the hens.`,
      created_at: new Date(Date.UTC(2026, 3, day, 7)).toISOString(),
    });
    bench.setTime('2026-04-30T09:00:00Z');
    await bench.importPrimes(writer, [left(1), left(3)]);
    const thin = (await engage(writer)).greeting as string;
    expect(thin).toMatch(/“my sister” twice[^.]*\. Is there something in it, or was it only passing\?/);
    await bench.importPrimes(writer, [left(5), left(8), left(11)]);
    const firm = (await engage(writer)).greeting as string;
    expect(firm).toMatch(/“my sister” 5 times and left it again, last on 11 April\./);
    const beside = (day: number) => ({
      writing: `My uncle wrote. Anyway, the hinge squeaks. I oiled the gate, part ${day}, and fed the hens.`,
      created_at: new Date(Date.UTC(2026, 3, day, 7)).toISOString(),
    });
    await bench.importPrimes(writer, [beside(14), beside(16)]);
    const both = (await engage(writer)).greeting as string;
    expect(both).toMatch(/“my sister” 5 times and left it again[^.]*\./);
    expect(both).toMatch(/“my uncle” \(twice, last on 16 April\)[^.?]*\?/);
  });

  it('never repeats a prompt within ten, however long one writer stays in one mode with one theme', async () => {
    const writer = await bench.api.signIn();
    bench.setTime('2026-05-31T09:00:00Z');
    await bench.importPrimes(writer, [
      { writing: 'My sister rang. Anyway, the gutter leaks.', created_at: '2026-05-01T07:00:00Z' },
      { writing: 'I saw my sister. Anyway, I bought onions.', created_at: '2026-05-02T07:00:00Z' },
    ]);
    const given: string[] = [];
    for (let round = 0; round < 12; round++) {
      bench.passDays(1);
      const { engagement_id, prompt } = await engage(writer, 'confrontational');
      const { agent_response } = await writeIn(writer, engagement_id, 'short', { duration_seconds: 60 });
      const { new_prompt } = await override(writer, engagement_id, 'Ask me something else', false);
      for (const one of [prompt, agent_response.next_prompt, new_prompt]) {
        expect(given.slice(-10), one).not.toContain(one);
        given.push(one);
      }
      expect(prompt).toContain('my sister');
    }
    const novice = await bench.api.signIn();
    const first: string[] = [];
    for (let round = 0; round < 15; round++) {
      const { prompt, greeting } = await engage(novice);
      expect(first.slice(-10)).not.toContain(prompt);
      first.push(prompt);
      expect(greeting).toContain('nothing is known of you');
    }
  });
});
