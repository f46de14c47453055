import { startScholar } from '../models/support/scholar.ts';

const configurations = ['none', 'openai', 'ollama', 'both'] as const;

function configured(): (typeof configurations)[number] {
  const which = configurations.find((one) => one === (process.env.TEST_MODELS ?? 'none'));
  if (!which) throw new Error(`TEST_MODELS is one of ${configurations.join(', ')}`);
  return which;
}

/**
 * The environment variables of the models for a service in the tests: none by default; with `TEST_MODELS=openai`,
 * `ollama` or `both` those of a mock that answers every task well. The tests pass in all four configurations.
 */
export async function modelVariables(): Promise<Record<string, string>> {
  const which = configured();
  if (which === 'none') return {};
  const { openAi, ollama } = await startScholar();
  const more = { OPENAI_EMBEDDING_MODEL: 'text-embedding-3-small', OPENAI_IMAGE_MODEL: 'picture-model' };
  return {
    ...(which === 'ollama' ? {} : { ...openAi, ...more }),
    ...(which === 'openai' ? {} : { ...ollama, OLLAMA_EMBEDDING_MODEL: 'nomic-embed-text' }),
  };
}

/** What answers the guide's tasks in a service of the tests, as named in a trace. */
export function guideOfTests(): { source: string; model: string | null } {
  const which = configured();
  if (which === 'none') return { source: 'offline', model: null };
  return which === 'ollama'
    ? { source: 'local', model: 'local-model' }
    : { source: 'guide', model: 'guide-model' };
}
