import type { Logger } from '../core/logger.ts';
import { type BreakerState, createProviderGuard, type ProviderGuard } from '../core/provider-guard.ts';
import { embeddingSize } from '../language/embedding.ts';
import { type Converse, createConverse } from './conversation.ts';
import { createEmbedder, type Embedder } from './embeddings.ts';
import {
  createOllamaEmbeddings,
  createOpenAiEmbeddings,
  type EmbeddingProvider,
} from './providers/embedding-provider.ts';
import { createOllamaProvider } from './providers/ollama.ts';
import { createOpenAiProvider } from './providers/openai.ts';
import {
  createTaskRunner,
  type ModelCall,
  sourcesOf,
  type TaskRunner,
  type TaskRunnerOptions,
} from './runner.ts';

export interface ModelsOptions {
  openAi:
    | {
        apiKey: string;
        baseUrl: string | undefined;
        model: string;
        embeddingModel: string | undefined;
        concurrency: number;
      }
    | undefined;
  ollama:
    | { host: string; model: string; embeddingModel: string | undefined; concurrency: number }
    | undefined;
  logger: Logger;
  onCall?(call: ModelCall): void;
  onAnswer?: TaskRunnerOptions['onAnswer'];
  onBreaker?(provider: string, state: BreakerState): void;
  trace?: TaskRunnerOptions['trace'];
}

/** Which model does what, in words such as `openai gpt-4.1-mini`; `offline` where none does. */
export interface ModelRoles {
  guide: string;
  local: string;
  embeddings: string;
}

export interface Models {
  runner: TaskRunner;
  converse: Converse;
  embedder: Embedder;
  roles: ModelRoles;
}

/** The models that are configured, each behind one guard, with what goes to which of them. */
export function createModels(options: ModelsOptions): Models {
  const { openAi, ollama, onCall } = options;
  const guardOf = (provider: string, concurrency: number): ProviderGuard =>
    createProviderGuard({
      provider,
      concurrency,
      onBreaker: (state) => options.onBreaker?.(provider, state),
    });
  const openAiGuard = openAi && guardOf('openai', openAi.concurrency);
  const ollamaGuard = ollama && guardOf('ollama', ollama.concurrency);

  const models = {
    guide: openAi && createOpenAiProvider({ ...openAi, guard: openAiGuard! }),
    local: ollama && createOllamaProvider({ ...ollama, guard: ollamaGuard! }),
  };

  function embeddingProvider(): EmbeddingProvider | undefined {
    if (openAi?.embeddingModel !== undefined) {
      const { embeddingModel: model } = openAi;
      return createOpenAiEmbeddings({ ...openAi, model, guard: openAiGuard!, dimensions: embeddingSize });
    }
    if (ollama?.embeddingModel !== undefined) {
      return createOllamaEmbeddings({ ...ollama, model: ollama.embeddingModel, guard: ollamaGuard! });
    }
    return undefined;
  }

  const embedder = createEmbedder({ provider: embeddingProvider(), ...(onCall ? { onCall } : {}) });
  const sources = sourcesOf(models);
  const named = (role: 'guide' | 'local') => {
    const provider = sources[role]?.provider;
    return provider ? `${provider.name} ${provider.model}` : 'offline';
  };
  return {
    runner: createTaskRunner({ ...options, models }),
    converse: createConverse({ ...options, models }),
    embedder,
    roles: { guide: named('guide'), local: named('local'), embeddings: embedder.model },
  };
}
