import type { RunnableConfig } from '@langchain/core/runnables';
import {
  BaseCheckpointSaver,
  type Checkpoint,
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

/** Where the newest checkpoint of each thread is kept. */
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
 * A saver that keeps of each thread what it takes to go on: its newest checkpoint, and the writes since. LangGraph's
 * own keeps every checkpoint of every step, which grows with the square of a conversation; nobody here travels
 * back in a thread, and what is not kept cannot leak.
 */
export class LatestCheckpointSaver extends BaseCheckpointSaver {
  private readonly store: CheckpointStore;

  constructor(store: CheckpointStore) {
    super();
    this.store = store;
  }

  override async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
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

  override async *list(config: RunnableConfig): AsyncGenerator<CheckpointTuple> {
    const tuple = await this.getTuple(config);
    if (tuple) yield tuple;
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

  /** Takes texts out of all that is kept of a thread; returns whether there were any. */
  async redact(threadId: string, isGone: (text: string) => boolean): Promise<boolean> {
    const found = await this.store.find(threadId);
    if (!found) return false;
    const { checkpointId, parentId } = found;
    const checkpoint = await this.redacted(found.checkpoint, isGone);
    const metadata = await this.redacted(found.metadata, isGone);
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
      const without = await this.redacted(value, isGone);
      if (!without) continue;
      await this.store.insertWrites(threadId, checkpointId, taskId, [{ position, channel, value: without }]);
      isChanged = true;
    }
    return isChanged;
  }

  /** The value without such texts; undefined where it holds none. */
  private async redacted(
    value: EncodedValue,
    isGone: (text: string) => boolean,
  ): Promise<EncodedValue | undefined> {
    const before = await this.decode(value);
    const after = withoutTexts(before, isGone);
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
  if (typeof threadId !== 'string') throw new Error('a graph with a memory needs a thread_id');
  if (config.configurable?.checkpoint_ns)
    throw new Error('subgraphs with a memory of their own are not kept here');
  return threadId;
}

function configOf(threadId: string, checkpointId: string): RunnableConfig {
  return { configurable: { thread_id: threadId, checkpoint_ns: '', checkpoint_id: checkpointId } };
}
