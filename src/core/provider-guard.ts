import { setTimeout as sleep } from 'node:timers/promises';
import {
  BrokenCircuitError,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
} from 'cockatiel';
import PQueue from 'p-queue';
import { ProviderError, type ProviderErrorKind, toProviderError } from './provider-error.ts';

export type BreakerState = 'closed' | 'open' | 'half-open';

export interface ProviderGuardOptions {
  provider: string;
  /** Maximum number of concurrent calls. With 2 or more, background calls leave one slot free for other calls. */
  concurrency: number;
  onBreaker?(state: BreakerState): void;
  /** How long the breaker stays open: the first time, and at most after repeated failures. Default 2 s and 60 s. */
  openMs?: { initial: number; max: number };
}

export interface GuardedCall {
  /** Deadline on the clock of `performance.now()`. Retries and waiting for a slot count against it. */
  dueAt: number;
  /** True when no caller waits for the result. Other calls then go first. */
  background: boolean;
  /** Maximum number of retries. Default 2. */
  maxRetries?: number;
  /** Cancels the call. A cancelled call does not count as a failure of the provider. */
  signal?: AbortSignal | undefined;
}

export interface ProviderGuard {
  readonly breaker: BreakerState;
  /**
   * Makes a call, retries it after a transient failure, and settles at the deadline at the latest.
   *
   * @throws ProviderError, or the signal's reason once it is aborted.
   */
  call<T>(work: (signal: AbortSignal) => Promise<T>, call: GuardedCall): Promise<T>;
}

/** A call is not started if less time than this is left. */
const minCallMs = 250;
/** A timeout after at least this long counts as a failure of the provider. After less, the call had too little time. */
const minSilenceMs = 4_000;
/** The longest pause that a provider can ask for with `Retry-After`. */
const maxPauseMs = 60_000;
const firstRetryMs = 200;

/** Failures after which the same call may succeed. */
const transientKinds: ReadonlySet<ProviderErrorKind> = new Set([
  'unavailable',
  'rate_limited',
  'connection',
  'invalid_response',
]);
/** Failures that count against the provider. Other kinds concern a single request. */
const breakerKinds: ReadonlySet<ProviderErrorKind> = new Set([
  'unavailable',
  'connection',
  'invalid_response',
  'unauthorized',
  'not_found',
]);

/** Guards the calls to one provider: limits concurrency, retries, and stops calling while the provider is down. */
export function createProviderGuard(options: ProviderGuardOptions): ProviderGuard {
  const { provider } = options;
  const breaker = createBreaker(options);
  const slots = createSlots(options);
  /** The provider asked for a pause until this time. */
  let pausedUntil = 0;

  async function attempt<T>(work: (signal: AbortSignal) => Promise<T>, call: GuardedCall): Promise<T> {
    const pauseMs = pausedUntil - performance.now();
    if (pauseMs > 0) {
      if (performance.now() + pauseMs + minCallMs > call.dueAt)
        throw new ProviderError(provider, 'circuit_open');
      await sleep(pauseMs + Math.random() * firstRetryMs, undefined, { signal: call.signal });
    }
    return slots.run(call, async () => {
      // While one call tests whether the provider is back, the breaker would make the others wait for its end.
      if (breaker.state === CircuitState.HalfOpen) throw new ProviderError(provider, 'circuit_open');
      if (call.dueAt - performance.now() < minCallMs) throw new ProviderError(provider, 'queue_full');
      try {
        return await breaker.execute(() => runUntilDeadline(provider, work, call));
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new ProviderError(provider, 'circuit_open');
        if (error instanceof ProviderError && error.retryAfterMs !== undefined) {
          const until = performance.now() + Math.min(error.retryAfterMs, maxPauseMs);
          pausedUntil = Math.max(pausedUntil, until);
        }
        throw error;
      }
    });
  }

  return {
    get breaker() {
      return stateOf(breaker.state);
    },

    async call(work, call) {
      let delayMs = 0;
      let retries = 0;
      const shouldRetry = (error: unknown) => {
        if (!(error instanceof ProviderError) || !transientKinds.has(error.kind)) return false;
        // Full jitter, so that calls that failed together are not retried together.
        delayMs = error.retryAfterMs ?? Math.random() * firstRetryMs * 2 ** retries++;
        return performance.now() + delayMs + minCallMs < call.dueAt;
      };
      const policy = retry(handleWhen(shouldRetry), {
        maxAttempts: call.maxRetries ?? 2,
        backoff: new DelegateBackoff<IRetryBackoffContext<unknown>>(() => delayMs),
      });
      return policy.execute(() => attempt(work, call));
    },
  };
}

