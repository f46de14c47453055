import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../core/errors.ts';

/** Limits calls per key. Keys are stored as hashes, so that the counts reveal no address and no wallet. */
export interface RateLimiter {
  /** @throws AppError `rate_limited`, with the time until the next call, once the key's calls are used up. */
  consume(key: string): Promise<void>;
}

export interface RateLimiterOptions {
  /** Separates the keys of different limits. */
  name: string;
  calls: number;
  withinSeconds: number;
  /** Counts are stored in the database, so that all processes share them. */
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
