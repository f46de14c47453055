import { ChatOllama } from '@langchain/ollama';
import { createProviderFetch } from '../../core/provider-fetch.ts';
import type { ProviderGuard } from '../../core/provider-guard.ts';
import { createLanguageProvider, type LanguageProvider } from './language-provider.ts';

/**
 * The context length. With Ollama's default of 4,096 the server silently drops the beginning of a longer prompt: the
 * instructions.
 */
const contextTokens = 8_192;
/** Maximum length of an answer, because small models sometimes repeat themselves without end. */
const maxAnswerTokens = 3_000;
const maxAnswerBytes = 4 * 2 ** 20;

export interface OllamaOptions {
  host: string;
  model: string;
  guard: ProviderGuard;
}

/** The local model. */
export function createOllamaProvider({ host, model, guard }: OllamaOptions): LanguageProvider {
  const name = 'ollama';
  return createLanguageProvider({
    name,
    model,
    guard,
    forms: ['schema', 'json', 'words'],
    openChat: (signal) =>
      new ChatOllama({
        baseUrl: host,
        model,
        maxRetries: 0,
        numCtx: contextTokens,
        numPredict: maxAnswerTokens,
        think: false,
        fetch: createProviderFetch({ provider: name, signal, body: 'json-lines', maxBytes: maxAnswerBytes }),
      }),
    bindForm(chat, { schema }, form) {
      if (form === 'schema') return chat.withConfig({ format: schema });
      return chat.withConfig(form === 'json' ? { format: 'json' } : {});
    },
  });
}