/** A breaker that opens when at least 8 calls were made and half of the last 20 of them failed. */
function createBreaker({ openMs = { initial: 2_000, max: 60_000 }, onBreaker }: ProviderGuardOptions) {
  const breaker = circuitBreaker(handleWhen(isProviderDown), {
    breaker: new CountBreaker({ threshold: 0.5, size: 20, minimumNumberOfCalls: 8 }),
    halfOpenAfter: new DelegateBackoff<{ attempt: number; signal: AbortSignal }>(({ attempt }) =>
      Math.min(openMs.max, openMs.initial * 2 ** (attempt - 1)),
    ),
  });
  breaker.onStateChange(() => onBreaker?.(stateOf(breaker.state)));

  function isProviderDown(error: unknown): boolean {
    if (!(error instanceof ProviderError)) return false;
    if (error instanceof TimeoutError)
      return error.waitedMs >= minSilenceMs || breaker.state !== CircuitState.Closed;
    return breakerKinds.has(error.kind);
  }
  return breaker;
}

/** The concurrency limit of a provider. Background calls wait for all others, and never take the last slot of several. */
function createSlots({ provider, concurrency }: ProviderGuardOptions) {
  const all = new PQueue({ concurrency });
  const background = new PQueue({ concurrency: Math.max(1, concurrency - 1) });

  return {
    /** @throws ProviderError `queue_full` when no slot became free in time, or the signal's reason. */
    async run<T>(call: GuardedCall, work: () => Promise<T>): Promise<T> {
      call.signal?.throwIfAborted();
      // Aborts the waiting only: a call that runs has a time limit of its own.
      const waiting = new AbortController();
      const { signal } = waiting;
      const cancel = () => waiting.abort(call.signal?.reason);
      const waitMs = Math.max(0, call.dueAt - minCallMs - performance.now());
      const timer = setTimeout(
        () => waiting.abort(new ProviderError(provider, 'queue_full')),
        Math.ceil(waitMs),
      );
      const stopWaiting = () => {
        clearTimeout(timer);
        call.signal?.removeEventListener('abort', cancel);
      };
      call.signal?.addEventListener('abort', cancel, { once: true });
      const begin = () => {
        stopWaiting();
        return work();
      };
      const takeSlot = () => all.add(begin, { priority: call.background ? 0 : 1, signal });
      try {
        return await (call.background ? background.add(takeSlot, { signal }) : takeSlot());
      } finally {
        stopWaiting();
      }
    },
  };
}

/**
 * Runs one call and settles at its deadline, even where `work` ignores its signal.
 *
 * @throws ProviderError, or the reason of `call.signal` once it is aborted.
 */
async function runUntilDeadline<T>(
  provider: string,
  work: (signal: AbortSignal) => Promise<T>,
  call: GuardedCall,
): Promise<T> {
  call.signal?.throwIfAborted();
  const startedAt = performance.now();
  const controller = new AbortController();
  const { promise: interrupted, reject } = Promise.withResolvers<never>();
  const abort = (reason: unknown) => {
    reject(reason);
    controller.abort();
  };
  const timer = setTimeout(
    () => abort(new TimeoutError(provider, performance.now() - startedAt)),
    call.dueAt - startedAt,
  );
  const cancel = () => abort(call.signal?.reason);
  call.signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await Promise.race([work(controller.signal), interrupted]);
  } catch (error) {
    call.signal?.throwIfAborted();
    throw toProviderError(provider, error);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', cancel);
  }
}

class TimeoutError extends ProviderError {
  readonly waitedMs: number;

  constructor(provider: string, waitedMs: number) {
    super(provider, 'timeout');
    this.waitedMs = waitedMs;
  }
}

function stateOf(state: CircuitState): BreakerState {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'half-open' : 'open';
}
