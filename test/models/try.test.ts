import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpFile, temporaryFolder } from '../support/data-dir.ts';
import { runCommand } from '../support/process.ts';
import { ollamaPath, openAiPath, rightAnswer, type Scholar, startScholar } from './support/scholar.ts';

afterAll(cleanUpFile);

const guideTasks = [
  'agi-opening',
  'agi-override',
  'agi-response',
  'prime-words',
  'rank-facilitators',
  'read-writing',
  'tell-story',
  'write-passage',
];
const localTasks = ['depict-phase', 'depict-prime', 'feedback', 'translate-scene'];

interface Trial {
  task: string;
  role: string;
  source: string;
  model?: string;
  valid: boolean;
  milliseconds: number;
  outcomes: string[];
  answer: unknown;
}

/** In a folder without a file `.env`. */
async function tryModels(args: string[], environment: Record<string, string>) {
  return runCommand(['models', 'try', ...args], environment, await temporaryFolder());
}

const unique = (names: readonly string[]) => [...new Set(names)].sort();

describe('practice models try', () => {
  let scholar: Scholar;
  let environment: Record<string, string>;
  beforeAll(async () => {
    scholar = await startScholar();
    environment = {
      ...scholar.openAi,
      ...scholar.ollama,
      OPENAI_EMBEDDING_MODEL: 'text-embedding-3-small',
      OPENAI_IMAGE_MODEL: 'picture-model',
    };
  });

  it('runs every task once with the model of its role, and prints the time and the answer', async () => {
    const { code, stdout, stderr } = await tryModels(['--json'], environment);
    expect([code, stderr]).toEqual([0, '']);
    const { models, trials } = JSON.parse(stdout) as { models: Record<string, string>; trials: Trial[] };
    expect(models).toEqual({
      guide: 'openai guide-model',
      local: 'ollama local-model',
      embeddings: 'openai/text-embedding-3-small',
      pictures: 'openai picture-model',
    });
    const by = (source: string) =>
      unique(trials.filter((one) => one.source === source).map(({ task }) => task));
    expect(by('guide')).toEqual(guideTasks);
    expect(by('local')).toEqual(localTasks);
    expect(unique(trials.map(({ task }) => task))).toEqual(
      unique([...guideTasks, ...localTasks, 'embed', 'picture']),
    );
    expect(trials.filter(({ task }) => task === 'translate-scene')).toHaveLength(4);
    for (const { valid, outcomes, milliseconds, answer } of trials) {
      expect([valid, outcomes]).toEqual([true, ['ok']]);
      expect(milliseconds).toBeGreaterThan(0);
      expect(answer).toBeTruthy();
    }
    expect(unique(scholar.asked(openAiPath))).toEqual(guideTasks);
    expect(unique(scholar.asked(ollamaPath))).toEqual(localTasks);
  });

  it('fails for a model with invalid answers, and shows the offline answer', async () => {
    const babbling = await startScholar((asked) =>
      asked.task === 'feedback' ? 'Well…' : rightAnswer(asked),
    );
    const { code, stdout } = await tryModels([], { ...babbling.openAi });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^guide +openai guide-model\nlocal +openai guide-model\nembeddings +offline-words-3\n/,
    );
    expect(stdout).toMatch(/^FAILED feedback {2}\d+ ms {2}offline \(invalid_answer, invalid_answer\)\n\S/m);
    expect(stdout.match(/^FAILED /gm)).toHaveLength(1);
    expect(stdout).toMatch(/^ok {5}prime-words {2}\d+ ms {2}guide guide-model \(ok\)$/m);
    expect(stdout).not.toContain(babbling.openAi.OPENAI_API_KEY);
  });

  it('succeeds without a model', async () => {
    const { code, stdout } = await tryModels([], {});
    expect(code).toBe(0);
    expect(stdout).toMatch(/^guide +offline$/m);
    expect(stdout).not.toContain('FAILED');
  });
});
