import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LLMock } from '@copilotkit/aimock';
import { readConfig } from '#src/config/config.ts';
import { readWriting } from '#src/language/reader.ts';
import { fenced } from '../models/support/fenced.ts';
import { taskOf } from '../models/support/scholar.ts';
import type { Journal } from './journals/journal.ts';
import type { ConfiguredModels } from './own-services.ts';

/** A language model's answer to `read-writing`, without chakra and emotion, which the evaluation does not use. */
interface RecordedAnswer {
  /** Number of the entry, from 1. */
  entry: number;
  themes: { name: string; weight: number; quotes: string[] }[];
  deflections: { quote: string; signal: string; about: string | null }[];
}

const readingsOf = (name: string) => new URL(`./readings/${name}.jsonl`, import.meta.url);

/** The journals of which a model's answers are recorded. */
export function recordedAmong(journals: readonly Journal[]): readonly Journal[] {
  return journals.filter(({ name }) => existsSync(readingsOf(name)));
}

/**
 * Runs with a mock model that gives the recorded answer to each page of these journals, over OpenAI's protocol. The answers
 * were given by a large language model, page by page in the order of each journal. It was shown the instructions and
 * the schema of the task, and with each page the names that it had given to themes of earlier pages.
 *
 * @throws Error if a page has no recorded answer, or if the service did not ask the model for every page.
 */
export async function withRecordedModel<T>(
  journals: readonly Journal[],
  run: (models: ConfiguredModels) => Promise<T>,
): Promise<T> {
  const answers = new Map<string, RecordedAnswer>();
  for (const { name, entries } of journals) {
    const lines = await readFile(readingsOf(name), 'utf8');
    const recorded = lines.trim().split('\n');
    if (recorded.length !== entries.length) throw new Error(`${name} has pages without a recorded answer.`);
    for (const [index, line] of recorded.entries()) {
      answers.set(entries[index]!.writing, JSON.parse(line) as RecordedAnswer);
    }
  }
  const given = new Set<string>();
  const mock = new LLMock({ port: 0, logLevel: 'silent' });
  mock.on({ predicate: ({ messages }) => messages.length > 0 }, async (request) => {
    const { task, user } = taskOf(request);
    const writing = fenced(user, 'WRITING');
    const answer = answers.get(writing);
    if (task !== 'read-writing' || !answer) throw new Error(`no answer to this ${task} was recorded`);
    given.add(writing);
    const { emotion } = readWriting(writing);
    return {
      content: JSON.stringify({
        chakra: 4,
        confidence: 0.5,
        themes: answer.themes,
        emotion: { ...emotion, words: emotion.words.slice(0, 8) },
        deflections: answer.deflections,
      }),
    };
  });
  await mock.start();
  try {
    const { models } = readConfig({
      OPENAI_API_KEY: 'sk-recorded-answers-only',
      OPENAI_BASE_URL: `${mock.url}/v1`,
      OPENAI_MODEL: 'recorded',
    });
    const result = await run(models);
    // When a model fails, the service reads offline: the offline reader would be measured instead.
    if (given.size < answers.size)
      throw new Error(`${answers.size - given.size} pages were not read by the model.`);
    return result;
  } finally {
    await mock.stop();
  }
}
