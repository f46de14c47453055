import { z } from 'zod';
import { logLevels } from '../core/logger.ts';

const roles = ['all', 'web', 'worker'] as const;
const chainNames = ['base', 'base-sepolia', 'anvil'] as const;
const imageProviders = ['openai', 'comfyui', 'offline'] as const;

/** A whole number written in digits, within bounds that the message names. */
function wholeNumber(low: number, high: number) {
  const right = `a whole number from ${low} to ${high}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, right)
    .transform(Number)
    .refine((value) => value >= low && value <= high, right);
}

function url(protocols: readonly string[], example: string, { mayHoldPassword = true } = {}) {
  const right = `an address like ${example}`;
  return z.string().refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed === undefined || !protocols.includes(parsed.protocol)) return false;
    return mayHoldPassword || (parsed.username === '' && parsed.password === '');
  }, right);
}

function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: `one of ${values.join(', ')}` });
}

/** The name of a model, of a file of one, or of anything else that a server goes by. */
function name(example: string) {
  return z.string().regex(/^[\w./:@+-]{1,200}$/, `a name such as ${example}`);
}

/** As Ollama takes it: an address, or a host with or without a port. */
const ollamaHost = z
  .string()
  .transform((value) => {
    const address = /^https?:\/\//.test(value) ? value : `http://${value}`;
    if (!URL.canParse(address)) return undefined;
    const parsed = new URL(address);
    // What a server listens on is no place to call.
    if (parsed.hostname === '0.0.0.0') parsed.hostname = '127.0.0.1';
    if (address !== value && parsed.port === '') parsed.port = '11434';
    return parsed.href.replace(/\/+$/, '');
  })
  .refine((value) => value !== undefined, 'a host such as 127.0.0.1:11434');

/** Every variable that the service reads; the message of each says what would be right. */
const variables = {
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[^\s/]+$/, 'a host name or address such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .refine((value) => !value.includes('\0'), 'a folder such as .data')
    .default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name').optional(),
  REDIS_URL: url(['redis:', 'rediss:'], 'redis://host:6379').optional(),
  ROLE: oneOf(roles).default('all'),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  CHAIN: oneOf(chainNames).default('base'),
  RPC_URL: url(['http:', 'https:'], 'https://host/path').optional(),
  USDC_ADDRESS: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, 'a token’s address: 0x and 40 hexadecimal digits')
    .optional(),
  PAYMENT_CONFIRMATIONS: wholeNumber(1, 1_000).default(2),
  ADMIN_TOKEN: z
    .string()
    .regex(
      /^[\w.~+/=-]{1,512}$/,
      'at most 512 letters, digits and . _ ~ + / = -, such as `openssl rand -hex 32` prints',
    )
    .optional(),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'a key; a server that asks for none takes any word')
    .optional(),
  // Its calls are authorised by the key.
  OPENAI_BASE_URL: url(['http:', 'https:'], 'https://host/v1, without a user and password', {
    mayHoldPassword: false,
  }).optional(),
  OPENAI_MODEL: name('gpt-4.1-mini').optional(),
  OPENAI_EMBEDDING_MODEL: name('text-embedding-3-small').optional(),
  OPENAI_IMAGE_MODEL: name('gpt-image-1').optional(),
  OPENAI_CONCURRENCY: wholeNumber(1, 1_000).default(8),
  OLLAMA_HOST: ollamaHost.optional(),
  OLLAMA_MODEL: name('llama3.2').optional(),
  OLLAMA_EMBEDDING_MODEL: name('nomic-embed-text').optional(),
  OLLAMA_CONCURRENCY: wholeNumber(1, 1_000).default(2),
  IMAGE_PROVIDER: oneOf(imageProviders).optional(),
  IMAGE_FALLBACK: oneOf(['offline']).optional(),
  COMFYUI_URL: url(['http:', 'https:'], 'http://127.0.0.1:8188').optional(),
  COMFYUI_CHECKPOINT: name('sd_xl_base_1.0.safetensors').default('sd_xl_base_1.0.safetensors'),
  COMFYUI_WORKFLOW: z
    .string()
    .refine((value) => !value.includes('\0'), 'a file such as workflow.json')
    .optional(),
  TRACE_TEXT: oneOf(['0', '1']).default('0'),
} as const;

const environmentSchema = z.object(variables).superRefine((env, context) => {
  if (env.CHAIN === 'anvil' && env.RPC_URL !== undefined && env.USDC_ADDRESS === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['USDC_ADDRESS'],
      message: 'the address of the token on your chain, which `npm run practice -- chain dev` prints',
    });
  }
  const needed = { openai: 'OPENAI_API_KEY', comfyui: 'COMFYUI_URL', offline: undefined } as const;
  const needs = env.IMAGE_PROVIDER && needed[env.IMAGE_PROVIDER];
  if (needs !== undefined && env[needs] === undefined) {
    context.addIssue({
      code: 'custom',
      path: [needs],
      message: `there, where IMAGE_PROVIDER is ${env.IMAGE_PROVIDER}`,
    });
  }
});

