import { type ChatCompletionRequest, type ChatMessage, LLMock } from '@copilotkit/aimock';
import { rightAnswer, taskOf } from '../../models/support/scholar.ts';
import { onCleanup } from '../../support/data-dir.ts';

/** What a model does next in a conversation: says something, or calls tools. */
export type Move = string | { name: string; arguments: unknown }[];

/** One request of a conversation with tools, as it reached the model. */
export interface Conversation {
  /** `message` or `guidance`. */
  use: 'message' | 'guidance';
  system: string;
  messages: ChatMessage[];
  /** The tools that were offered. */
  tools: string[];
  /** How many results of tools it has seen since the writer last spoke. */
  results: number;
  /** The newest result, out of its fence; undefined before the first. */
  // biome-ignore lint/suspicious/noExplicitAny: a result is whatever the tool gave
  result: any;
}

export interface Model {
  mock: LLMock;
  openAi: Record<string, string>;
  ollama: Record<string, string>;
  /** Conversations that it was asked to go on with, in order. */
  conversations: Conversation[];
  /** Other tasks that it was asked, in order. */
  tasks: string[];
  /** Goes on with a conversation; by default it says nothing of use. */
  converse(conversation: Conversation): Move;
  /** Answers a task, by its name and what was sent; undefined for the right answer, as by default. */
  answer(task: string, request: ChatCompletionRequest): unknown;
  /** Called before each answer, which waits for it. */
  before(request: ChatCompletionRequest): Promise<void> | void;
}

/** Moves that are made one after the other; the last one again and again. */
export function script(...moves: (Move | ((seen: Conversation) => Move))[]) {
  let at = 0;
  return (seen: Conversation): Move => {
    const move = moves[Math.min(at++, moves.length - 1)]!;
    return typeof move === 'function' ? move(seen) : move;
  };
}

/** A mock server, speaking OpenAI's and Ollama's protocols, whose model calls tools. */
export async function startModel(): Promise<Model> {
  const mock = new LLMock({ port: 0, logLevel: 'silent' });
  mock.on({ predicate: ({ messages }) => messages.length > 0 }, async (request) => {
    await model.before(request);
    const conversation = conversationOf(request);
    if (conversation) {
      model.conversations.push(conversation);
      const move = model.converse(conversation);
      if (typeof move === 'string') return { content: move };
      return {
        toolCalls: move.map(({ name, arguments: given }) => ({
          name,
          arguments: typeof given === 'string' ? given : JSON.stringify(given),
        })),
      };
    }
    const task = nameOf(request);
    model.tasks.push(task);
    const said = model.answer(task, request) ?? (agiAnswers[task]?.() || rightAnswer(taskOf(request)));
    return { content: JSON.stringify(said) };
  });
  await mock.start();
  onCleanup(() => mock.stop());
  const model: Model = {
    mock,
    openAi: {
      OPENAI_API_KEY: 'sk-test-0123456789abcdef',
      OPENAI_BASE_URL: `${mock.url}/v1`,
      OPENAI_MODEL: 'guide-model',
    },
    ollama: { OLLAMA_HOST: mock.url, OLLAMA_MODEL: 'local-model' },
    conversations: [],
    tasks: [],
    converse: () => '',
    answer: () => undefined,
    before: () => undefined,
  };
  return model;
}

/** The text in the fence of that name, the last there is. */
export function unfenced(text: string, name: string): string | undefined {
  return [
    ...text.matchAll(
      new RegExp(`=== BEGIN ${name} (\\w+) ===\\n([\\s\\S]*?)\\n=== END ${name} \\1 ===`, 'g'),
    ),
  ].at(-1)?.[2];
}

const textOf = ({ content }: ChatMessage): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('');

function conversationOf(request: ChatCompletionRequest): Conversation | undefined {
  const system = textOf(request.messages[0]!);
  const use = system.includes('give-guidance')
    ? 'guidance'
    : system.includes('You accompany a writing practice')
      ? 'message'
      : undefined;
  if (!use) return undefined;
  const turn = request.messages.slice(request.messages.findLastIndex(({ role }) => role === 'user') + 1);
  const results = turn.filter(({ role }) => role === 'tool');
  const newest = results.at(-1);
  return {
    use,
    system,
    messages: request.messages,
    tools: (request.tools ?? []).map((tool) => tool.function.name),
    results: results.length,
    result: newest && parse(unfenced(textOf(newest), 'RESULT')),
  };
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}

function nameOf(request: ChatCompletionRequest): string {
  const format = request.response_format as { json_schema?: { name?: string } } | undefined;
  return format?.json_schema?.name ?? taskOf(request).task;
}

const agiAnswers: Record<string, () => unknown> = {
  'agi-opening': () => ({
    greeting: 'Model greeting: you are here again.',
    prompt: 'Model prompt: begin with what stands on the table.',
    entries: [],
  }),
  'agi-response': () => ({
    reflection: 'Model reflection: the page stays near one small thing. What stands behind it?',
    memory_update: 'Model update: once is not a pattern.',
    next_prompt: 'Model prompt: begin with the door and who comes through it.',
    adaptation: '',
    entries: [],
  }),
  'agi-override': () => ({
    new_prompt: 'Model prompt: begin with the garden.',
    agent_note: 'Model note: it is put aside for now.',
    entries: [],
  }),
};
