import { LatestCheckpointSaver } from '#graphs/checkpointer.ts';
import { createCheckpointStore } from '#src/db/checkpoints.ts';
import type { Database } from '#src/db/database.ts';
import * as store from './store.ts';

/** What is to go from what agents have said, and from what was said to them. */
export interface RedactionMatcher {
  inAnswers(text: string): boolean;
  inTalk(text: string): boolean;
  /** The writing that it was. */
  writingId?: string;
}

const summaryAfter = 'Something of this was forgotten.';

/** Takes words out of the prompts that agents gave, their summaries, and what is kept of conversations to go on. */
export function createAgentForgetting(database: Database) {
  const saver = new LatestCheckpointSaver(createCheckpointStore(database));

  return async function forgetSaid(
    personId: string,
    gone: RedactionMatcher,
  ): Promise<Record<string, number>> {
    const prompts = await store.selectGivenPrompts(database, personId);
    const named = prompts.filter(({ prompt }) => gone.inAnswers(prompt)).map(({ id }) => id);
    await store.deletePrompts(database, personId, named);

    let summaries = 0;
    let checkpoints = 0;
    for (const thread of await store.selectThreads(database, personId)) {
      const isOfWriting = gone.writingId !== undefined && thread.writingId === gone.writingId;
      if (thread.summary !== '' && (isOfWriting || gone.inAnswers(thread.summary))) {
        await store.updateSummary(database, thread.id, summaryAfter);
        summaries++;
      }
      if (await saver.redact(thread.id, gone.inTalk)) checkpoints++;
    }
    return { agent_prompts: named.length, agent_threads: summaries, agent_checkpoints: checkpoints };
  };
}
