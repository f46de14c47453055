import pg from 'pg';

/** The address of a database server, or of the embedded database's socket. */
export type DatabaseAddress = { url: string } | { socketFolder: string };

export interface PoolOptions {
  address: DatabaseAddress;
  /** Maximum number of connections. */
  max: number;
  /** Schemas for unqualified names. The embedded database has one search path for all connections. */
  searchPath: readonly string[];
}

/** Connection options for `pg`. Only a server accepts settings per connection: the embedded database shares one session. */
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

/** A pool that reads `bigint` as a number and `date` as a `YYYY-MM-DD` string. */
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
  // A broken idle connection is replaced at its next use; the query that fails reports the outage.
  pool.on('error', () => undefined);
  // Without a listener, a checked-out connection that breaks between queries would end the process.
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

/** True for an error that means the database cannot be reached or is shutting down. */
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

/** True when a statement referred to a row that does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23503';
}

/** True when a statement violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23505';
}
