import type { BaseCheckpointSaver } from '@langchain/langgraph';
import type { Written } from '#graphs/session/session-graph.ts';
import type { Clock } from '#src/core/clock.ts';
import type { Database } from '#src/db/database.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { Reading } from '#src/language/reading.ts';
import type { LanguageTask } from '#src/models/task.ts';
import type { Submission } from '#src/writing/service.ts';
import type { RunThreadTurn } from '../thread-turns.ts';
import type { AgentMemory } from './memory.ts';

export interface AgiOptions {
  database: Database;
  clock: Clock;
  checkpointer: BaseCheckpointSaver;
  runTurn: RunThreadTurn;
  memory: AgentMemory;
  read(writing: string): Promise<Reading>;
  /** Submits a text for the caller, with the reading of this agent. A repeated call with the same ids saves nothing twice. */
  submit(
    caller: Caller,
    submission: Submission,
    idFor: (what: string) => string,
    read: () => Promise<Reading>,
  ): Promise<Written>;
  /** Runs a task by its model, or without one. */
  runTask<I, A, O>(
    task: LanguageTask<I, A, O>,
    input: I,
    options: { signal?: AbortSignal | undefined },
  ): Promise<{ value: O; source: string; model?: string | undefined }>;
  /** The message to put first if a text shows signs of acute danger; undefined otherwise. */
  careMessage(writing: string): string | undefined;
  /** Counts an instruction with signs of acute danger. Submitted texts are counted where they are submitted. */
  onCareHit(): void;
}
