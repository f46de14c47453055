import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noModels, withOwnServices } from '../eval/own-services.ts';
import { longJournal } from '../support/long-journal.ts';

/**
 * What the last turn of a long engagement costs, against its first: `node test/bench/agents-turns.ts [engagements]`, 9
 * where nothing is said. Each engagement is of a writer of its own and has 60 turns of 4 kB over HTTP; the engagements
 * take their turns by turns, so that whatever else the machine does falls on all of them. No jobs run and no model is
 * asked: it is the service's own time.
 */
const engagements = Number(process.argv[2] ?? 9);
const turns = 60;
const characters = 4_096;
/** A turn's cost is read from it and its neighbours: one alone is mostly noise. */
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

  const threads = await Promise.all(
    Array.from({ length: engagements }, (_, index) => open(`writer ${index}`)),
  );
  const costs: number[][] = threads.map(() => []);
  // Each thread is some turns behind the one before it, so that first and last turns are taken at the same time.
  const lag = Math.ceil(turns / engagements);
  for (let step = 0; step < turns + lag * engagements; step++) {
    for (const [index, { token, path }] of threads.entries()) {
      const turn = step - index * lag;
      if (turn < 0 || turn >= turns) continue;
      const from = performance.now();
      await post(token, path, textOf(turn));
      costs[index]!.push(performance.now() - from);
    }
  }
  const first = median(costs.flatMap((cost) => cost.slice(0, window)));
  const last = median(costs.flatMap((cost) => cost.slice(-window)));
  console.log(`${engagements} engagements of ${turns} turns of ${characters} characters, each text a prime`);
  console.log(`first turns: median ${first.toFixed(1)} ms; last turns: median ${last.toFixed(1)} ms`);
  console.log(`ratio of the last to the first: ${(last / first).toFixed(2)} (at most 1.3)`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
