import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import pg from 'pg';
import { assertChainId } from '../chain/chain-reads.ts';
import { chains } from '../chain/chains.ts';
import { createRpc } from '../chain/rpc.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { createLogger } from '../core/logger.ts';
import { withBasicAuth } from '../core/provider-fetch.ts';
import { missingOllamaModels } from '../models/providers/ollama-models.ts';
import { openAiBaseUrl } from '../models/providers/openai.ts';
import { openDatabase } from '../wiring/database.ts';
import { openModels } from '../wiring/models.ts';

const oldestPostgres = 15;
const answerMs = 5_000;

interface Finding {
  part: string;
  /** `wrong`: the service cannot start. `missing`: it starts without this part. */
  state: 'ok' | 'missing' | 'wrong';
  message: string;
}

const marks = { ok: 'ok      ', missing: 'missing ', wrong: 'WRONG   ' };

/**
 * Prints what is configured, reachable and missing.
 *
 * @returns whether the service can start.
 */
export async function doctor(
  environment: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<boolean> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) print(`${marks.wrong}config     ${problem}`);
    print('The service cannot start.');
    return false;
  }
  const checks = [
    runtime,
    dataFolder,
    address,
    database,
    queue,
    chain,
    payments,
    operator,
    language,
    pictures,
  ];
  let canStart = true;
  for (const check of checks) {
    const { part, state, message } = await finding(check, config);
    print(`${marks[state]}${part.padEnd(10)} ${message}`);
    canStart &&= state !== 'wrong';
  }
  print(canStart ? 'The service can start.' : 'The service cannot start.');
  return canStart;
}

/** Runs a check. Some errors of the configuration show only on use, such as a file that cannot be read. */
async function finding(
  check: (config: Config) => Finding | Promise<Finding>,
  config: Config,
): Promise<Finding> {
  try {
    return await check(config);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { part: 'config', state: 'wrong', message: error.message };
  }
}

function runtime(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  return {
    part: 'node',
    state: major >= 24 ? 'ok' : 'wrong',
    message: `${process.version}${major >= 24 ? '' : '; 24 or later is needed: start it through npm, which takes the pinned one'}`,
  };
}

async function dataFolder({ dataDir }: Config): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return { part: 'data', state: 'ok', message: `DATA_DIR ${dataDir} can be written` };
  } catch (error) {
    return {
      part: 'data',
      state: 'wrong',
      message: `DATA_DIR ${dataDir} cannot be written (${codeOf(error)})`,
    };
  }
}

async function address({ http, role }: Config): Promise<Finding> {
  const part = 'http';
  if (role === 'worker') return { part, state: 'ok', message: 'not used: ROLE=worker serves no HTTP' };
  const where = `${http.host}:${http.port}`;
  const failure = await new Promise<unknown>((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(http.port, http.host, () => probe.close(() => resolve(undefined)));
  });
  if (failure === undefined) return { part, state: 'ok', message: `${where} is free` };
  if (await isThisService(`http://${where}/healthz`)) {
    return { part, state: 'ok', message: `${where} is in use by a running service` };
  }
  return {
    part,
    state: 'wrong',
    message: `cannot listen on ${where} (${codeOf(failure)}); set PORT or HOST`,
  };
}

