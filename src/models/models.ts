import type { Logger } from '../core/logger.ts';
import { type BreakerState, createProviderGuard, type ProviderGuard } from '../core/provider-guard.ts';
import { embeddingSize } from '../language/embedding.ts';
import type { ModelCall } from './checked-call.ts';
import { type Converse, createConverse } from './conversation.ts';
import { createEmbedder, type Embedder } from './embeddings.ts';
import {
  createOllamaEmbeddings,
  createOpenAiEmbeddings,
  type EmbeddingProvider,
} from './providers/embedding-provider.ts';
import { createOllamaProvider } from './providers/ollama.ts';
import { createOpenAiProvider } from './providers/openai.ts';
import { createTaskRunner, providersByRole, type TaskRunner, type TaskRunnerOptions } from './runner.ts';

export interface ModelsOptions {
  /** OpenAI, or a server that speaks its API; undefined without a key. */
  openAi:
    | {
        apiKey: string;
        baseUrl: string | undefined;
        model: string;
        embeddingModel: string | undefined;
        concurrency: number;
      }
    | undefined;
  /** Undefined without a host. */
  ollama:
    | { host: string; model: string; embeddingModel: string | undefined; concurrency: number }
    | undefined;
  logger: Logger;
  onCall?(call: ModelCall): void;
  onAnswer?: TaskRunnerOptions['onAnswer'];
  onBreaker?(provider: string, state: BreakerState): void;
  trace?: TaskRunnerOptions['trace'];
}

/** The provider and model of each role, e.g. `openai gpt-4.1-mini`; `offline` without one. */
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

/** The configured models. All calls to one provider go through one guard. */
export function createModels(options: ModelsOptions): Models {
  const { openAi, ollama, onCall } = options;
  const createGuard = (provider: string, concurrency: number): ProviderGuard =>
    createProviderGuard({
      provider,
      concurrency,
      onBreaker: (state) => options.onBreaker?.(provider, state),
    });
  const openAiGuard = openAi && createGuard('openai', openAi.concurrency);
  const ollamaGuard = ollama && createGuard('ollama', ollama.concurrency);

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
  const providers = providersByRole(models);
  const nameOf = (role: 'guide' | 'local') => {
    const provider = providers[role]?.provider;
    return provider ? `${provider.name} ${provider.model}` : 'offline';
  };
  return {
    runner: createTaskRunner({ ...options, models }),
    converse: createConverse({ ...options, models }),
    embedder,
    roles: { guide: nameOf('guide'), local: nameOf('local'), embeddings: embedder.model },
  };
}
