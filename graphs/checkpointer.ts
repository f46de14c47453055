import type { RunnableConfig } from '@langchain/core/runnables';
import {
  BaseCheckpointSaver,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type CheckpointTuple,
  type PendingWrite,
  WRITES_IDX_MAP,
} from '@langchain/langgraph-checkpoint';
import { withoutTexts } from './redaction.ts';

interface EncodedValue {
  encoding: string;
  value: Uint8Array;
}

/** Storage of the newest checkpoint of each thread. */
export interface CheckpointStore {
  find(threadId: string): Promise<
    | {
        checkpointId: string;
        parentId: string | undefined;
        checkpoint: EncodedValue;
        metadata: EncodedValue;
        writes: { taskId: string; position: number; channel: string; value: EncodedValue }[];
      }
    | undefined
  >;
  replace(
    threadId: string,
    next: {
      checkpointId: string;
      parentId: string | undefined;
      checkpoint: EncodedValue;
      metadata: EncodedValue;
    },
  ): Promise<void>;
  insertWrites(
    threadId: string,
    checkpointId: string,
    taskId: string,
    writes: readonly { position: number; channel: string; value: EncodedValue }[],
  ): Promise<void>;
  remove(threadId: string): Promise<void>;
}

/**
 * Stores only the newest checkpoint of each thread and the writes after it, which is all that resuming needs. LangGraph's own
 * savers store the checkpoint of every step: their storage grows with the square of the conversation, and text that was removed
 * from the state stays in older checkpoints.
 *
 * By design it does not support:
 * - older checkpoints: `getTuple` and `list` know only the newest one;
 * - namespaces: a subgraph with a checkpointer of its own makes `put` throw;
 * - lists over all threads: `list` without a `thread_id` yields nothing.
 */
export class LatestCheckpointSaver extends BaseCheckpointSaver {
  private readonly store: CheckpointStore;

  constructor(store: CheckpointStore) {
    super();
    this.store = store;
  }

  override async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    if (config.configurable?.thread_id === undefined) return undefined;
    const threadId = threadOf(config);
    const found = await this.store.find(threadId);
    if (!found) return undefined;
    const wanted: unknown = config.configurable?.checkpoint_id;
    if (wanted !== undefined && wanted !== found.checkpointId) return undefined;
    const [checkpoint, metadata] = await Promise.all([
      this.decode(found.checkpoint),
      this.decode(found.metadata),
    ]);
    const pendingWrites = await Promise.all(
      found.writes.map(
        async ({ taskId, channel, value }): Promise<[string, string, unknown]> => [
          taskId,
          channel,
          await this.decode(value),
        ],
      ),
    );
    return {
      config: configOf(threadId, found.checkpointId),
      checkpoint: checkpoint as Checkpoint,
      metadata: metadata as CheckpointMetadata,
      pendingWrites,
      ...(found.parentId ? { parentConfig: configOf(threadId, found.parentId) } : {}),
    };
  }

  /** Yields the newest checkpoint of the thread if it fits the options, otherwise nothing. */
  override async *list(
    config: RunnableConfig,
    { before, filter, limit }: CheckpointListOptions = {},
  ): AsyncGenerator<CheckpointTuple> {
    const tuple = await this.getTuple(config);
    if (!tuple || limit === 0) return;
    const beforeId: unknown = before?.configurable?.checkpoint_id;
    if (typeof beforeId === 'string' && tuple.checkpoint.id >= beforeId) return;
    const metadata: Record<string, unknown> = { ...tuple.metadata };
    if (Object.entries(filter ?? {}).every(([key, value]) => metadata[key] === value)) yield tuple;
  }

  override async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
  ): Promise<RunnableConfig> {
    const threadId = threadOf(config);
    const parentId: string | undefined = config.configurable?.checkpoint_id;
    await this.store.replace(threadId, {
      checkpointId: checkpoint.id,
      parentId,
      checkpoint: await this.encode(checkpoint),
      metadata: await this.encode(metadata),
    });
    return configOf(threadId, checkpoint.id);
  }

  override async putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string): Promise<void> {
    const checkpointId: string = config.configurable?.checkpoint_id;
    const encoded = await Promise.all(
      writes.map(async ([channel, value], index) => ({
        position: WRITES_IDX_MAP[channel] ?? index,
        channel,
        value: await this.encode(value),
      })),
    );
    await this.store.insertWrites(threadOf(config), checkpointId, taskId, encoded);
  }

  override async deleteThread(threadId: string): Promise<void> {
    await this.store.remove(threadId);
  }

  /** Removes matching texts from all that is stored for a thread. Returns whether anything matched. */
  async redact(threadId: string, isRedacted: (text: string) => boolean): Promise<boolean> {
    const found = await this.store.find(threadId);
    if (!found) return false;
    const { checkpointId, parentId } = found;
    const checkpoint = await this.redacted(found.checkpoint, isRedacted);
    const metadata = await this.redacted(found.metadata, isRedacted);
    if (checkpoint || metadata) {
      await this.store.replace(threadId, {
        checkpointId,
        parentId,
        checkpoint: checkpoint ?? found.checkpoint,
        metadata: metadata ?? found.metadata,
      });
    }
    let isChanged = checkpoint !== undefined || metadata !== undefined;
    for (const { taskId, position, channel, value } of found.writes) {
      const without = await this.redacted(value, isRedacted);
      if (!without) continue;
      await this.store.insertWrites(threadId, checkpointId, taskId, [{ position, channel, value: without }]);
      isChanged = true;
    }
    return isChanged;
  }

  /** The value without matching texts; undefined if none matched. */
  private async redacted(
    value: EncodedValue,
    isRedacted: (text: string) => boolean,
  ): Promise<EncodedValue | undefined> {
    const before = await this.decode(value);
    const after = withoutTexts(before, isRedacted);
    return after === before ? undefined : this.encode(after);
  }

  private async encode(value: unknown): Promise<EncodedValue> {
    const [encoding, bytes] = await this.serde.dumpsTyped(value);
    return { encoding, value: bytes };
  }

  private async decode({ encoding, value }: EncodedValue): Promise<unknown> {
    return this.serde.loadsTyped(encoding, value);
  }
}

function threadOf(config: RunnableConfig): string {
  const threadId: unknown = config.configurable?.thread_id;
  if (typeof threadId !== 'string') throw new Error('this graph needs a thread_id');
  if (config.configurable?.checkpoint_ns) throw new Error('checkpoints of subgraphs are not supported');
  return threadId;
}

function configOf(threadId: string, checkpointId: string): RunnableConfig {
  return { configurable: { thread_id: threadId, checkpoint_ns: '', checkpoint_id: checkpointId } };
}
