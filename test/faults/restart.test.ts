import { cpSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpFile, freshDataDir, onCleanup } from '../support/data-dir.ts';
import { connectToEmbedded } from '../support/database.ts';
import { plainWriting } from '../support/people.ts';
import { runCommand, type ServiceProcess, startProcess } from '../support/process.ts';

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever came
type Json = any;

/** No jobs: what is asked of memory later does not depend on what was learned by then. */
const environment = { ROLE: 'web', LOG_LEVEL: 'info' };
const dying = pathToFileURL(join(import.meta.dirname, '../agents/support/die.ts')).href;

let template: string;
let token: string;

/** A writer with a journal, in a data folder that every run starts from. */
beforeAll(async () => {
  template = await freshDataDir();
  const account = privateKeyToAccount(generatePrivateKey());
  const journal = join(await mkdtemp(join(tmpdir(), 'practice-test-')), 'journal.jsonl');
  onCleanup(() => rm(join(journal, '..'), { recursive: true, force: true }));
  const lines = Array.from({ length: 6 }, (_, index) => ({
    writing: `I was in the garden with the beans. ${index % 2 === 0 ? 'My brother called. Anyway, the kettle boiled.' : 'It rained.'} The garden waits.`,
    duration_seconds: 600,
    created_at: new Date(Date.UTC(2026, 0, 2 + index, 7)).toISOString(),
  }));
  await writeFile(journal, lines.map((line) => JSON.stringify(line)).join('\n'));
  const imported = await runCommand(['import', journal, '--wallet', account.address], { DATA_DIR: template });
  expect(imported.code, imported.stderr).toBe(0);
  const service = await startProcess({ ...environment, DATA_DIR: template });
  ({ token } = await (await service.client()).signIn(account));
  await service.kill('SIGTERM');
}, 300_000);
afterAll(cleanUpFile);

async function copyOfTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'practice-test-'));
  onCleanup(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  cpSync(template, folder, { recursive: true });
  return folder;
}

type DieAt = `${'saving' | 'between' | 'after'} ${number}` | '';

