import { LatestCheckpointSaver } from '#graphs/checkpointer.ts';
import type { RedactionMatcher } from '#memory/forget/redaction.ts';
import { createCheckpointStore } from '#src/db/checkpoints.ts';
import type { Database } from '#src/db/database.ts';
import * as store from './store.ts';

const summaryAfter = 'Something of this was forgotten.';

/** Removes matching text from the prompts that agents gave, from summaries and from checkpoints. Returns how much it removed. */
export function createAgentRedaction(database: Database) {
  const saver = new LatestCheckpointSaver(createCheckpointStore(database));

  return async function redact(personId: string, matcher: RedactionMatcher): Promise<Record<string, number>> {
    const prompts = await store.selectGivenPrompts(database, personId);
    const named = prompts.filter(({ prompt }) => matcher.inAnswers(prompt)).map(({ id }) => id);
    await store.deletePrompts(database, personId, named);

    let summaries = 0;
    let checkpoints = 0;
    for (const thread of await store.selectThreads(database, personId)) {
      const isOfWriting = matcher.writingId !== undefined && thread.writingId === matcher.writingId;
      if (thread.summary !== '' && (isOfWriting || matcher.inAnswers(thread.summary))) {
        await store.updateSummary(database, thread.id, summaryAfter);
        summaries++;
      }
      if (await saver.redact(thread.id, matcher.inTalk)) checkpoints++;
    }
    return { agent_prompts: named.length, agent_threads: summaries, agent_checkpoints: checkpoints };
  };
}
