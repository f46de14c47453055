import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noModels, withOwnServices } from '../eval/own-services.ts';
import { longJournal } from '../support/long-journal.ts';

/**
 * Compares the time of the last turns of a long engagement with that of its first: `node test/bench/agents-turns.ts
 * [engagements]`, 9 by default. Each engagement belongs to another writer and has 60 turns of 4 kB over HTTP. The engagements
 * alternate, so that other load on the machine slows all of them alike. No jobs run and no model is asked: the
 * measured time is that of the service alone.
 */
const engagements = Number(process.argv[2] ?? 9);
const turns = 60;
const characters = 4_096;
/** How many turns at each end are measured together: a single one is mostly noise. */
const window = 3;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

await withOwnServices(noModels, async ({ app, identity }) => {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function post(token: string, path: string, body: unknown) {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { engagement_id: string };
  }

  async function open(name: string) {
    const token = await identity.issueClientToken(name, { toExisting: false });
    const { engagement_id } = await post(token, '/agents/agi/engage', { mode: 'guided' });
    return { token, path: `/agents/agi/engage/${engagement_id}/write` };
  }

  const texts = longJournal(turns, { words: 900 }).map(({ writing }) => writing.slice(0, characters));
  const textOf = (turn: number) => ({ writing: texts[turn]!, duration_seconds: 600, new_line_count: 0 });
  const warmUp = await open('warm-up');
  for (let turn = 0; turn < 15; turn++) await post(warmUp.token, warmUp.path, textOf(turn));

  const opened = await Promise.all(
    Array.from({ length: engagements }, (_, index) => open(`writer ${index}`)),
  );
  const times: number[][] = opened.map(() => []);
  // Each engagement starts some turns after the one before it, so that first and last turns happen at the same time.
  const lag = Math.ceil(turns / engagements);
  for (let step = 0; step < turns + lag * engagements; step++) {
    for (const [index, { token, path }] of opened.entries()) {
      const turn = step - index * lag;
      if (turn < 0 || turn >= turns) continue;
      const startedAt = performance.now();
      await post(token, path, textOf(turn));
      times[index]!.push(performance.now() - startedAt);
    }
  }
  const first = median(times.flatMap((each) => each.slice(0, window)));
  const last = median(times.flatMap((each) => each.slice(-window)));
  console.log(`${engagements} engagements of ${turns} turns of ${characters} characters, each text a prime`);
  console.log(`first turns: median ${first.toFixed(1)} ms; last turns: median ${last.toFixed(1)} ms`);
  console.log(`ratio of the last to the first: ${(last / first).toFixed(2)} (at most 1.3)`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
