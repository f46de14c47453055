/** One message of a conversation with an agent, or the result of a tool call. */
export type Message =
  | { role: 'writer'; text: string }
  | { role: 'agent'; text: string; calls?: ToolCall[] }
  | { role: 'tool'; callId: string; name: string; result: string };

export interface ToolCall {
  id: string;
  name: string;
  arguments: unknown;
}

/** The answer of a model, or of the rules that replace it: text for the writer, or tools to call first. */
export interface ModelAnswer {
  text: string;
  calls: ToolCall[];
  /** `guide`, `local` or `offline`. */
  source: string;
  /** The model's name; undefined for `offline`. */
  model?: string | undefined;
}

/** A tool as a model sees it. */
export interface OfferedTool {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

export type CallModel = (request: {
  /** The task. It contains no text by the writer. */
  system: string;
  messages: readonly Message[];
  tools: readonly OfferedTool[];
}) => Promise<ModelAnswer>;

/** A finished tool call, as the writer and the trace see it. */
export interface MadeCall {
  name: string;
  arguments: unknown;
  outcome: string;
}

const maxKeptMessages = 8;
const maxKeptCharacters = 2_000;

/** The messages kept for the next turn: the last ones, without tool calls, each cut to its beginning. */
export function pruneMessages(messages: readonly Message[]): Message[] {
  return messages
    .flatMap((message): Message[] => {
      if (message.role === 'tool' || message.text === '') return [];
      return [{ role: message.role, text: message.text.slice(0, maxKeptCharacters) }];
    })
    .slice(-maxKeptMessages);
}
