import { ChatOllama } from '@langchain/ollama';
import { toProviderError } from '../../core/provider-error.ts';
import { createProviderFetch } from '../../core/provider-fetch.ts';
import type { ProviderGuard } from '../../core/provider-guard.ts';
import {
  createConverse,
  createFormLadder,
  type LanguageProvider,
  messagesOf,
  spokenAnswerOf,
} from './language-provider.ts';

/** Ollama's own default of 4,096 would silently drop the beginning of what it is given: the instructions. */
const contextTokens = 8_192;
/** Small models now and then do not find an end. */
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
  const ladder = createFormLadder(['schema', 'json', 'words']);

  /** A client of one call: ChatOllama ends all calls of a client when it ends one. */
  function openChat(signal: AbortSignal): ChatOllama {
    return new ChatOllama({
      baseUrl: host,
      model,
      maxRetries: 0,
      numCtx: contextTokens,
      numPredict: maxAnswerTokens,
      think: false,
      fetch: createProviderFetch({ provider: name, signal, body: 'json-lines', maxBytes: maxAnswerBytes }),
    });
  }

  return {
    name,
    model,
    guard,
    async ask(question, signal) {
      return ladder(async (form) => {
        try {
          const format = form === 'schema' ? question.schema : form === 'json' ? 'json' : undefined;
          const chat = openChat(signal).withConfig(format === undefined ? {} : { format });
          const message = await chat.invoke(messagesOf(question, form), { signal, runName: question.name });
          return spokenAnswerOf(name, message);
        } catch (error) {
          throw toProviderError(name, error);
        }
      });
    },
    converse: createConverse(name, openChat),
  };
}