async function isThisService(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerMs) });
    return response.ok && ((await response.json()) as { status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
}

async function database(config: Config): Promise<Finding> {
  const part = 'database';
  if (!config.databaseUrl) {
    try {
      const opened = await openDatabase(config, () => undefined);
      await opened.pool.query('select 1');
      await opened.close();
      const how = opened.isServing ? 'opens' : 'is served by a running process';
      return { part, state: 'ok', message: `embedded Postgres in ${config.dataDir} ${how}` };
    } catch (error) {
      return {
        part,
        state: 'wrong',
        message: `embedded Postgres in ${config.dataDir}: ${(error as Error).message}`,
      };
    }
  }
  const client = new pg.Client({ connectionString: config.databaseUrl, connectionTimeoutMillis: answerMs });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; vector: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              exists (select 1 from pg_available_extensions where name = 'vector') as vector`,
    );
    const { version, vector } = rows[0]!;
    if (version < oldestPostgres) {
      return {
        part,
        state: 'wrong',
        message: `Postgres ${version} at DATABASE_URL; ${oldestPostgres} or later is needed`,
      };
    }
    return vector
      ? { part, state: 'ok', message: `Postgres ${version} at DATABASE_URL, with the vector extension` }
      : { part, state: 'missing', message: `Postgres ${version} at DATABASE_URL has no vector extension` };
  } catch (error) {
    return { part, state: 'wrong', message: `DATABASE_URL does not answer (${codeOf(error)})` };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function queue({ redisUrl }: Config): Promise<Finding> {
  const part = 'jobs';
  if (!redisUrl) return { part, state: 'ok', message: 'kept in Postgres' };
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: answerMs,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return { part, state: 'ok', message: 'kept in Redis at REDIS_URL' };
  } catch (error) {
    return { part, state: 'wrong', message: `REDIS_URL does not answer (${codeOf(error)})` };
  } finally {
    redis.disconnect();
  }
}

async function chain({ chain: { name, rpcUrl } }: Config): Promise<Finding> {
  const part = 'chain';
  if (!rpcUrl) {
    return {
      part,
      state: 'missing',
      message: 'RPC_URL is not set: contract wallets cannot sign in',
    };
  }
  try {
    await assertChainId(createRpc({ rpcUrl, timeoutMs: answerMs }).openCalls(), chains[name]);
    return { part, state: 'ok', message: `RPC_URL answers as ${name}` };
  } catch (error) {
    return { part, state: 'missing', message: `RPC_URL: ${(error as Error).message}` };
  }
}

function payments({ chain: { rpcUrl, usdcAddress, name, confirmations } }: Config): Finding {
  const part = 'payments';
  if (!rpcUrl) return { part, state: 'missing', message: 'RPC_URL is not set: no session can be booked' };
  const token = usdcAddress ?? chains[name].usdcAddress;
  return { part, state: 'ok', message: `USDC at ${token} on ${name}, ${confirmations} confirmations` };
}

function operator({ adminToken }: Config): Finding {
  const part = 'operator';
  if (!adminToken) {
    return {
      part,
      state: 'missing',
      message: 'ADMIN_TOKEN is not set: the operator’s routes are off; use the commands instead',
    };
  }
  const advice =
    adminToken.length < 16 ? '; it is too short to be safe: `openssl rand -hex 32` prints a better one' : '';
  return { part, state: 'ok', message: `ADMIN_TOKEN opens the operator’s routes${advice}` };
}

/** Which model has which role, and whether the configured models answer. */
async function language(config: Config): Promise<Finding> {
  const part = 'language';
  const { openAi, ollama } = config.models;
  if (!openAi && !ollama)
    return { part, state: 'ok', message: 'no model is configured: the offline writer answers' };
  const { guide, local, embeddings } = openModels(config, { logger: createLogger('silent') }).summary;
  const roles = `guide ${guide}, local ${local}, embeddings ${embeddings}`;
  const problems = [
    openAi &&
      (await problemWith('OpenAI', `${openAi.baseUrl ?? openAiBaseUrl}/models`, {
        authorization: `Bearer ${openAi.apiKey}`,
      })),
    ollama && (await problemWithOllama(ollama)),
  ].filter((problem) => problem !== undefined);
  if (problems.length === 0) return { part, state: 'ok', message: roles };
  return {
    part,
    state: 'missing',
    message: `${roles}; ${problems.join('; ')}: the offline writer answers instead`,
  };
}

async function pictures(config: Config): Promise<Finding> {
  const part = 'pictures';
  const { provider } = config.images;
  const message = openModels(config, { logger: createLogger('silent') }).summary.pictures;
  if (provider.kind !== 'comfyui') return { part, state: 'ok', message };
  const problem = await problemWith('ComfyUI', `${provider.url.replace(/\/+$/, '')}/system_stats`);
  return problem === undefined
    ? { part, state: 'ok', message }
    : { part, state: 'missing', message: `${message}; ${problem}` };
}

async function problemWithOllama({
  host,
  model,
  embeddingModel,
}: NonNullable<Config['models']['ollama']>): Promise<string | undefined> {
  const wanted = embeddingModel === undefined ? [model] : [model, embeddingModel];
  try {
    const missing = await missingOllamaModels(host, wanted, AbortSignal.timeout(answerMs));
    if (missing.length === 0) return undefined;
    return `Ollama has no ${missing.join(' and no ')} (${missing.map((one) => `ollama pull ${one}`).join(', ')})`;
  } catch (error) {
    return `Ollama does not answer (${codeOf(error)})`;
  }
}

async function problemWith(
  server: string,
  url: string,
  given: Record<string, string> = {},
): Promise<string | undefined> {
  try {
    const { address, headers } = withBasicAuth(url, given);
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(answerMs) });
    await response.body?.cancel();
    if (response.ok) return undefined;
    if (response.status === 401 || response.status === 403) return `${server} refuses the key`;
    return `${server} answers ${response.status}`;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `${server} does not answer (${codeOf(cause)})`;
  }
}

/** The kind of an error. Its message is not printed, since it may contain a password. */
function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown';
}
