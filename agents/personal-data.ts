import { LatestCheckpointSaver } from '#graphs/checkpointer.ts';
import type { Message } from '#graphs/conversation.ts';
import { createCheckpointStore } from '#src/db/checkpoints.ts';
import type { Database } from '#src/db/database.ts';
import * as store from './store.ts';

/** Counts, exports and erases what agents store of a person: sessions and engagements with their prompts and runs. */
export function createAgentsPersonalData(database: Database) {
  const saver = new LatestCheckpointSaver(createCheckpointStore(database));

  async function counted(personId: string): Promise<{ engagements: number; sessions: number }> {
    const threads = await store.selectThreads(database, personId);
    const engagements = threads.filter(({ kind }) => kind === 'engagement').length;
    return { engagements, sessions: threads.length - engagements };
  }

  /** The messages of a conversation that are kept for its next turn. */
  async function conversationOf(threadId: string): Promise<{ role: string; text: string }[]> {
    const kept = await saver.getTuple({ configurable: { thread_id: threadId } });
    const messages = (kept?.checkpoint.channel_values.messages ?? []) as Message[];
    return messages.flatMap((message) =>
      message.role === 'tool' ? [] : [{ role: message.role, text: message.text }],
    );
  }

  return {
    count: counted,

    async export(personId: string) {
      const prompts = await store.selectGivenPrompts(database, personId);
      const threads = await Promise.all(
        (await store.selectThreads(database, personId)).map(async (thread) => ({
          kind: thread.kind,
          id: thread.id,
          ...(thread.mode ? { mode: thread.mode } : {}),
          opened_at: thread.openedAt.toISOString(),
          closed_at: thread.closedAt?.toISOString() ?? null,
          is_prime: thread.isPrime,
          writing_id: thread.writingId ?? null,
          summary: thread.summary,
          prompts: prompts
            .filter(({ threadId }) => threadId === thread.id)
            .map(({ prompt, givenAt }) => ({ prompt, given_at: givenAt.toISOString() })),
          conversation: await conversationOf(thread.id),
          runs: (await store.selectRuns(database, thread.id)).map((run) => ({
            turn: run.turn,
            outcome: run.outcome,
            started_at: run.startedAt.toISOString(),
            steps: run.steps,
          })),
        })),
      );
      const of = (wanted: store.ThreadKind) =>
        threads.filter(({ kind }) => kind === wanted).map(({ kind: _, ...thread }) => thread);
      return { engagements: of('engagement'), sessions: of('session') };
    },

    async erase(personId: string) {
      const erased = await counted(personId);
      await store.deleteThreads(database, personId);
      return erased;
    },
  };
}
