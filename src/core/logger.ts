import { type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/**
 * Creates a logger that writes JSON lines to standard output. Logs never contain writings, tokens or signatures. An error
 * is reduced to its type, code and stack frames, because the message of a database driver may quote a value.
 */
export function createLogger(level: LogLevel): Logger {
  return pino({ level, serializers: { err: describeError, error: describeError } });
}

interface DescribedError {
  type: string;
  code?: string;
  frames: string[];
  cause?: DescribedError;
}

/** Returns the parts of an error that may be logged. The message is never among them. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    frames,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
