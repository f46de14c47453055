import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#src/core/logger.ts';
import { createDatabase, type Database } from '#src/db/database.ts';
import { countTasks, insertTask, type Task, type TaskKey } from '#src/db/tasks.ts';
import { createMetrics } from '#src/http/metrics.ts';
import { createJobQueue, type JobQueue } from '#src/queue/queue.ts';
import { type OpenDatabase, openDatabase } from '#src/wiring/database.ts';
import { createWorkers } from '#src/workers.ts';
import { cleanUpFile, freshDataDir, onCleanup } from '../support/data-dir.ts';
import { waitFor } from '../support/wait.ts';

let opened: OpenDatabase;
let database: Database;
let personId: string;

beforeAll(async () => {
  opened = await openDatabase({ databaseUrl: undefined, dataDir: await freshDataDir() }, (cause) => {
    throw cause;
  });
  onCleanup(() => opened.close());
  database = createDatabase(opened.pool);
  personId = randomUUID();
  await opened.pool.query(`insert into people (id, client_name, created_at) values ($1, 'client', now())`, [
    personId,
  ]);
});
afterAll(cleanUpFile);

/** Real workers on a queue of their own, with this one kind of task. */
async function work(kind: string, handler: (task: Task) => Promise<void>) {
  const logger = createLogger('silent');
  const queue: JobQueue = await createJobQueue({
    name: `test-${randomUUID()}`,
    backend: { kind: 'postgres', pool: opened.queuePool },
    logger,
  });
  const metrics = createMetrics({ countTasks: () => countTasks(database), countJobs: () => queue.counts() });
  const workers = createWorkers({
    database,
    queue,
    clock: () => new Date(),
    logger,
    metrics,
    handlers: { [kind]: handler },
    priorities: {},
    tidy: async () => undefined,
    concurrency: 1,
  });
  onCleanup(async () => {
    await workers.stop();
    await queue.close({ graceMs: 0 });
  });
  return { workers, queue, metrics };
}

async function addTask(kind: string): Promise<TaskKey> {
  const task = { kind, subjectId: randomUUID() };
  await insertTask(database, task, personId, new Date());
  return task;
}

async function rowOf({ kind, subjectId }: TaskKey) {
  return database
    .selectFrom('tasks')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
}

describe('a task that fails', () => {
  it('is tried three times more and then left as failed, for the operator to see', async () => {
    const task = await addTask('always-fails');
    const runs: number[] = [];
    const { workers, metrics, queue } = await work('always-fails', async () => {
      runs.push(Date.now());
      throw Object.assign(new Error('the words of a writer'), { code: 'E_PAINT' });
    });
    await workers.start();
    const row = await waitFor('the task to fail for good', async () => {
      const found = await rowOf(task);
      return found.state === 'failed' && found;
    });
    expect(runs).toHaveLength(4);
    // With growing delays: about 1, 2 and 4 seconds.
    const delays = runs.slice(1).map((at, index) => at - runs[index]!);
    expect(delays[0]).toBeGreaterThan(500);
    expect(delays[1]).toBeGreaterThan(delays[0]!);
    expect(delays[2]).toBeGreaterThan(delays[1]!);
    // What it says of itself is a type and a code: an error's message may quote a writing.
    expect(row.last_error).toBe('Error E_PAINT');
    const shown = await metrics.registry.metrics();
    expect(shown).toContain('practice_tasks{kind="always-fails",state="failed"} 1');
    expect(shown).toContain('practice_task_duration_seconds_count{kind="always-fails",outcome="retried"} 3');
    expect(shown).toContain('practice_task_duration_seconds_count{kind="always-fails",outcome="failed"} 1');
    await waitFor('the queue to empty', async () => {
      const counts = await queue.counts();
      return Object.values(counts).every((count) => count === 0);
    });
  });

  it('twice is done the third time', async () => {
    const task = await addTask('fails-twice');
    let runs = 0;
    const { workers } = await work('fails-twice', async () => {
      if (++runs < 3) throw new Error('not yet');
    });
    await workers.start();
    await waitFor('the task to be done', async () => (await rowOf(task)).state === 'done');
    expect(runs).toBe(3);
    expect((await rowOf(task)).last_error).toBeNull();
  });
});

describe('a task', () => {
  it('whose process dies over it again and again is given up at last', async () => {
    const task = await addTask('kills');
    await database.updateTable('tasks').set({ starts: 30 }).where('kind', '=', 'kills').execute();
    let runs = 0;
    const { workers } = await work('kills', async () => {
      runs++;
    });
    await workers.start();
    const row = await waitFor('the task to be given up', async () => {
      const found = await rowOf(task);
      return found.state === 'failed' && found;
    });
    expect(runs).toBe(0);
    expect(row.last_error).toBe('process_died');
  });

  it('of a kind that this version does not know waits for one that does', async () => {
    const task = await addTask('from-the-future');
    const known = await addTask('known');
    const { workers, queue } = await work('known', async () => undefined);
    await queue.add(task);
    await workers.start();
    await waitFor('the known one', async () => (await rowOf(known)).state === 'done');
    expect((await rowOf(task)).state).toBe('pending');
  });

  it('runs once, however often its job is added', async () => {
    const task = await addTask('added-often');
    let runs = 0;
    const { workers, queue } = await work('added-often', async () => {
      runs++;
      await queue.add(task);
    });
    await Promise.all(Array.from({ length: 10 }, () => queue.add(task)));
    await workers.start();
    await waitFor('the task to be done', async () => (await rowOf(task)).state === 'done');
    await queue.add(task);
    await waitFor('the queue to empty', async () => {
      const { waiting = 0, prioritized = 0, active = 0 } = await queue.counts();
      return waiting + prioritized + active === 0;
    });
    expect(runs).toBe(1);
  });
});
