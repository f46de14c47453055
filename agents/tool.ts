import type { z } from 'zod';
import type { CallerServices, Json } from './caller-services.ts';

export const agentNames = ['dumb', 'smart', 'agi'] as const;

export type AgentName = (typeof agentNames)[number];

/** What a tool is given besides its input. */
export interface ToolContext {
  /** Bound to the caller: a tool cannot reach another person's things, whatever the model asks it for. */
  services: CallerServices;
  /** An id for something that this call makes; the same when the call is made again, so that it is made once. */
  idFor(what: string): string;
  /**
   * What the writer has said in this conversation. What a tool keeps as the writer's words must stand there, so that no
   * model can put words into their mouth. Undefined where the caller is the writer's own client.
   */
  said?: readonly string[] | undefined;
}

export interface ToolDefinition<I extends z.ZodObject> {
  /** Kebab case, the name of the tool's file. */
  name: string;
  /** The agents that have it. */
  agents: readonly AgentName[];
  /** `write` when a call changes anything. */
  effect: 'read' | 'write';
  /** Its result holds words of other people: once an agent has read them, it changes nothing more in that turn. */
  quotesOthers?: boolean;
  /** For the model: what it does, and when to use it. */
  description: string;
  /** Each field with a description for the model. */
  input: I;
  /** Inputs that are right. */
  examples: readonly z.input<I>[];
  /** What it throws as `AppError` the model is told, with its code. */
  run(input: z.output<I>, context: ToolContext): Promise<Json>;
}

/** A tool, whatever its input. */
export type Tool = ToolDefinition<z.ZodObject>;

/** One file of `tools/` exports one of these as its default. */
export function defineTool<I extends z.ZodObject>(definition: ToolDefinition<I>): Tool {
  return definition as unknown as Tool;
}
