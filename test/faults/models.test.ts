import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#src/core/random.ts';
import { startScholar } from '../models/support/scholar.ts';
import { type Fault, startTap, type Tap } from '../models/support/tap.ts';
import type { SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { isWhole } from '../support/people.ts';
import { type ServiceProcess, startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

afterAll(cleanUpFile);

/** `CAMPAIGN_WRITES=500 CAMPAIGN_STORIES=50 CAMPAIGN_SILENCE_MS=20000` for the long one. */
const size = {
  writes: Number(process.env.CAMPAIGN_WRITES ?? 60),
  stories: Number(process.env.CAMPAIGN_STORIES ?? 6),
  silenceMs: Number(process.env.CAMPAIGN_SILENCE_MS ?? 9_000),
};
const writersAtOnce = 6;
/** A write asks one model, which has 8 s; the rest is the service's own work on a busy machine. */
const maxAnswerMs = 8_000 + 8_000;

const recallsAWriter = 5;
/** The question's embedding has 5 s; then its words have to do. */
const maxRecallMs = 5_000 + 8_000;

const random = createRandom('faults');

/** 30 % of the calls fail, each in one of five ways. */
function thirtyPercent(): Fault | undefined {
  const dice = random.next();
  if (dice < 0.09) return { kind: 'status', status: 500 };
  if (dice < 0.15) return { kind: 'status', status: 429, headers: { 'retry-after': '1' } };
  if (dice < 0.21) return { kind: 'malformed' };
  if (dice < 0.27) return { kind: 'cut' };
  return dice < 0.3 ? { kind: 'silence', ms: size.silenceMs } : undefined;
}

const things = [
  'the jar',
  'the gate',
  'a letter',
  'the boat',
  'my coat',
  'the radio',
  'an apple',
  'the stairs',
];
const writingOf = (at: number) =>
  `I thought of ${things[at % things.length]} again this morning, number ${at}. It stood there and I let it stand. ` +
  'The rain came and went, the kettle boiled twice, and I did not answer the phone. Then it was noon already.';

interface Written {
  isPrime: boolean;
  writingId: string | undefined;
  feedback: string | undefined;
  ms: number;
  status: number;
}

async function write(writer: SignedIn, at: number, isPrime: boolean): Promise<Written> {
  const began = performance.now();
  const { status, body } = await writer.post('/swift/v2/write', {
    writing: writingOf(at),
    duration_seconds: isPrime ? 480 : 90,
    new_line_count: 0,
  });
  return {
    isPrime,
    writingId: body.writing_id,
    feedback: body.feedback,
    ms: performance.now() - began,
    status,
  };
}

/** Writers work through the numbers from 0 beside each other. */
async function writeMany(writers: readonly SignedIn[], count: number, isPrime: (at: number) => boolean) {
  let next = 0;
  const written = await Promise.all(
    writers.map(async (writer) => {
      const own: Written[] = [];
      while (next < count) {
        const at = next++;
        own.push(await write(writer, at, isPrime(at)));
      }
      return own;
    }),
  );
  return written.flat();
}

/** Asks memory, which embeds the question, one time after the other. */
async function recall(writer: SignedIn, times: number): Promise<{ status: number; ms: number }[]> {
  const answers: { status: number; ms: number }[] = [];
  for (let nth = 0; nth < times; nth++) {
    const began = performance.now();
    const { status } = await writer.get(`/agents/agi/memory/entries?q=${encodeURIComponent(things[nth]!)}`);
    answers.push({ status, ms: performance.now() - began });
  }
  return answers;
}

async function metricOf(service: ServiceProcess, pattern: RegExp): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  let sum = 0;
  for (const line of text.split('\n')) if (pattern.test(line)) sum += Number(line.split(' ').at(-1));
  return sum;
}

describe(`${size.writes} writes and ${size.stories} stories on models that fail in 30 % of the calls`, () => {
  let tap: Tap;
  let service: ServiceProcess;
  let writers: SignedIn[];

  beforeAll(async () => {
    const scholar = await startScholar();
    tap = await startTap(scholar.mock.url);
    service = await startProcess({
      ...scholar.openAi,
      OPENAI_BASE_URL: `${tap.url}/v1`,
      OPENAI_IMAGE_MODEL: 'picture-model',
      OPENAI_EMBEDDING_MODEL: 'text-embedding-3-small',
      ...scholar.ollama,
      OLLAMA_HOST: tap.url,
      OLLAMA_CONCURRENCY: '8',
      IMAGE_FALLBACK: 'offline',
    });
    const api = await service.client();
    writers = await Promise.all(Array.from({ length: writersAtOnce }, () => api.signIn()));
  });

  it('are all answered in time, the stories whole, the sources honest', { timeout: 3_600_000 }, async () => {
    tap.decide = thirtyPercent;
    const every = Math.floor(size.writes / size.stories);
    const written = await writeMany(
      writers,
      size.writes,
      (at) => at % every === 0 && at / every < size.stories,
    );
    expect(written).toHaveLength(size.writes);
    expect(written.filter(({ status }) => status !== 200)).toEqual([]);
    const slowest = Math.max(...written.map(({ ms }) => ms));
    expect(slowest).toBeLessThan(maxAnswerMs);

    const feedback = written.flatMap(({ feedback }) => (feedback === undefined ? [] : [feedback]));
    const byModel = feedback.filter((said) => said.startsWith('Model feedback')).length;
    expect(await metricOf(service, /^practice_answers_total\{task="feedback",source="local"\}/)).toBe(
      byModel,
    );
    expect(await metricOf(service, /^practice_answers_total\{task="feedback",source="offline"\}/)).toBe(
      feedback.length - byModel,
    );
    expect(byModel).toBeGreaterThan(feedback.length / 2);

    const recalled = await Promise.all(writers.map((writer) => recall(writer, recallsAWriter)));
    expect(recalled.flat().filter(({ status }) => status !== 200)).toEqual([]);
    const slowestRecall = Math.max(...recalled.flat().map(({ ms }) => ms));
    expect(slowestRecall).toBeLessThan(maxRecallMs);

    const primes = written.filter(({ isPrime }) => isPrime);
    expect(primes).toHaveLength(size.stories);
    const stories = await waitFor(
      'every story to be whole',
      async () => {
        const lists = await Promise.all(
          writers.map(
            async (writer) => (await writer.get('/swift/v2/cuentacuentos/history?limit=500')).body.stories,
          ),
        );
        const told = lists.flat();
        return told.length === primes.length && told.every(isWhole) && told;
      },
      { timeoutMs: 60_000 + size.stories * 20_000, everyMs: 250 },
    );
    for (const { content, guidance_phases } of stories) {
      const words = content.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(400);
      expect(words).toBeLessThanOrEqual(600);
      expect(guidance_phases.length).toBeGreaterThanOrEqual(4);
    }
    const byGuide = stories.filter(({ content }: { content: string }) =>
      content.includes('I keep the ferry'),
    ).length;
    expect(await metricOf(service, /^practice_answers_total\{task="tell-story",source="guide"\}/)).toBe(
      byGuide,
    );
    expect(await metricOf(service, /^practice_tasks\{.*state="failed"/)).toBe(0);
    for (const kind of ['status', 'malformed', 'cut', 'silence'])
      expect(tap.faults.get(kind), kind).toBeGreaterThan(0);

    const sorted = written.map(({ ms }) => ms).sort((a, b) => a - b);
    const faults = [...tap.faults].map(([kind, count]) => `${count} ${kind}`).join(', ');
    process.stderr.write(
      `${written.length} writes, all 200: median ${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms, ` +
        `95 % within ${Math.round(sorted[Math.floor(sorted.length * 0.95)]!)} ms, slowest ${Math.round(slowest)} ms; ` +
        `slowest of ${recalled.flat().length} recalls ${Math.round(slowestRecall)} ms; feedback by the model ${byModel} of ${feedback.length}; stories by the guide ${byGuide} of ${stories.length}, ` +
        `all whole; ${tap.calls.length} calls with faults: ${faults}\n`,
    );
  });

  it('see the breaker open when a provider is gone, and close when it is back', {
    timeout: 120_000,
  }, async () => {
    const opened = /^practice_model_breaker_changes_total\{provider="ollama",state="open"\}/;
    const closed = /^practice_model_breaker_changes_total\{provider="ollama",state="closed"\}/;
    const before = await metricOf(service, closed);
    tap.decide = () => ({ kind: 'status', status: 503 });
    const gone = await writeMany(writers, 30, () => false);
    expect(gone.filter(({ status }) => status !== 200)).toEqual([]);
    expect(gone.filter(({ feedback }) => feedback?.startsWith('Model'))).toEqual([]);
    expect(await metricOf(service, opened)).toBeGreaterThan(0);
    expect(await metricOf(service, /^practice_model_breaker_open\{provider="ollama"\}/)).toBeGreaterThan(0);

    // While the breaker is open, no request waits for the model.
    const asked = tap.calls.length;
    const [quick] = await writeMany(writers.slice(0, 1), 1, () => false);
    expect(quick!.status).toBe(200);
    expect(tap.calls.length - asked).toBeLessThanOrEqual(3);

    tap.decide = () => undefined;
    await waitFor(
      'the model to answer again',
      async () => (await write(writers[0]!, 1, false)).feedback?.startsWith('Model feedback'),
      { timeoutMs: 90_000, everyMs: 250 },
    );
    expect(await metricOf(service, closed)).toBeGreaterThan(before);
    expect(await metricOf(service, /^practice_model_breaker_open\{provider="ollama"\}/)).toBe(0);
  });
});
