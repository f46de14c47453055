import type { Redis } from 'ioredis';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../core/errors.ts';

/** Counts calls by key. */
export interface RateLimiter {
  /** @throws AppError `rate_limited`, saying when to come back, once the key's calls are used up. */
  consume(key: string): Promise<void>;
}

export interface RateLimiterOptions {
  /** Keys of different limits are kept apart by this name. */
  name: string;
  calls: number;
  withinSeconds: number;
  store: { kind: 'postgres'; pool: pg.Pool } | { kind: 'redis'; client: Redis };
}

export function createRateLimiter({ name, calls, withinSeconds, store }: RateLimiterOptions): RateLimiter {
  const common = { keyPrefix: name, points: calls, duration: withinSeconds };
  const limiter =
    store.kind === 'redis'
      ? new RateLimiterRedis({ ...common, storeClient: store.client })
      : new RateLimiterPostgres({
          ...common,
          storeClient: store.pool,
          storeType: 'pool',
          tableName: 'request_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
        });
  return {
    async consume(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('rate_limited', 'Too many calls; try again later.', {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
  };
}
