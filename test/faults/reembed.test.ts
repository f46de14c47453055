import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recalled } from '#memory/recall/recalled.ts';
import { createMemory, type MemoryService } from '#memory/service.ts';
import { ProviderError } from '#src/core/provider-error.ts';
import { readWriting } from '#src/language/reader.ts';
import type { Embedder } from '#src/models/embeddings.ts';
import { type MemoryBench, openMemoryBench } from '../memory/support/memory-bench.ts';
import { rightAnswer, startScholar } from '../models/support/scholar.ts';
import { startTap, type Tap } from '../models/support/tap.ts';
import type { TokenHolder } from '../support/api-client.ts';
import { cleanUpFile, freshDataDir } from '../support/data-dir.ts';
import { writePrime } from '../support/people.ts';
import { runCommand, type ServiceProcess, startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

afterAll(cleanUpFile);

const subjects = ['ocean', 'bakery', 'piano', 'orchard'] as const;
type Subject = (typeof subjects)[number];

/** A text on one subject, of one passage, that shares no word of its subject with the others. */
const about: Record<Subject, string> = {
  ocean:
    'The ocean was grey. I stood by the ocean until my feet were cold and the ocean had taken my tracks.',
  bakery:
    'At the bakery they knew me. The bakery smelled of rye, and I bought two loaves at the bakery window.',
  piano:
    'My father plays the piano no more. I dusted the piano and sat at the piano with my hands in my lap.',
  orchard:
    'We walked through the orchard. The orchard had no fruit left, and the orchard gate would not close.',
};

/** A model that knows four subjects, each a direction; another `turn` is another model, whose directions are others. */
function createSubjectModel(model: string, turn: number): Embedder & { down: boolean; texts: string[] } {
  const embedder = {
    model,
    down: false,
    texts: [] as string[],
    async embed(texts: readonly string[]) {
      if (embedder.down) throw new ProviderError('subjects', 'unavailable');
      embedder.texts.push(...texts);
      return texts.map((text) => {
        const vector = new Array<number>(768).fill(0);
        const at = subjects.findIndex((subject) => text.toLowerCase().includes(subject));
        vector[at === -1 ? 767 : (at + turn) % subjects.length] = 1;
        return vector;
      });
    },
  };
  return embedder;
}

describe('after a change of the embedding model', () => {
  const old = createSubjectModel('subjects-1', 0);
  // What was the ocean's direction is the bakery's now: comparing the two would find the wrong page.
  const present = createSubjectModel('subjects-2', 1);
  let bench: MemoryBench;
  let memory: MemoryService;
  let writer: string;

  const opened = (embedder: Embedder) =>
    createMemory({
      database: bench.database,
      clock: () => bench.now,
      read: async (text) => readWriting(text),
      embedder,
      parseAvoidedSubjects: () => [],
      dequeue: async () => undefined,
    });
  const quoteOf = (hit: Recalled) => (hit.kind === 'passage' ? hit.passage.quote : '');
  const passagesOn = async (subject: Subject, retrievers: ('fullText' | 'passageVectors')[]) =>
    (await memory.recall(writer, { query: subject, kinds: ['passage'], retrievers, limit: 10 })).map(quoteOf);
  const models = async (table: 'memory_passages' | 'memory_entries') => {
    const rows = await bench.database
      .selectFrom(table)
      .select('embedding_model')
      .where('person_id', '=', writer)
      .where('embedding', 'is not', null)
      .distinct()
      .execute();
    return rows.map(({ embedding_model }) => embedding_model).sort();
  };

  beforeAll(async () => {
    bench = await openMemoryBench({ embedder: old });
    writer = await bench.newWriter();
    for (const subject of subjects) await bench.live(writer, { writing: about[subject] });
    expect(await models('memory_passages')).toEqual([old.model]);
    expect(await models('memory_entries')).toEqual([old.model]);
    memory = opened(present);
  });

  it('recall goes by words until the rows are embedded again, and never by the other model’s numbers', async () => {
    for (const subject of subjects) {
      expect(await passagesOn(subject, ['passageVectors'])).toEqual([]);
      expect((await passagesOn(subject, ['fullText', 'passageVectors']))[0]).toContain(subject);
    }
  });

  it('what is written meanwhile is embedded by the present model, and the rest left as it is', async () => {
    bench.now = new Date(bench.now.getTime() + 60_000);
    const writing = 'The ocean again, and a letter from the ocean side of town, wet from the ocean air.';
    const id = await bench.keep(writer, { writing });
    await memory.learner.learn({ kind: 'memory-learn', subjectId: id, personId: writer } as never);
    expect(await models('memory_passages')).toEqual([old.model, present.model]);
    expect(await passagesOn('ocean', ['passageVectors'])).toEqual([writing]);
    for (const subject of subjects)
      expect((await passagesOn(subject, ['fullText', 'passageVectors']))[0]).toContain(subject);
  });

  it('a reembedding that breaks off leaves what is found as it was, and goes on when it is run again', async () => {
    present.down = true;
    await expect(memory.learner.reembed(writer)).rejects.toThrow(ProviderError);
    for (const subject of subjects)
      expect((await passagesOn(subject, ['fullText', 'passageVectors']))[0]).toContain(subject);
    present.down = false;
    expect(await memory.learner.writersToReembed()).toEqual([writer]);
    const { passages, entries } = await memory.learner.reembed(writer);
    expect(passages).toBe(subjects.length);
    expect(entries).toBeGreaterThan(0);
    expect(await memory.learner.writersToReembed()).toEqual([]);
    expect(await memory.learner.reembed(writer)).toEqual({ entries: 0, passages: 0 });
  });

  it('recall then goes by meaning over everything', async () => {
    expect(await models('memory_passages')).toEqual([present.model]);
    expect(await models('memory_entries')).toEqual([present.model]);
    for (const subject of subjects)
      expect((await passagesOn(subject, ['passageVectors']))[0]).toContain(subject);
  });
});

describe('while the embedding model cannot be had', () => {
  it('primes are learned, found by their words, and embedded by it once it is back', async () => {
    const embedder = createSubjectModel('subjects-1', 0);
    const bench = await openMemoryBench({ embedder });
    const writer = await bench.newWriter();
    embedder.down = true;
    for (const subject of ['ocean', 'piano'] as const) await bench.live(writer, { writing: about[subject] });
    const recall = (retrievers: ('fullText' | 'passageVectors')[]) =>
      bench.memory.recall(writer, { query: 'piano', kinds: ['passage'], retrievers, limit: 10 });
    expect(await recall(['passageVectors'])).toEqual([]);
    expect(await recall(['fullText', 'passageVectors'])).toHaveLength(1);
    const fathers = { q: 'my father', page: 1, pageSize: 10 };
    expect((await bench.memory.entries(writer, fathers)).entries[0]).toMatchObject({ content: 'my father' });

    embedder.down = false;
    expect(await recall(['passageVectors'])).toEqual([]);
    await bench.live(writer, { writing: about.orchard });
    const [best] = await recall(['passageVectors']);
    expect(best).toMatchObject({ kind: 'passage', passage: { quote: about.piano } });
    expect(await bench.memory.learner.writersToReembed()).toEqual([]);
  });
});

describe('practice memory reembed beside a running service', () => {
  /** Themes that are entries from their first prime on. */
  const named: Record<Subject, string> = {
    ocean: 'loneliness',
    bakery: 'friendship',
    piano: 'grief',
    orchard: 'jealousy',
  };
  const models = { before: 'nomic-embed-text', after: 'mxbai-embed-large' };
  let tap: Tap;
  let dataDir: string;
  let service: ServiceProcess;
  let writer: TokenHolder;

  const environment = (model: string) => ({
    DATA_DIR: dataDir,
    OLLAMA_HOST: tap.url,
    OLLAMA_MODEL: 'local-model',
    OLLAMA_EMBEDDING_MODEL: model,
  });
  const embedded = () =>
    tap.calls
      .filter(({ path }) => path === '/api/embed')
      .map(({ body }) => (JSON.parse(body) as { model: string }).model);
  const find = async (subject: Subject) => {
    const { status, body } = await writer.get(`/agents/agi/memory/entries?q=${named[subject]}`);
    return { status, found: body.entries?.map(({ content }: { content: string }) => content) };
  };

  beforeAll(async () => {
    const scholar = await startScholar((asked) => {
      const subject = subjects.find((one) => asked.user.includes(one));
      if (asked.task !== 'read-writing' || !subject) return rightAnswer(asked);
      const themes = [{ name: named[subject], weight: 0.8, quotes: [subject] }];
      return { ...(rightAnswer(asked) as object), themes };
    });
    tap = await startTap(scholar.mock.url);
    dataDir = await freshDataDir();
    // A client of the operator: no stories are told and painted beside what this is about.
    const issued = await runCommand(['token', 'issue', '--name', 'reembedding'], { DATA_DIR: dataDir });
    const [token] = /^[\w-]{40,}$/m.exec(issued.stdout) ?? [];
    service = await startProcess(environment(models.before));
    writer = (await service.client()).as(token!);
    for (const subject of subjects) await writePrime(writer, about[subject]);
    await waitFor('the primes to be learned', async () => {
      const { body } = await writer.get('/agents/agi/memory');
      return body.learning.waiting === 0;
    });
  });

  it('moves the memory of all writers to the other model, while recall answers all along', {
    timeout: 120_000,
  }, async () => {
    expect(new Set(embedded())).toEqual(new Set([models.before]));
    await service.kill('SIGTERM');
    tap.calls.length = 0;
    service = await startProcess(environment(models.after));
    writer = (await service.client()).as(writer.token);

    expect((await find('ocean')).found).toContain(named.ocean);
    // Slow enough to be looked at while it works.
    tap.decide = ({ path }) => (path === '/api/embed' ? { kind: 'silence', ms: 150 } : undefined);
    let hasEnded = false;
    const command = runCommand(['memory', 'reembed'], environment(models.after)).finally(() => {
      hasEnded = true;
    });
    let looks = 0;
    for (; !hasEnded; looks++) {
      const subject = subjects[looks % subjects.length]!;
      const { status, found } = await find(subject);
      expect([status, found]).toEqual([200, expect.arrayContaining([named[subject]])]);
    }
    const { code, stdout, stderr } = await command;
    expect([code, stderr]).toEqual([0, expect.stringContaining('1/1 writers')]);
    expect(stdout).toMatch(/^[1-9]\d* entries and 4 passages embedded\.\n$/);
    expect(looks).toBeGreaterThan(2);
    expect(new Set(embedded())).toEqual(new Set([models.after]));

    for (const subject of subjects) expect((await find(subject)).found).toContain(named[subject]);
    const again = await runCommand(['memory', 'reembed'], environment(models.after));
    expect(again.stdout).toBe('0 entries and 0 passages embedded.\n');
  });
});
