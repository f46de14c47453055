import { ChatOpenAI } from '@langchain/openai';
import { toProviderError } from '../../core/provider-error.ts';
import { createProviderFetch } from '../../core/provider-fetch.ts';
import type { ProviderGuard } from '../../core/provider-guard.ts';
import {
  type AnswerForm,
  createConverse,
  createFormLadder,
  type LanguageProvider,
  messagesOf,
  type Question,
  spokenAnswerOf,
} from './language-provider.ts';

export const openAiBaseUrl = 'https://api.openai.com/v1';

const maxAnswerBytes = 4 * 2 ** 20;

export interface OpenAiOptions {
  apiKey: string;
  /** Of any server that speaks OpenAI's chat completions. */
  baseUrl: string | undefined;
  model: string;
  guard: ProviderGuard;
}

/** The guide: OpenAI, or a server that speaks its API. */
export function createOpenAiProvider({ apiKey, baseUrl, model, guard }: OpenAiOptions): LanguageProvider {
  const name = 'openai';
  const ladder = createFormLadder(['schema', 'tool', 'json', 'words']);

  /** A client of one call: its `fetch` ends with that call. */
  function openChat(signal: AbortSignal): ChatOpenAI {
    return new ChatOpenAI({
      apiKey,
      model,
      maxRetries: 0,
      useResponsesApi: false,
      // Inside a graph that is watched event by event the client would stream by itself; answers are read whole.
      disableStreaming: true,
      // Said outright, so that no variable of the environment leads the texts elsewhere.
      configuration: {
        baseURL: baseUrl ?? openAiBaseUrl,
        organization: null,
        project: null,
        fetch: createProviderFetch({ provider: name, signal, body: 'json', maxBytes: maxAnswerBytes }),
      },
    });
  }

  return {
    name,
    model,
    guard,
    async ask(question, signal) {
      return ladder(async (form) => {
        try {
          const chat = openChat(signal);
          const bound = form === 'tool' ? bindTool(chat, question) : chat.withConfig(formOf(question, form));
          const message = await bound.invoke(messagesOf(question, form), { signal, runName: question.name });
          return spokenAnswerOf(name, message);
        } catch (error) {
          throw toProviderError(name, error);
        }
      });
    },
    converse: createConverse(name, openChat),
  };
}

function formOf({ name, schema }: Question, form: AnswerForm) {
  if (form === 'json') return { response_format: { type: 'json_object' as const } };
  if (form !== 'schema') return {};
  const format = { type: 'json_schema' as const, json_schema: { name, schema, strict: true } };
  // The client would throw away an answer that is not JSON; with a reader of ours it hands it on.
  return { response_format: { ...format, $parseRaw: (said: string) => said } };
}

function bindTool(chat: ChatOpenAI, { name, schema }: Question) {
  const tool = {
    type: 'function' as const,
    function: { name, description: 'Hands in the answer.', parameters: schema },
  };
  return chat.bindTools([tool], { tool_choice: { type: 'function', function: { name } } });
}
