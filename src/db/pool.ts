import pg from 'pg';

/** Where the database is: a server of its own, or the embedded one's socket. */
export type DatabaseAddress = { url: string } | { socketFolder: string };

export interface PoolOptions {
  address: DatabaseAddress;
  /** Most connections at once. */
  max: number;
  /** Schemas in which unqualified names are looked for. The embedded database has one path for all connections. */
  searchPath: readonly string[];
}

/** How `pg` reaches a database. A server takes the settings for the connection; the embedded one has its own for all. */
export function connectionTo(
  address: DatabaseAddress,
  settings: Readonly<Record<string, string | number>>,
): pg.ClientConfig {
  if ('socketFolder' in address) {
    return { host: address.socketFolder, port: 5432, user: 'postgres', database: 'postgres' };
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return { connectionString: address.url, options: options.join(' ') };
}

const int8 = 20;
const date = 1082;

/** A pool whose `bigint` comes as a number and whose `date` stays a `YYYY-MM-DD` string. */
export function createPool({ address, max, searchPath }: PoolOptions): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(date, (value: string) => value);
  const settings = { search_path: searchPath.join(','), TimeZone: 'UTC' };
  const pool = new pg.Pool({
    ...connectionTo(address, settings),
    max,
    types,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks is replaced at its next use; the query that meets the outage reports it.
  pool.on('error', () => undefined);
  // One that breaks while it is taken but asks nothing would otherwise end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
]);

/** True for an error that says the database could not be reached or is going down, and nothing of the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string') {
    // Class 08: connection exceptions; 57P: shutdown; 53300: too many connections; 25P03: idle transaction ended.
    return connectionErrors.has(code) || /^(08|57P|53300|25P03)/.test(code);
  }
  return /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end/.test(
    error.message,
  );
}

/** True when a statement refers to a row that is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23503';
}

/** True when a statement would make a second of what there may be one of. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23505';
}
