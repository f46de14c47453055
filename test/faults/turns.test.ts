import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LatestCheckpointSaver } from '#graphs/checkpointer.ts';
import { derivedId } from '#src/core/ids.ts';
import { createCheckpointStore } from '#src/db/checkpoints.ts';
import { createDatabase } from '#src/db/database.ts';
import { createPool } from '#src/db/pool.ts';
import { startModel } from '../agents/support/model.ts';
import type { TokenHolder } from '../support/api-client.ts';
import { cleanUpFile, freshDataDir, onCleanup } from '../support/data-dir.ts';
import { connectToEmbedded } from '../support/database.ts';
import { plainWriting } from '../support/people.ts';
import { startProcess } from '../support/process.ts';
import { startVectorPostgres } from '../support/programs.ts';

const turns = 20;

const textAbout = (what: string) => ({
  writing: plainWriting(what),
  duration_seconds: 600,
  new_line_count: 0,
});

async function engageAs(writer: TokenHolder): Promise<string> {
  const { status, body } = await writer.post('/agents/agi/engage', { mode: 'guided' });
  expect(status).toBe(200);
  return body.engagement_id;
}

const houses = [
  { on: 'the embedded Postgres', native: false },
  { on: 'a native Postgres', native: true },
];

describe.each(houses)('turns of one engagement that come to two processes on $on', ({ native }) => {
  let shared: Record<string, string>;
  let pool: pg.Pool;
  let isThere = true;
  beforeAll(async () => {
    const dataDir = await freshDataDir();
    const url = native
      ? await startVectorPostgres('turns over two processes on a native Postgres')
      : undefined;
    isThere = !native || url !== undefined;
    shared = { DATA_DIR: dataDir, ROLE: 'web', ...(url ? { DATABASE_URL: url } : {}) };
    pool = url
      ? createPool({ address: { url }, max: 2, searchPath: ['public'] })
      : connectToEmbedded(dataDir);
    if (url) onCleanup(() => pool.end());
  });
  afterAll(cleanUpFile);

  it('run one at a time, each counted once and recorded', async (context) => {
    if (!isThere) return context.skip();
    const services = [await startProcess(shared), await startProcess(shared)];
    const first = await (await services[0]!.client()).signIn();
    const second = (await services[1]!.client()).as(first.token);
    const id = await engageAs(first);
    const answers = await Promise.all(
      Array.from({ length: turns }, (_, index) =>
        (index % 2 === 0 ? first : second).post(
          `/agents/agi/engage/${id}/write`,
          textAbout(`the boat ${index}`),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.writing_id)).size).toBe(turns);

    // What is made in a turn has the turn's number in its id; the opening was the first.
    const given = await pool.query('select given_as from agent_prompts where thread_id = $1', [id]);
    const expected = Array.from({ length: turns + 1 }, (_, index) =>
      derivedId('turn', id, String(index + 1), 'given prompt'),
    );
    expect(new Set(given.rows.map(({ given_as }) => given_as))).toEqual(new Set(expected));
    const saver = new LatestCheckpointSaver(createCheckpointStore(createDatabase(pool)));
    const kept = await saver.getTuple({ configurable: { thread_id: id } });
    expect(kept?.checkpoint.channel_values.turns).toBe(turns + 1);

    const { rows: runs } = await pool.query<{ outcome: string; from: number; to: number }>(
      `select outcome, extract(epoch from started_at)::float8 * 1000 as from,
              extract(epoch from started_at)::float8 * 1000 + latency_ms as to
       from agent_runs where thread_id = $1 order by started_at, ordinal`,
      [id],
    );
    expect(runs.map(({ outcome }) => outcome)).toEqual(Array(turns + 1).fill('ok'));
    // Both times are rounded to a millisecond.
    const overlaps = runs.slice(1).filter(({ from }, index) => from + 2 < runs[index]!.to);
    expect(overlaps).toEqual([]);
    for (const service of services.reverse()) {
      expect(await service.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    }
  });

  it('go on at once where the process that was in a turn is killed', async (context) => {
    if (!isThere) return context.skip();
    const model = await startModel();
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    onCleanup(() => held.resolve());
    // The first has the embedded database; the second one dies.
    const staying = await startProcess(shared);
    const dying = await startProcess({ ...shared, ...model.openAi });
    const writer = await (await staying.client()).signIn();
    const id = await engageAs(writer);
    model.before = () => {
      asked.resolve();
      return held.promise;
    };
    const path = `/agents/agi/engage/${id}/write`;
    const lost = (await dying.client()).as(writer.token).post(path, textAbout('the ferry'));
    const isLost = expect(lost).rejects.toThrow();
    await asked.promise;

    let isAnswered = false;
    const answer = writer.post(path, textAbout('the pier')).finally(() => {
      isAnswered = true;
    });
    // Turns of others are not kept waiting.
    for (let time = 0; time < 3; time++) await engageAs(writer);
    expect(isAnswered).toBe(false);
    await dying.kill('SIGKILL');
    const killedAt = performance.now();
    await isLost;
    expect((await answer).status).toBe(200);
    expect(performance.now() - killedAt).toBeLessThan(10_000);
    const { rows } = await pool.query('select turn from agent_runs where thread_id = $1 order by ordinal', [
      id,
    ]);
    expect(rows.map(({ turn }) => turn)).toEqual(['open', 'write']);
  });
});
