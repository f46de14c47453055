import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderError, type ProviderErrorKind } from '#src/core/provider-error.ts';
import { type BreakerState, createProviderGuard } from '#src/core/provider-guard.ts';

const inMs = (ms: number) => performance.now() + ms;

function guardOf({ concurrency = 4, firstOpenMs = 60, retries = 0 } = {}) {
  const states: BreakerState[] = [];
  const guard = createProviderGuard({
    provider: 'test',
    concurrency,
    onBreaker: (state) => states.push(state),
    openMs: { initial: firstOpenMs, max: 1_000 },
  });
  const call = <T>(work: (signal: AbortSignal) => Promise<T>, { ms = 2_000, background = false } = {}) =>
    guard.call(work, { dueAt: inMs(ms), background, maxRetries: retries });
  return { guard, states, call };
}

const failing = (kind: ProviderErrorKind) => async () => {
  throw new ProviderError('test', kind);
};
const kindOf = async (call: Promise<unknown>) =>
  ((await call.catch((error: unknown) => error)) as ProviderError).kind;

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < count; n++) await work().catch(() => undefined);
}

describe('the circuit breaker', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

  it('opens when more than half of the last calls failed, makes no call while open, and closes on a success', async () => {
    const { guard, states, call } = guardOf();
    await times(4, () => call(async () => 'fine'));
    await times(5, () => call(failing('unavailable')));
    expect(guard.breaker).toBe('open');
    let asked = 0;
    expect(await kindOf(call(async () => asked++))).toBe('circuit_open');
    expect(asked).toBe(0);
    later(70);
    expect(await call(async () => 'back')).toBe('back');
    expect(states).toEqual(['open', 'half-open', 'closed']);
  });

  it('stays open twice as long when the test call fails', async () => {
    const { call } = guardOf();
    await times(8, () => call(failing('connection')));
    later(70);
    expect(await kindOf(call(failing('connection')))).toBe('connection');
    later(70);
    expect(await kindOf(call(async () => 'too early'))).toBe('circuit_open');
    later(70);
    expect(await call(async () => 'back')).toBe('back');
  });

  it('makes one test call, for which other calls do not wait', async () => {
    const { call } = guardOf();
    await times(8, () => call(failing('unavailable')));
    later(70);
    let finish = (_value: string) => {};
    const trial = call(() => new Promise<string>((resolve) => (finish = resolve)));
    await Promise.resolve();
    const began = performance.now();
    expect(await kindOf(call(async () => 'another'))).toBe('circuit_open');
    expect(performance.now() - began).toBeLessThan(50);
    finish('back');
    expect(await trial).toBe('back');
    expect(await call(async () => 'another')).toBe('another');
  });

  it.each(['bad_request', 'rate_limited', 'truncated'] as const)('does not count %s', async (kind) => {
    const { guard, call } = guardOf();
    await times(20, () => call(failing(kind)));
    expect(guard.breaker).toBe('closed');
  });

  it('does not count a time-out of a call that had little time', async () => {
    const { guard, call } = guardOf();
    await times(9, () => call(() => new Promise(() => undefined), { ms: 280 }));
    expect(guard.breaker).toBe('closed');
  });

  it('opens on a rejected key', async () => {
    const { guard, call } = guardOf();
    await times(8, () => call(failing('unauthorized')));
    expect(guard.breaker).toBe('open');
  });
});

describe('the deadline of a call', () => {
  it('ends it even if the work ignores its signal', async () => {
    const { call } = guardOf();
    const began = performance.now();
    let signal: AbortSignal | undefined;
    const stuck = call(
      (given) => {
        signal = given;
        return new Promise(() => undefined);
      },
      { ms: 400 },
    );
    expect(await kindOf(stuck)).toBe('timeout');
    expect(performance.now() - began).toBeLessThan(600);
    expect(signal?.aborted).toBe(true);
  });

  it('is not exceeded by retries', async () => {
    const { call } = guardOf({ retries: 50 });
    const began = performance.now();
    expect(await kindOf(call(failing('unavailable'), { ms: 700 }))).toBe('unavailable');
    expect(performance.now() - began).toBeLessThan(900);
  });

  it('includes the time in the queue', async () => {
    const { call } = guardOf({ concurrency: 1 });
    const long = call(() => sleep(900));
    const began = performance.now();
    expect(await kindOf(call(async () => 'never begun', { ms: 500 }))).toBe('queue_full');
    expect(performance.now() - began).toBeLessThan(600);
    await long;
  });
});

describe('the concurrency limit of a provider', () => {
  it('is never exceeded', async () => {
    const { call } = guardOf({ concurrency: 3 });
    let now = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 12 }, () =>
        call(async () => {
          most = Math.max(most, ++now);
          await sleep(10);
          now--;
        }),
      ),
    );
    expect(most).toBe(3);
  });

  it('keeps a slot free for calls that a caller waits for', async () => {
    const { call } = guardOf({ concurrency: 2 });
    const order: string[] = [];
    const background = Array.from({ length: 4 }, (_, at) =>
      call(
        async () => {
          await sleep(60);
          order.push(`background ${at}`);
        },
        { background: true },
      ),
    );
    await sleep(5);
    await call(async () => void order.push('awaited'));
    expect(order).toEqual(['awaited']);
    await Promise.all(background);
    expect(order).toHaveLength(5);
  });
});

it('hides the message of an error from a client library', async () => {
  const { call } = guardOf();
  const secret = 'sk-secret and my private words';
  const failure = await call(async () => {
    throw new Error(secret, { cause: new TypeError(secret) });
  }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderError);
  expect(failure).toMatchObject({ kind: 'invalid_response' });
  expect((failure as Error).cause).toBeUndefined();
  expect(`${(failure as Error).stack}`).not.toContain('secret');
});