/** A service that dies where it is told to, and is started again. */
async function createMortal() {
  const dataDir = await copyOfTemplate();
  const orders = join(dataDir, 'die-at');
  await writeFile(orders, '');
  let running: ServiceProcess | undefined;
  const started = async () =>
    (running ??= await startProcess({
      ...environment,
      DATA_DIR: dataDir,
      DIE_AT: orders,
      NODE_OPTIONS: `--import=${dying}`,
    }));

  return {
    stop: () => running?.kill('SIGTERM'),
    /** Asks, and where the process dies over it, asks the very same again of the next one. */
    async ask(
      method: string,
      path: string,
      { body, key, dieAt = [] }: { body?: Json; key?: string; dieAt?: readonly DieAt[] } = {},
    ): Promise<Json> {
      for (const place of [...dieAt, '']) {
        const service = await started();
        await writeFile(orders, place);
        const asked = fetch(service.url + path, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            ...(key ? { 'idempotency-key': key } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        if (place === '') {
          const response = await asked;
          const answer = await response.json();
          expect(response.status, JSON.stringify(answer)).toBe(200);
          return answer;
        }
        await expect(asked, `${path} ${place}`).rejects.toThrow();
        expect((await service.ended).signal).toBe('SIGKILL');
        running = undefined;
      }
    },
    /** What is kept that a write could have doubled. */
    async kept(): Promise<Json> {
      const pool = connectToEmbedded(dataDir);
      const rows = async (query: string) => (await pool.query(query)).rows;
      return {
        writings: await rows('select id, writing, flow_score, chakra from writings order by id'),
        prompts: await rows('select prompt, thread_id from agent_prompts order by id'),
        own: await rows(
          `select id, kind, content from memory_entries where kind in ('override', 'adaptation') order by id`,
        ),
        totals: await rows(`select totals->'primes' as primes from memory_states`),
        tasks: await rows('select kind, subject_id from tasks order by kind, subject_id'),
      };
    },
  };
}

const text = (about: string, extra = {}) => ({
  writing: `${plainWriting(about)} My brother called. Anyway, the beans.`,
  duration_seconds: 600,
  new_line_count: 0,
  ...extra,
});

interface Deaths {
  overWrite?: readonly DieAt[];
  overOverride?: readonly DieAt[];
  overOpening?: readonly DieAt[];
  overMessage?: readonly DieAt[];
  overSessionWrite?: readonly DieAt[];
}

/** One engagement and one session, each to its end. */
async function live(deaths: Deaths) {
  const mortal = await createMortal();
  const opened = await mortal.ask('POST', '/agents/agi/engage', {
    body: { mode: 'confrontational' },
    key: 'open',
  });
  const root = `/agents/agi/engage/${opened.engagement_id}`;
  const forced = { instruction: 'Ask me about the harbour', force: true };
  const engagement = [
    opened,
    await mortal.ask('POST', `${root}/write`, { body: text('the ferry'), dieAt: deaths.overWrite ?? [] }),
    await mortal.ask('POST', `${root}/override`, { body: forced, dieAt: deaths.overOverride ?? [] }),
    await mortal.ask('POST', `${root}/write`, { body: text('the pier') }),
  ];
  const keptOfEngagement = await mortal.kept();

  const session = await mortal.ask('GET', '/agents/smart/session', { dieAt: deaths.overOpening ?? [] });
  const path = `/agents/smart/session/${session.session_id}`;
  const asked = { text: 'What did I write last?' };
  const answers = [
    await mortal.ask('POST', `${path}/message`, { body: asked, dieAt: deaths.overMessage ?? [] }),
    await mortal.ask('POST', `${path}/write`, {
      body: text('the tram'),
      dieAt: deaths.overSessionWrite ?? [],
    }),
    await mortal.ask('GET', `${path}/status`),
    await mortal.ask('POST', `${path}/end`),
  ];
  const kept = await mortal.kept();
  await mortal.stop();
  // What two sessions do not share is their ids, and how long they took.
  const shown = answers.map((answer) => ({ ...answer, session_id: '', writing_id: '', duration_minutes: 0 }));
  return {
    engagement,
    keptOfEngagement,
    session: shown,
    keptOfSession: {
      writings: kept.writings.map(({ writing }: Json) => writing).sort(),
      prompts: kept.prompts.length,
      tasks: kept.tasks.map(({ kind }: Json) => kind),
      totals: kept.totals,
    },
  };
}

describe('a process that is killed between two nodes, or before a node is saved', () => {
  let lived: Awaited<ReturnType<typeof live>>;
  let killed: Awaited<ReturnType<typeof live>>;
  beforeAll(async () => {
    lived = await live({});
    killed = await live({
      // After recall; over submit, and after it; over respond.
      overWrite: ['between 2', 'saving 1', 'between 1', 'saving 1'],
      // After recall; over record.
      overOverride: ['between 2', 'saving 1'],
      // After look.
      overOpening: ['between 2'],
      // After think; over act, and after it.
      overMessage: ['between 2', 'saving 1', 'between 1'],
      // Over submit, and after it.
      overSessionWrite: ['saving 2', 'between 1'],
    });
  }, 900_000);

  it('continues an engagement with the same answers', () => {
    expect(killed.engagement).toEqual(lived.engagement);
    expect(lived.engagement[3].agent_response.next_prompt).toContain('the harbour');
  });

  it('stores the same rows of the engagement as a process that was not killed', () => {
    expect(killed.keptOfEngagement).toEqual(lived.keptOfEngagement);
    expect(lived.keptOfEngagement.writings).toHaveLength(8);
    expect(lived.keptOfEngagement.own.filter(({ kind }: Json) => kind === 'override')).toHaveLength(1);
  });

  it('continues a session with the same answers', () => {
    expect(killed.session).toEqual(lived.session);
    expect(lived.session[0].tools).toEqual([
      expect.objectContaining({ name: 'writing-history', outcome: 'ok' }),
    ]);
  });

  it('stores the same rows of the session as a process that was not killed', () => {
    expect(killed.keptOfSession).toEqual(lived.keptOfSession);
    expect(lived.keptOfSession.writings).toHaveLength(9);
  });
});

describe('a process that is killed after the last step, before it answers', () => {
  it('keeps one prime for a request that is repeated with its idempotency key', async () => {
    const mortal = await createMortal();
    const opened = await mortal.ask('POST', '/agents/agi/engage', { key: 'open', dieAt: ['after 1'] });
    const written = await mortal.ask('POST', `/agents/agi/engage/${opened.engagement_id}/write`, {
      body: text('the ferry'),
      key: 'write',
      dieAt: ['after 1'],
    });
    const { writings, prompts } = await mortal.kept();
    expect(writings).toHaveLength(7);
    expect(writings).toContainEqual(expect.objectContaining({ id: written.writing_id }));
    expect(prompts.map(({ prompt }: Json) => prompt)).toEqual([
      opened.prompt,
      written.agent_response.next_prompt,
    ]);
    await mortal.stop();
  }, 300_000);
});
