import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Measures every request by method, route and status. The route is the pattern, because the URL itself contains ids. */
  readonly timeRequests: RequestHandler;
  countCareHit(where: string): void;
  countPrime(): void;
  countWithheldStory(reason: string): void;
  countTask(kind: string, outcome: 'done' | 'retried' | 'failed' | 'gone', seconds: number): void;
  /** One call to a model. */
  countModelCall(call: {
    provider: string;
    model: string;
    task: string;
    outcome: string;
    seconds: number;
    inputTokens: number;
    outputTokens: number;
  }): void;
  /** Counts one answer of a language task by its source: a model's role, or `offline`. */
  countAnswer(task: string, source: string): void;
  /** Adds the gauge of a provider's breaker, as closed. */
  watchBreaker(provider: string): void;
  setBreaker(provider: string, state: 'closed' | 'open' | 'half-open'): void;
}

export interface MetricsOptions {
  /** Tasks by kind and state; called each time the metrics are read. */
  countTasks(): Promise<{ kind: string; state: string; count: number }[]>;
  /** Jobs by state; called each time the metrics are read. */
  countJobs(): Promise<Record<string, number>>;
}

export function createMetrics({ countTasks, countJobs }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of a request, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const careHits = new Counter({
    name: 'practice_care_hits_total',
    help: 'Texts in which the care screen found signs of acute danger, by the place where they were submitted.',
    labelNames: ['where'],
    registers,
  });
  const primes = new Counter({ name: 'practice_primes_total', help: 'Saved primes.', registers });
  const withheld = new Counter({
    name: 'practice_stories_withheld_total',
    help: 'Primes without a story, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const tasks = new Histogram({
    name: 'practice_task_duration_seconds',
    help: 'Duration of a task run, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  });
  const modelCalls = new Histogram({
    name: 'practice_model_call_duration_seconds',
    help: 'Duration of a call to a model with its retries, by provider, model, task and outcome.',
    labelNames: ['provider', 'model', 'task', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120, 240],
    registers,
  });
  const tokens = new Counter({
    name: 'practice_model_tokens_total',
    help: 'Tokens of models, by direction.',
    labelNames: ['provider', 'model', 'task', 'direction'],
    registers,
  });
  const answers = new Counter({
    name: 'practice_answers_total',
    help: 'Uses of language by task and source of the answer; offline without a model.',
    labelNames: ['task', 'source'],
    registers,
  });
  const breakers = new Gauge({
    name: 'practice_model_breaker_open',
    help: 'State of a circuit breaker: 1 open, 0.5 half-open, 0 closed.',
    labelNames: ['provider'],
    registers,
  });
  const breakerChanges = new Counter({
    name: 'practice_model_breaker_changes_total',
    help: 'State changes of a circuit breaker, by new state.',
    labelNames: ['provider', 'state'],
    registers,
  });
  new Gauge({
    name: 'practice_tasks',
    help: 'Tasks by kind and state; failed ones have used all their retries.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state, count } of await countTasks()) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'practice_jobs',
    help: 'Jobs in the queue by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await countJobs())) this.set({ state }, count);
    },
  });

  return {
    registry,
    timeRequests(request, response, next) {
      const stop = requests.startTimer({ method: request.method });
      response.once('finish', () => {
        stop({ route: response.locals.route ?? 'other', status: String(response.statusCode) });
      });
      next();
    },
    countCareHit: (where) => careHits.inc({ where }),
    countPrime: () => primes.inc(),
    countWithheldStory: (reason) => withheld.inc({ reason }),
    countTask: (kind, outcome, seconds) => tasks.observe({ kind, outcome }, seconds),
    countModelCall({ provider, model, task, outcome, seconds, inputTokens, outputTokens }) {
      modelCalls.observe({ provider, model, task, outcome }, seconds);
      if (inputTokens > 0) tokens.inc({ provider, model, task, direction: 'input' }, inputTokens);
      if (outputTokens > 0) tokens.inc({ provider, model, task, direction: 'output' }, outputTokens);
    },
    countAnswer: (task, source) => answers.inc({ task, source }),
    watchBreaker: (provider) => breakers.set({ provider }, 0),
    setBreaker(provider, state) {
      breakers.set({ provider }, { closed: 0, 'half-open': 0.5, open: 1 }[state]);
      breakerChanges.inc({ provider, state });
    },
  };
}