const variableNames = Object.keys(variables) as (keyof typeof variables)[];

export type Role = (typeof roles)[number];

export interface Config {
  http: {
    host: string;
    /** 0 takes any free port. */
    port: number;
    /** How many proxies in front of the service are believed when they say who called; 0 believes none. */
    trustedProxies: number;
  };
  dataDir: string;
  /** Undefined: the embedded Postgres under `dataDir`. */
  databaseUrl: string | undefined;
  /** Undefined: jobs are kept in Postgres. */
  redisUrl: string | undefined;
  role: Role;
  logLevel: (typeof logLevels)[number];
  chain: {
    name: (typeof chainNames)[number];
    /** Undefined: nothing can be booked, and contract wallets cannot sign in. */
    rpcUrl: string | undefined;
    /** Undefined: Circle's USDC on that chain. */
    usdcAddress: string | undefined;
    /** Blocks from a payment's own to the head, both counted. */
    confirmations: number;
  };
  /** Undefined: the operator's routes are off. */
  adminToken: string | undefined;
  models: ModelsConfig;
  images: ImagesConfig;
  /** Whether traces may carry what people wrote. */
  traceText: boolean;
}

export interface ModelsConfig {
  /** OpenAI or a server that speaks its API; undefined without a key. */
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
}

export interface ImagesConfig {
  provider:
    | { kind: 'openai'; apiKey: string; baseUrl: string | undefined; model: string; concurrency: number }
    | { kind: 'comfyui'; url: string; checkpoint: string; workflowFile: string | undefined }
    | { kind: 'offline' };
  /** Whether the painter stands in for an image model whose retries are spent. */
  fallsBackToPainter: boolean;
}

/** One line a variable: what is wrong, and what would be right. Values that may hold a secret are not repeated. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads the configuration. A variable that is set to nothing counts as not set.
 *
 * @throws ConfigError naming every variable that is wrong.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    variableNames.flatMap((name) => {
      const value = environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        if (given[name] === undefined) return `${name}: is not set; it must be ${message}`;
        const shown = /_(URL|TOKEN|KEY|HOST)$/.test(name) ? 'its value' : JSON.stringify(given[name]);
        return `${name}: ${shown} is not right; it must be ${message}`;
      }),
    );
  }
  const env = parsed.data;
  return {
    http: { host: env.HOST, port: env.PORT, trustedProxies: env.TRUST_PROXY },
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    chain: {
      name: env.CHAIN,
      rpcUrl: env.RPC_URL,
      usdcAddress: env.USDC_ADDRESS,
      confirmations: env.PAYMENT_CONFIRMATIONS,
    },
    adminToken: env.ADMIN_TOKEN,
    models: modelsOf(env),
    images: { provider: imageProviderOf(env), fallsBackToPainter: env.IMAGE_FALLBACK === 'offline' },
    traceText: env.TRACE_TEXT === '1',
  };
}

type Environment = z.infer<typeof environmentSchema>;

function modelsOf(env: Environment): ModelsConfig {
  return {
    openAi:
      env.OPENAI_API_KEY === undefined
        ? undefined
        : {
            apiKey: env.OPENAI_API_KEY,
            baseUrl: env.OPENAI_BASE_URL,
            model: env.OPENAI_MODEL ?? 'gpt-4.1-mini',
            embeddingModel: env.OPENAI_EMBEDDING_MODEL,
            concurrency: env.OPENAI_CONCURRENCY,
          },
    ollama:
      env.OLLAMA_HOST === undefined
        ? undefined
        : {
            host: env.OLLAMA_HOST,
            model: env.OLLAMA_MODEL ?? 'llama3.2',
            embeddingModel: env.OLLAMA_EMBEDDING_MODEL,
            concurrency: env.OLLAMA_CONCURRENCY,
          },
  };
}

/** The one that is named, or the first that is configured: OpenAI by its image model, ComfyUI by its address. */
function imageProviderOf(env: Environment): ImagesConfig['provider'] {
  const { OPENAI_API_KEY: apiKey, OPENAI_IMAGE_MODEL: model, COMFYUI_URL: comfyUrl } = env;
  const first = apiKey && model ? 'openai' : comfyUrl ? 'comfyui' : 'offline';
  const kind = env.IMAGE_PROVIDER ?? first;
  if (kind === 'openai' && apiKey !== undefined) {
    const { OPENAI_BASE_URL: baseUrl, OPENAI_CONCURRENCY: concurrency } = env;
    return { kind, apiKey, baseUrl, model: model ?? 'gpt-image-1', concurrency };
  }
  if (kind === 'comfyui' && comfyUrl !== undefined) {
    return {
      kind,
      url: comfyUrl,
      checkpoint: env.COMFYUI_CHECKPOINT,
      workflowFile: env.COMFYUI_WORKFLOW,
    };
  }
  return { kind: 'offline' };
}
