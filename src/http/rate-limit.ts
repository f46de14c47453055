import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../core/errors.ts';

/** Counts calls by key. Keys are kept as hashes: who called whose wallet cannot be read from the counts. */
export interface RateLimiter {
  /** @throws AppError `rate_limited`, saying when to come back, once the key's calls are used up. */
  consume(key: string): Promise<void>;
}

export interface RateLimiterOptions {
  /** Keys of different limits are kept apart by this name. */
  name: string;
  calls: number;
  withinSeconds: number;
  /** Counts are kept in the database, so that every process counts together. */
  pool: pg.Pool;
}

export function createRateLimiter({ name, calls, withinSeconds, pool }: RateLimiterOptions): RateLimiter {
  const limiter = new RateLimiterPostgres({
    keyPrefix: name,
    points: calls,
    duration: withinSeconds,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
  return {
    async consume(key) {
      try {
        await limiter.consume(createHash('sha256').update(key).digest('base64url'));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('rate_limited', 'Too many calls; try again later.', {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
  };
}
