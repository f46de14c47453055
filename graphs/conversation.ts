/** One thing that was said in a conversation with an agent, or done in it. */
export type Message =
  | { role: 'writer'; text: string }
  | { role: 'agent'; text: string; calls?: ToolCall[] }
  | { role: 'tool'; callId: string; name: string; result: string };

export interface ToolCall {
  id: string;
  name: string;
  arguments: unknown;
}

/** What a model, or the offline policy, says next: words for the writer, or tools that it wants called first. */
export interface Thought {
  text: string;
  calls: ToolCall[];
  /** `guide`, `local` or `offline`. */
  source: string;
  /** The model's name; undefined for `offline`. */
  model?: string | undefined;
}

/** A tool as it is offered. */
export interface OfferedTool {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

export type Think = (request: {
  /** What the agent is to do; holds no words of the writer. */
  system: string;
  messages: readonly Message[];
  tools: readonly OfferedTool[];
}) => Promise<Thought>;

/** A call that was made, as it is shown to the writer and kept in the trace. */
export interface MadeCall {
  name: string;
  arguments: unknown;
  outcome: string;
}

const maxKeptMessages = 8;
const maxKeptCharacters = 2_000;

/**
 * What of a conversation is kept for its next turn: its last words, no calls. A long text is kept by its beginning:
 * the writing itself is kept where writings are.
 */
export function keptOf(messages: readonly Message[]): Message[] {
  return messages
    .flatMap((message): Message[] => {
      if (message.role === 'tool' || message.text === '') return [];
      return [{ role: message.role, text: message.text.slice(0, maxKeptCharacters) }];
    })
    .slice(-maxKeptMessages);
}
