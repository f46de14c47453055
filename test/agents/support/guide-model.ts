import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock';
import { onCleanup } from '../../support/data-dir.ts';

/** One call that the model was asked for. */
export interface Asked {
  /** The task, by the name of its schema. */
  task: string;
  system: string;
  user: string;
}

export interface GuideModel {
  /** Variables that point the service at this model, with embeddings from it too. */
  environment: Record<string, string>;
  asked: Asked[];
  /** How often an embedding was asked for. */
  embeddings(): number;
  /** What it says to a task; the service's own answer is used where that is undefined. */
  answers: Record<string, (asked: Asked) => unknown>;
}

/** A model behind OpenAI's protocol that answers the tasks of the AGI agent, and notes what it was asked. */
export async function startGuideModel(): Promise<GuideModel> {
  const mock = new LLMock({ port: 0, logLevel: 'silent' });
  const guide: GuideModel = { environment: {}, asked: [], embeddings: () => 0, answers: rightAnswers() };
  mock.on({ predicate: (request) => request.messages.length > 0 }, (request) => {
    const asked = askedIn(request);
    guide.asked.push(asked);
    const said = guide.answers[asked.task]?.(asked) ?? {};
    return { content: JSON.stringify(said) };
  });
  mock.on({ endpoint: 'embedding', predicate: () => true }, () => ({
    embedding: Array.from({ length: 768 }, (_, at) => Math.sin(at + 1)),
  }));
  await mock.start();
  onCleanup(() => mock.stop());
  guide.embeddings = () => mock.getRequests().filter(({ path }) => path.includes('embeddings')).length;
  guide.environment = {
    OPENAI_API_KEY: 'sk-test-0123456789abcdef',
    OPENAI_BASE_URL: `${mock.url}/v1`,
    OPENAI_MODEL: 'guide-model',
    OPENAI_EMBEDDING_MODEL: 'embedding-model',
  };
  return guide;
}

function askedIn(request: ChatCompletionRequest): Asked {
  const textOf = (role: string) =>
    request.messages
      .filter((message) => message.role === role)
      .map(({ content }) =>
        typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join(''),
      )
      .join('\n');
  const format = (request as { response_format?: { json_schema?: { name?: string } } }).response_format;
  return { task: format?.json_schema?.name ?? 'unknown', system: textOf('system'), user: textOf('user') };
}

let count = 0;

function rightAnswers(): GuideModel['answers'] {
  return {
    'agi-opening': () => ({
      greeting: 'The model greets you. What is it today?',
      prompt: `Model prompt number ${++count}: begin with the window.`,
      entries: [],
    }),
    'agi-response': () => ({
      reflection: 'The model reads of a window. Was there more of it?',
      memory_update: 'You looked out of a window.',
      next_prompt: `Model prompt number ${++count}: begin with the door.`,
      adaptation: '',
      entries: [],
    }),
    'agi-override': () => ({
      new_prompt: `Model prompt number ${++count}: begin with the roof.`,
      agent_note: 'It is noted by the model.',
      refused: false,
      entries: [],
    }),
  };
}
