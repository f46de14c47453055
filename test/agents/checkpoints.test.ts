import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpFile } from '../support/data-dir.ts';
import { connectToEmbedded } from '../support/database.ts';
import { longJournal } from '../support/long-journal.ts';
import { type AgentBench, engage, override, startAgentBench, writeIn } from './support/agent-bench.ts';

let bench: AgentBench;
let database: ReturnType<typeof connectToEmbedded>;
beforeAll(async () => {
  bench = await startAgentBench({ work: false });
  database = connectToEmbedded(bench.dataDir);
});
afterAll(cleanUpFile);

const turns = 60;
const characters = 4_096;

/** Texts of 4 kB, no two alike, with a word in each that stands nowhere else. */
const texts = longJournal(turns, { words: 900 }).map(({ writing }, index) =>
  `zyx${index} ${writing}`.slice(0, characters),
);

/** Everything that checkpoints hold of a thread: their bytes, and their rows. */
async function checkpointsOf(threadId: string): Promise<{ bytes: number; rows: number; text: string }> {
  const { rows } = await database.query(
    `select checkpoint as value from agent_checkpoints where thread_id = $1
     union all select metadata from agent_checkpoints where thread_id = $1
     union all select value from agent_checkpoint_writes where thread_id = $1`,
    [threadId],
  );
  const values = rows.map(({ value }) => value as Buffer);
  return {
    bytes: values.reduce((sum, value) => sum + value.length, 0),
    rows: values.length,
    text: values.map((value) => value.toString('utf8')).join('\n'),
  };
}

describe('sixty turns of four kilobytes', () => {
  it('leave at most 300 kB of an engagement in checkpoints, and no text', async () => {
    const writer = await bench.api.signIn();
    const { engagement_id } = await engage(writer);
    await override(writer, engagement_id, `Ask me about the harbour. ${'More of it. '.repeat(100)}`, true);
    const sizes: number[] = [];
    for (const writing of texts) {
      await writeIn(writer, engagement_id, writing, { duration_seconds: 60 });
      sizes.push((await checkpointsOf(engagement_id)).bytes);
    }
    const { rows, text } = await checkpointsOf(engagement_id);
    expect(Math.max(...sizes)).toBeLessThan(300_000);
    // Not only below the limit: it does not grow.
    expect(sizes.at(-1)).toBeLessThan(sizes[4]! * 1.2);
    expect(rows).toBeLessThan(20);
    expect(text).not.toContain('zyx');
  });

  it('leave at most 300 kB of a session in checkpoints, with only the messages that the next turn needs', async () => {
    const writer = await bench.api.signIn();
    const { session_id } = (await writer.get('/agents/smart/session')).body;
    const sizes: number[] = [];
    for (const text of texts) {
      const { status } = await writer.post(`/agents/smart/session/${session_id}/message`, { text });
      expect(status).toBe(200);
      sizes.push((await checkpointsOf(session_id)).bytes);
    }
    expect(Math.max(...sizes)).toBeLessThan(300_000);
    expect(sizes.at(-1)).toBeLessThan(sizes[9]! * 1.2);
    expect((await checkpointsOf(session_id)).text).not.toContain('zyx20 ');
    await writer.post(`/agents/smart/session/${session_id}/end`);
    expect((await checkpointsOf(session_id)).text).not.toContain('zyx');
  });

  it('are deleted with their writer', async () => {
    const writer = await bench.api.signIn();
    const { engagement_id } = await engage(writer);
    expect((await checkpointsOf(engagement_id)).rows).toBeGreaterThan(0);
    expect((await writer.delete('/swift/v2/me')).status).toBe(200);
    expect(await checkpointsOf(engagement_id)).toMatchObject({ rows: 0, bytes: 0 });
    const { rows } = await database.query(
      `select 1 from agent_threads where id = $1 union all select 1 from agent_runs where thread_id = $1
       union all select 1 from agent_prompts where thread_id = $1`,
      [engagement_id],
    );
    expect(rows).toEqual([]);
  });
});
