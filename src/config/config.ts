import { z } from 'zod';
import { logLevels } from '../core/logger.ts';

const roles = ['all', 'web', 'worker'] as const;
const chainNames = ['base', 'base-sepolia', 'anvil'] as const;
const imageProviders = ['openai', 'comfyui', 'offline'] as const;

/** A whole number in ASCII digits. */
function wholeNumber(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

function url(protocols: readonly string[], example: string, { allowsPassword = true } = {}) {
  const expected = `an address like ${example}`;
  return z.string().refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed === undefined || !protocols.includes(parsed.protocol)) return false;
    return allowsPassword || (parsed.username === '' && parsed.password === '');
  }, expected);
}

function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: `one of ${values.join(', ')}` });
}

/** The name of a model or of a model file. */
function name(example: string) {
  return z.string().regex(/^[\w./:@+-]{1,200}$/, `a name such as ${example}`);
}

/** A URL, or a host with or without a port, as in Ollama's own `OLLAMA_HOST`. */
const ollamaHost = z
  .string()
  .transform((value) => {
    const address = /^https?:\/\//.test(value) ? value : `http://${value}`;
    if (!URL.canParse(address)) return undefined;
    const parsed = new URL(address);
    // A server can listen on 0.0.0.0, but a client cannot connect to it.
    if (parsed.hostname === '0.0.0.0') parsed.hostname = '127.0.0.1';
    if (address !== value && parsed.port === '') parsed.port = '11434';
    return parsed.href.replace(/\/+$/, '');
  })
  .refine((value) => value !== undefined, 'a host such as 127.0.0.1:11434');

/** The variables that the service reads. Each message completes the sentence "it must be". */
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
    .regex(/^[\x21-\x7e]{1,500}$/, 'a key; for a server that needs none, any word')
    .optional(),
  // Calls are authorised by the key.
  OPENAI_BASE_URL: url(['http:', 'https:'], 'https://host/v1, without a user and password', {
    allowsPassword: false,
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
      message: 'the address of the token on your chain, as printed by `npm run practice -- chain dev`',
    });
  }
  const requirements = { openai: 'OPENAI_API_KEY', comfyui: 'COMFYUI_URL', offline: undefined } as const;
  const required = env.IMAGE_PROVIDER && requirements[env.IMAGE_PROVIDER];
  if (required !== undefined && env[required] === undefined) {
    context.addIssue({
      code: 'custom',
      path: [required],
      message: `set, because IMAGE_PROVIDER is ${env.IMAGE_PROVIDER}`,
    });
  }
});

const variableNames = Object.keys(variables) as (keyof typeof variables)[];

/** The configuration, with derived defaults. */
export type Config = ReturnType<typeof readConfig>;

/** One line per invalid variable, with the expected value. A value that may hold a secret is not shown. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads the configuration. A variable that is empty or white space counts as not set.
 *
 * @throws ConfigError naming every invalid variable.
 */
export function readConfig(environment: Record<string, string | undefined>) {
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
    http: {
      host: env.HOST,
      /** 0 for any free port. */
      port: env.PORT,
      /** How many proxies in front of the service are trusted to report the client's address. */
      trustedProxies: env.TRUST_PROXY,
    },
    dataDir: env.DATA_DIR,
    /** Undefined: the embedded Postgres under `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** Undefined: jobs are stored in Postgres. */
    redisUrl: env.REDIS_URL,
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    chain: {
      name: env.CHAIN,
      /** Undefined: no bookings, and contract wallets cannot sign in. */
      rpcUrl: env.RPC_URL,
      /** Undefined: Circle's USDC on that chain. */
      usdcAddress: env.USDC_ADDRESS,
      /** Blocks from the payment's block to the head, both counted. */
      confirmations: env.PAYMENT_CONFIRMATIONS,
    },
    /** Undefined: the operator's routes are off. */
    adminToken: env.ADMIN_TOKEN,
    models: modelsConfig(env),
    images: {
      provider: imageProvider(env),
      /** Whether the painter paints when an image model has failed for good. */
      fallsBackToPainter: env.IMAGE_FALLBACK === 'offline',
    },
    /** Whether traces may hold texts of people. */
    traceText: env.TRACE_TEXT === '1',
  };
}

type Environment = z.infer<typeof environmentSchema>;

/** OpenAI needs a key, Ollama needs a host. */
function modelsConfig(env: Environment) {
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

/** `IMAGE_PROVIDER`, or the first that is configured: OpenAI by its image model, ComfyUI by its address. */
function imageProvider(env: Environment) {
  const { OPENAI_API_KEY: apiKey, OPENAI_IMAGE_MODEL: model, COMFYUI_URL: comfyUrl } = env;
  const firstConfigured = apiKey && model ? 'openai' : comfyUrl ? 'comfyui' : 'offline';
  const kind = env.IMAGE_PROVIDER ?? firstConfigured;
  if (kind === 'openai' && apiKey !== undefined) {
    const { OPENAI_BASE_URL: baseUrl, OPENAI_CONCURRENCY: concurrency } = env;
    return { kind: 'openai' as const, apiKey, baseUrl, model: model ?? 'gpt-image-1', concurrency };
  }
  if (kind === 'comfyui' && comfyUrl !== undefined) {
    return {
      kind: 'comfyui' as const,
      url: comfyUrl,
      checkpoint: env.COMFYUI_CHECKPOINT,
      workflowFile: env.COMFYUI_WORKFLOW,
    };
  }
  return { kind: 'offline' as const };
}
