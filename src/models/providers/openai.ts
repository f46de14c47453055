import { ChatOpenAI } from '@langchain/openai';
import { createProviderFetch } from '../../core/provider-fetch.ts';
import type { ProviderGuard } from '../../core/provider-guard.ts';
import { createLanguageProvider, type LanguageProvider, toFunctionTool } from './language-provider.ts';

export const openAiBaseUrl = 'https://api.openai.com/v1';

const maxAnswerBytes = 4 * 2 ** 20;

export interface OpenAiOptions {
  apiKey: string;
  /** Base URL of a server with OpenAI's chat completions API; undefined for OpenAI itself. */
  baseUrl: string | undefined;
  model: string;
  guard: ProviderGuard;
}

/** The guide: OpenAI, or a server that speaks its API. */
export function createOpenAiProvider({ apiKey, baseUrl, model, guard }: OpenAiOptions): LanguageProvider {
  const name = 'openai';
  return createLanguageProvider({
    name,
    model,
    guard,
    forms: ['schema', 'tool', 'json', 'words'],
    openChat: (signal) =>
      new ChatOpenAI({
        apiKey,
        model,
        maxRetries: 0,
        useResponsesApi: false,
        // Inside a graph whose events are streamed, the client would stream by itself. Answers are read in full.
        disableStreaming: true,
        configuration: openAiConfiguration(
          baseUrl,
          createProviderFetch({ provider: name, signal, body: 'json', maxBytes: maxAnswerBytes }),
        ),
      }),
    bindForm(chat, { name: schemaName, schema }, form) {
      switch (form) {
        case 'schema':
          return chat.withConfig({
            response_format: {
              type: 'json_schema',
              json_schema: { name: schemaName, schema, strict: true },
              // By default the client discards an answer that is not JSON. With this parser it returns the text.
              ...{ $parseRaw: (text: string) => text },
            },
          });
        case 'tool': {
          const tool = { name: schemaName, description: 'Hands in the answer.', parameters: schema };
          return chat.bindTools([toFunctionTool(tool)], {
            tool_choice: { type: 'function', function: { name: schemaName } },
          });
        }
        default:
          return chat.withConfig(form === 'json' ? { response_format: { type: 'json_object' } } : {});
      }
    },
  });
}

/** Options of OpenAI's client. All are explicit, so that no environment variable redirects the texts. */
export function openAiConfiguration(baseUrl: string | undefined, fetch: typeof globalThis.fetch) {
  return { baseURL: baseUrl ?? openAiBaseUrl, organization: null, project: null, fetch };
}
