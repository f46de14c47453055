import type { BaseCheckpointSaver } from '@langchain/langgraph';
import type { SessionContext, Written } from '#graphs/session/session-graph.ts';
import type { Clock } from '#src/core/clock.ts';
import type { Database } from '#src/db/database.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { Converse } from '#src/models/conversation.ts';
import type { Submission } from '#src/writing/service.ts';
import type { CallerServices } from '../caller-services.ts';
import type { StoryProgress } from '../story-progress.ts';
import type { RunThreadTurn } from '../thread-turns.ts';
import type { Toolbox } from '../toolbox.ts';

export interface SmartOptions {
  database: Database;
  clock: Clock;
  checkpointer: BaseCheckpointSaver;
  runTurn: RunThreadTurn;
  toolbox: Toolbox;
  servicesOf(caller: Caller): CallerServices;
  loadContext(caller: Caller): Promise<SessionContext>;
  prompt(request: {
    context: SessionContext;
    intention: string | undefined;
    recentPrompts: readonly string[];
    /** The same seed gives the same prompt. */
    seed: string;
  }): Promise<string>;
  submit(caller: Caller, submission: Submission, idFor: (what: string) => string): Promise<Written>;
  /** Feedback on a text below the threshold. */
  feedback(submission: Submission, signal: AbortSignal | undefined): Promise<string>;
  /** Generates the title and reflection of a prime, unless they exist. */
  writeWords(primeId: string): Promise<void>;
  findReflection(caller: Caller, writingId: string): Promise<string | undefined>;
  storyProgress(caller: Caller, writingId: string): Promise<StoryProgress | undefined>;
  converse: Converse;
  /** The message to put first if a text shows signs of acute danger; undefined otherwise. */
  careMessage(text: string): string | undefined;
  /** Counts a message with signs of acute danger. Submitted texts are counted where they are submitted. */
  onCareHit(): void;
}
