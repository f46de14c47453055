import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLogger } from '#src/core/logger.ts';
import { createJobQueue, type JobKey, type JobQueue, type QueueBackend } from '#src/queue/queue.ts';
import { onCleanup } from '../support/data-dir.ts';
import { waitFor } from '../support/wait.ts';

/** What the job queue must do on every backend; each test has a queue of its own name. */
export function describeQueue(name: string, backend: () => QueueBackend): void {
  async function open({
    queueName = `test-${randomUUID()}`,
    lockMs = 10_000,
  } = {}): Promise<JobQueue & { queueName: string }> {
    const queue = await createJobQueue({
      name: queueName,
      backend: backend(),
      logger: createLogger('silent'),
      lockMs,
    });
    let closed: Promise<void> | undefined;
    const close = (options: { graceMs: number }) => {
      closed ??= queue.close(options);
      return closed;
    };
    onCleanup(() => close({ graceMs: 0 }));
    return { ...queue, close, queueName };
  }

  const job = (): JobKey => ({ kind: 'test-kind', subjectId: randomUUID() });
  const busy = ({ waiting = 0, prioritized = 0, active = 0, delayed = 0 }: Record<string, number>) =>
    waiting + prioritized + active + delayed;

  describe(name, () => {
    it('runs a job once, under the name that it was added with', async () => {
      const queue = await open();
      const seen: JobKey[] = [];
      await queue.work(
        async (key) => {
          seen.push(key);
          return 'done';
        },
        { concurrency: 2 },
      );
      const added = job();
      await queue.add(added);
      await waitFor('the job', () => seen.length > 0);
      await waitFor('an empty queue', async () => busy(await queue.counts()) === 0);
      expect(seen).toEqual([added]);
    });

    it('wakes an idle worker at once, not at its next poll', async () => {
      const queue = await open();
      let wake: ((ms: number) => void) | undefined;
      await queue.work(
        async () => {
          wake?.(performance.now());
          return 'done';
        },
        { concurrency: 1 },
      );
      await queue.add(job());
      await waitFor('an idle worker', async () => busy(await queue.counts()) === 0);
      const delays: number[] = [];
      for (let round = 0; round < 5; round++) {
        const picked = new Promise<number>((resolve) => {
          wake = resolve;
        });
        const began = performance.now();
        await queue.add(job());
        delays.push((await picked) - began);
      }
      // A worker that only looks again after its pause would take seconds each time.
      expect(Math.min(...delays)).toBeLessThan(1_000);
    });

    it('keeps one job of what is added many times, until it has ended', async () => {
      const queue = await open();
      const same = job();
      await Promise.all(Array.from({ length: 20 }, () => queue.add(same)));
      let runs = 0;
      await queue.work(
        async () => {
          runs++;
          return 'done';
        },
        { concurrency: 4 },
      );
      await waitFor('the queue to empty', async () => busy(await queue.counts()) === 0 && runs > 0);
      expect(runs).toBe(1);
      await queue.add(same);
      await waitFor('the second run', () => runs === 2);
    });

    it('runs jobs by priority', async () => {
      const queue = await open();
      const later = job();
      const urgent = job();
      await queue.add(later, { priority: 5 });
      await queue.add(urgent, { priority: 1 });
      const order: string[] = [];
      await queue.work(
        async ({ subjectId }) => {
          order.push(subjectId);
          return 'done';
        },
        { concurrency: 1 },
      );
      await waitFor('both', () => order.length === 2);
      expect(order).toEqual([urgent.subjectId, later.subjectId]);
    });

    it('runs a job again that asks for a retry or whose handler throws', async () => {
      const queue = await open();
      const runs = new Map<string, number>();
      const asks = job();
      const throws = job();
      await queue.work(
        async ({ subjectId }) => {
          const run = (runs.get(subjectId) ?? 0) + 1;
          runs.set(subjectId, run);
          if (run > 1) return 'done';
          if (subjectId === throws.subjectId) throw new Error('on purpose');
          return 'retry';
        },
        { concurrency: 2 },
      );
      await queue.add(asks);
      await queue.add(throws);
      await waitFor('the second runs', () => [...runs.values()].filter((count) => count === 2).length === 2);
    });

    it('does not run a job that was removed', async () => {
      const queue = await open();
      const removed = job();
      const kept = job();
      await queue.add(removed);
      await queue.add(kept);
      await queue.remove(removed);
      const seen: string[] = [];
      await queue.work(
        async ({ subjectId }) => {
          seen.push(subjectId);
          return 'done';
        },
        { concurrency: 1 },
      );
      await waitFor('the kept one', () => seen.length > 0);
      await waitFor('an empty queue', async () => busy(await queue.counts()) === 0);
      expect(seen).toEqual([kept.subjectId]);
    });

    it('on closing starts no new job, and a job that did not end is picked up by the next worker', async () => {
      const lockMs = 1_500;
      const first = await open({ lockMs });
      let started = 0;
      let release: (() => void) | undefined;
      await first.work(
        () => {
          started++;
          return new Promise((resolve) => {
            release = () => resolve('done');
          });
        },
        { concurrency: 1 },
      );
      const stuck = job();
      const next = job();
      await first.add(stuck);
      await waitFor('the job to start', () => started === 1);
      await first.add(next);
      await first.close({ graceMs: 50 });
      expect(started).toBe(1);
      release?.();

      const second = await open({ queueName: first.queueName, lockMs });
      const seen: string[] = [];
      await second.work(
        async ({ subjectId }) => {
          seen.push(subjectId);
          return 'done';
        },
        { concurrency: 1 },
      );
      await waitFor('both jobs', () => seen.length === 2, { timeoutMs: 25_000 });
      expect(seen.sort()).toEqual([stuck.subjectId, next.subjectId].sort());
    });

    it('does not share jobs between queues of different names', async () => {
      const one = await open();
      const other = await open();
      await one.add(job());
      expect(busy(await one.counts())).toBe(1);
      expect(busy(await other.counts())).toBe(0);
    });

    it('answers a ping', async () => {
      await (await open()).ping();
    });
  });
}
