import type { z } from 'zod';
import type { CallerServices, Json } from './caller-services.ts';

export const agentNames = ['dumb', 'smart', 'agi'] as const;

export type AgentName = (typeof agentNames)[number];

/** What a tool receives besides its input. */
export interface ToolContext {
  /** Bound to the caller: a tool cannot reach another person's data, whatever the model requests. */
  services: CallerServices;
  /** The id for a row that this call saves. It is the same if the call is repeated, so that the row is saved once. */
  idFor(what: string): string;
  /**
   * The writer's messages in this conversation. Words that a tool saves as the writer's must occur in them, so that a
   * model cannot invent such words. Undefined if the caller is the writer's own client.
   */
  said?: readonly string[] | undefined;
}

export interface ToolDefinition<I extends z.ZodObject> {
  /** Kebab case, the name of the tool's file. */
  name: string;
  /** The agents that may call it. */
  agents: readonly AgentName[];
  /** `write` if a call changes anything. */
  effect: 'read' | 'write';
  /** Whether its result contains text by other people. An agent that has read such text calls no `write` tools in that turn. */
  quotesOthers?: boolean;
  /** For the model: what it does, and when to use it. */
  description: string;
  /** Each field with a description for the model. */
  input: I;
  /** Valid inputs. */
  examples: readonly z.input<I>[];
  /** The model gets the message and the code of an `AppError` that this throws. */
  run(input: z.output<I>, context: ToolContext): Promise<Json>;
}

/** A tool with any input. */
export type Tool = ToolDefinition<z.ZodObject>;

/** Defines a tool. Each file of `tools/` exports one tool as its default. */
export function defineTool<I extends z.ZodObject>(definition: ToolDefinition<I>): Tool {
  return definition as unknown as Tool;
}
