import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A serialised value: how it is encoded, and its bytes. */
export interface EncodedValue {
  encoding: string;
  value: Uint8Array;
}

export interface StoredCheckpoint {
  checkpointId: string;
  parentId: string | undefined;
  checkpoint: EncodedValue;
  metadata: EncodedValue;
  writes: { taskId: string; position: number; channel: string; value: EncodedValue }[];
}

/** Keeps the newest checkpoint of each thread, and the writes that came after it. */
export function createCheckpointStore(database: Database) {
  return {
    async find(threadId: string): Promise<StoredCheckpoint | undefined> {
      const row = await database
        .selectFrom('agent_checkpoints')
        .selectAll()
        .where('thread_id', '=', threadId)
        .executeTakeFirst();
      if (!row) return undefined;
      const writes = await database
        .selectFrom('agent_checkpoint_writes')
        .select(['task_id', 'position', 'channel', 'encoding', 'value'])
        .where('thread_id', '=', threadId)
        .where('checkpoint_id', '=', row.checkpoint_id)
        .orderBy('task_id')
        .orderBy('position')
        .execute();
      return {
        checkpointId: row.checkpoint_id,
        parentId: row.parent_id ?? undefined,
        checkpoint: { encoding: row.encoding, value: row.checkpoint },
        metadata: { encoding: row.encoding, value: row.metadata },
        writes: writes.map((write) => ({
          taskId: write.task_id,
          position: write.position,
          channel: write.channel,
          value: { encoding: write.encoding, value: write.value },
        })),
      };
    },

    /** Replaces the previous checkpoint and deletes its writes. */
    async replace(
      threadId: string,
      next: {
        checkpointId: string;
        parentId: string | undefined;
        checkpoint: EncodedValue;
        metadata: EncodedValue;
      },
    ): Promise<void> {
      const checkpoint = Buffer.from(next.checkpoint.value);
      const metadata = Buffer.from(next.metadata.value);
      await sql`
        with gone as (
          delete from agent_checkpoint_writes
          where thread_id = ${threadId} and checkpoint_id <> ${next.checkpointId}
        )
        insert into agent_checkpoints (thread_id, checkpoint_id, parent_id, encoding, checkpoint, metadata)
        values (${threadId}, ${next.checkpointId}, ${next.parentId ?? null}, ${next.checkpoint.encoding},
                ${checkpoint}, ${metadata})
        on conflict (thread_id) do update
          set checkpoint_id = excluded.checkpoint_id, parent_id = excluded.parent_id,
              encoding = excluded.encoding, checkpoint = excluded.checkpoint, metadata = excluded.metadata
      `.execute(database);
    },

    /** Saves what a task wrote after a checkpoint. Saving the same write again changes nothing. */
    async insertWrites(
      threadId: string,
      checkpointId: string,
      taskId: string,
      writes: readonly { position: number; channel: string; value: EncodedValue }[],
    ): Promise<void> {
      if (writes.length === 0) return;
      await database
        .insertInto('agent_checkpoint_writes')
        .values(
          writes.map(({ position, channel, value }) => ({
            thread_id: threadId,
            checkpoint_id: checkpointId,
            task_id: taskId,
            position,
            channel,
            encoding: value.encoding,
            value: Buffer.from(value.value),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['thread_id', 'checkpoint_id', 'task_id', 'position']).doUpdateSet((row) => ({
            channel: row.ref('excluded.channel'),
            encoding: row.ref('excluded.encoding'),
            value: row.ref('excluded.value'),
          })),
        )
        .execute();
    },

    async remove(threadId: string): Promise<void> {
      await database.deleteFrom('agent_checkpoints').where('thread_id', '=', threadId).execute();
      await database.deleteFrom('agent_checkpoint_writes').where('thread_id', '=', threadId).execute();
    },
  };
}
