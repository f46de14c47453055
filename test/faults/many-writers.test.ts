import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AgentBench,
  engage,
  override,
  startAgentBench,
  writeIn,
} from '../agents/support/agent-bench.ts';
import { cleanUpFile } from '../support/data-dir.ts';

let bench: AgentBench;
beforeAll(async () => {
  // On the embedded database, with memory learning, stories told and images painted meanwhile.
  bench = await startAgentBench();
});
afterAll(cleanUpFile);

const writers = 50;

/** A name that no other writer has; none is part of another. */
const syllables = ['bel', 'dor', 'fim', 'gan', 'kes', 'lum', 'nor'];
const planted = Array.from({ length: writers }, (_, index) => {
  const [first, second] = [syllables[index % 7]!, syllables[Math.floor(index / 7) % 7]!];
  return `Q${first}${second}${index >= 49 ? 'ax' : 'or'}`;
});

describe('fifty writers at once', () => {
  it('each have their own engagement, and no answer contains words of another writer', async () => {
    expect(new Set(planted).size).toBe(writers);
    const accounts = planted.map(() => privateKeyToAccount(generatePrivateKey()));
    for (const [index, account] of accounts.entries()) {
      await bench.importPrimes({ account }, [
        {
          writing: `${planted[index]} called me from the station. Anyway, I fed the cat and it rained.`,
          created_at: '2026-02-01T07:00:00Z',
        },
        {
          writing: `I saw ${planted[index]} across the street today. Anyway, the cat slept all day long.`,
          created_at: '2026-02-03T07:00:00Z',
        },
      ]);
    }
    const people = await Promise.all(accounts.map((account) => bench.api.signIn(account)));
    const answers = await Promise.all(
      people.map(async (person, index) => {
        const opened = await engage(person, 'confrontational');
        const name = planted[index]!;
        const [written, steered] = await Promise.all([
          writeIn(
            person,
            opened.engagement_id,
            `There is ${name} again, and I thought of ${name} and of rain.`,
          ),
          override(person, opened.engagement_id, `Ask me about ${name} and the station`, index % 2 === 0),
        ]);
        const next = await writeIn(person, opened.engagement_id, `Once more ${name}.`, {
          duration_seconds: 30,
        });
        const trace = (await person.get(`/agents/agi/engagements/${opened.engagement_id}/trace`)).body;
        return { opened, written, steered, next, trace };
      }),
    );
    for (const [index, answer] of answers.entries()) {
      const said = JSON.stringify(answer);
      const own = planted[index]!;
      expect(answer.opened.context.avoidance_patterns).toContain(own);
      expect(answer.opened.greeting).toContain(own);
      expect(answer.steered.new_prompt).toContain(own);
      expect(answer.written.is_prime).toBe(true);
      expect(planted.filter((name) => name !== own && said.includes(name))).toEqual([]);
      expect(answer.trace.runs.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
        'ok',
        'ok',
        'ok',
        'ok',
      ]);
    }
    const ids = answers.flatMap(({ opened, written, next, steered }) =>
      [opened, written, next, steered].map(({ entry_ids }) => entry_ids as string[]),
    );
    const ownersOf = new Map<string, Set<number>>();
    for (const [at, list] of ids.entries()) {
      for (const id of list) ownersOf.set(id, (ownersOf.get(id) ?? new Set()).add(Math.floor(at / 4)));
    }
    expect([...ownersOf.values()].filter((owners) => owners.size > 1)).toEqual([]);
  }, 300_000);
});
