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
import { ProviderError, type ProviderFault, toProviderError } from './provider-error.ts';

export type BreakerState = 'closed' | 'open' | 'half-open';

export interface ProviderGuardOptions {
  provider: string;
  /** Calls at once; one of them stays free for what somebody waits for, where there are two or more. */
  concurrency: number;
  onBreaker?(state: BreakerState): void;
  /** How long the open breaker lets no call through: at first, and at most when it opens again and again. */
  restMs?: { first: number; most: number };
}

export interface GuardedCall {
  /** When the answer is due, by `performance.now()`. Retries and waiting for a place count against it. */
  dueAt: number;
  /** Nobody waits for it: it lets the others go first. */
  background: boolean;
  maxRetries?: number;
  /** Gives the call up: nobody wants its answer any more. It says nothing of the provider. */
  signal?: AbortSignal | undefined;
}

export interface ProviderGuard {
  readonly breaker: BreakerState;
  /**
   * Makes a call, again where it failed in passing, and ends at the latest when it is due.
   *
   * @throws ProviderError, or the signal's reason once that is given
   */
  call<T>(work: (signal: AbortSignal) => Promise<T>, call: GuardedCall): Promise<T>;
}

/** A call with less time than this is not begun. */
const minCallMs = 250;
/** A provider that says nothing for this long is down, not merely asked too late. */
const silenceMs = 4_000;
/** However long a provider asks to be left alone, it is tried again after this. */
const maxRestMs = 60_000;
const firstRetryMs = 200;

const passing: ReadonlySet<ProviderFault> = new Set(['unavailable', 'rate_limited', 'connection', 'garbled']);
/** What says that the provider is of no use, as against one request that it did not like. */
const down: ReadonlySet<ProviderFault> = new Set([
  'unavailable',
  'connection',
  'garbled',
  'refused',
  'not_found',
]);

/** Stands between the service and one provider: limits calls at once, retries, and leaves it alone when it is down. */
export function createProviderGuard(options: ProviderGuardOptions): ProviderGuard {
  const { provider, concurrency } = options;
  const lane = new PQueue({ concurrency });
  const backgroundLane = new PQueue({ concurrency: Math.max(1, concurrency - 1) });
  const { first, most } = options.restMs ?? { first: 2_000, most: 60_000 };
  const breaker = circuitBreaker(handleWhen(saysDown), {
    breaker: new CountBreaker({ threshold: 0.5, size: 20, minimumNumberOfCalls: 8 }),
    halfOpenAfter: new DelegateBackoff<{ attempt: number; signal: AbortSignal }>(({ attempt }) =>
      Math.min(most, first * 2 ** (attempt - 1)),
    ),
  });
  breaker.onStateChange(() => options.onBreaker?.(stateOf(breaker.state)));
  /** The provider asked for silence until then. */
  let quietUntil = 0;

  function saysDown(error: unknown): boolean {
    if (!(error instanceof ProviderError)) return false;
    if (error instanceof SilentError)
      return error.waitedMs >= silenceMs || stateOf(breaker.state) !== 'closed';
    return down.has(error.fault);
  }

  /** One call that ends when it is due, even where `work` does not heed its signal. */
  async function once<T>(
    work: (signal: AbortSignal) => Promise<T>,
    { dueAt, signal: given }: GuardedCall,
  ): Promise<T> {
    given?.throwIfAborted();
    const began = performance.now();
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new SilentError(provider, performance.now() - began));
        controller.abort();
      }, dueAt - began);
    });
    const giveUp = () => controller.abort();
    given?.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([work(controller.signal), late, ...(given ? [abandoned(given)] : [])]);
    } catch (error) {
      given?.throwIfAborted();
      const failure = toProviderError(provider, error);
      if (failure.retryAfterMs !== undefined) {
        quietUntil = Math.max(quietUntil, performance.now() + Math.min(failure.retryAfterMs, maxRestMs));
      }
      throw failure;
    } finally {
      clearTimeout(timer);
      given?.removeEventListener('abort', giveUp);
    }
  }

  async function attempt<T>(work: (signal: AbortSignal) => Promise<T>, call: GuardedCall): Promise<T> {
    const { dueAt, background } = call;
    const quietMs = quietUntil - performance.now();
    if (quietMs > 0) {
      if (performance.now() + quietMs + minCallMs > dueAt) throw new ProviderError(provider, 'resting');
      await sleep(quietMs + Math.random() * firstRetryMs, undefined, { signal: call.signal });
    }
    const through = async (): Promise<T> => {
      // While one call tries whether the provider is back, the breaker would have the others wait for its end.
      if (breaker.state === CircuitState.HalfOpen) throw new ProviderError(provider, 'resting');
      if (dueAt - performance.now() < minCallMs) throw new ProviderError(provider, 'busy');
      return breaker.execute(() => once(work, call));
    };
    const patienceMs = Math.max(0, dueAt - minCallMs - performance.now());
    const signal = AbortSignal.timeout(Math.ceil(patienceMs));
    let begun = false;
    const inLane = () =>
      lane.add(
        () => {
          begun = true;
          return through();
        },
        // Once it has begun, its own time limit ends it.
        { priority: background ? 0 : 1 },
      );
    const placed = background ? backgroundLane.add(() => (signal.aborted ? busy() : inLane())) : inLane();
    const neverBegun = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => !begun && reject(new ProviderError(provider, 'busy')), {
        once: true,
      });
    });
    placed.catch(() => undefined);
    const ends = [placed, neverBegun, ...(call.signal ? [abandoned(call.signal)] : [])];
    return Promise.race(ends).catch((error: unknown) => {
      throw error instanceof BrokenCircuitError ? new ProviderError(provider, 'resting') : error;
    });
  }

  function busy(): never {
    throw new ProviderError(provider, 'busy');
  }

  return {
    get breaker() {
      return stateOf(breaker.state);
    },

    async call(work, call) {
      let delayMs = 0;
      let retries = 0;
      const worthRetrying = (error: unknown) => {
        if (!(error instanceof ProviderError) || !passing.has(error.fault)) return false;
        // Full jitter, so that calls that failed together do not come back together.
        delayMs = error.retryAfterMs ?? Math.random() * firstRetryMs * 2 ** retries++;
        return performance.now() + delayMs + minCallMs < call.dueAt;
      };
      const policy = retry(handleWhen(worthRetrying), {
        maxAttempts: call.maxRetries ?? 2,
        backoff: new DelegateBackoff<IRetryBackoffContext<unknown>>(() => delayMs),
      });
      return policy.execute(() => attempt(work, call));
    },
  };
}

/** Rejects when the signal is given, with its reason. */
function abandoned(signal: AbortSignal): Promise<never> {
  const given = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  given.catch(() => undefined);
  return given;
}

class SilentError extends ProviderError {
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
