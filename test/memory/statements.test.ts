import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResearch } from '#memory/research/service.ts';
import { countStatements } from '../support/count-statements.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { type MemoryBench, openMemoryBench } from './support/memory-bench.ts';

afterAll(cleanUpFile);

const subjects = ['cello', 'garden', 'harbour', 'bakery', 'bicycle', 'greenhouse'];

/** Statements of one call for a short journal and for a long one, which finds more. */
describe('the number of SQL statements', () => {
  let bench: MemoryBench;
  let short: string;
  let long: string;

  async function newJournal(primes: number): Promise<string> {
    const writer = await bench.newWriter();
    for (let index = 0; index < primes; index++) {
      const subject = subjects[index % subjects.length];
      await bench.keep(writer, {
        writing: `My sister rang about the ${subject}. I love the ${subject}. Anyway, the ${subject} can wait, day ${index}.`,
      });
    }
    await bench.memory.learner.rebuild(writer, () => undefined);
    return writer;
  }

  /** Counts a call for both writers, and how much it finds for each. */
  async function compare(call: (writer: string) => Promise<{ length: number }>) {
    let found = 0;
    const measure = async (writer: string) => {
      const statements = await countStatements(async () => {
        found = (await call(writer)).length;
      });
      return { statements, found };
    };
    return { few: await measure(short), many: await measure(long) };
  }

  beforeAll(async () => {
    bench = await openMemoryBench();
    short = await newJournal(2);
    long = await newJournal(18);
  });

  it('of recall is 9, however many hits there are', async () => {
    const { few, many } = await compare((writer) =>
      bench.memory.recall(writer, { query: 'my sister and the garden', limit: 50 }),
    );
    expect(many.found).toBeGreaterThan(2 * few.found);
    expect([few.statements, many.statements]).toEqual([9, 9]);
  });

  it('of a page of entries is the same for 1 entry and for 20', async () => {
    const pageOf = (pageSize: number) => async (writer: string) =>
      (await bench.memory.entries(writer, { q: 'my sister', page: 1, pageSize })).entries;
    const one = await compare(pageOf(1));
    const all = await compare(pageOf(20));
    expect(all.many.found).toBeGreaterThan(one.many.found);
    expect(all.many.statements).toBe(one.many.statements);
  });

  it('of an export with all evidence does not depend on the entries', async () => {
    const { few, many } = await compare((writer) => bench.memory.export(writer));
    expect(many.found).toBeGreaterThan(few.found);
    expect(many.statements).toBe(few.statements);
  });

  it('of a research export does not depend on the writers', async () => {
    const research = createResearch({ database: bench.database, clock: () => bench.now });
    const researcher = await research.authenticate(`Bearer ${await research.issueToken('statements')}`);
    const read = async () => {
      let lines = 0;
      const statements = await countStatements(async () => {
        lines = (await research.export(researcher)).length;
      });
      return { lines, statements };
    };
    await research.setConsent(short, 'quotes');
    const one = await read();
    await research.setConsent(long, 'quotes');
    const both = await read();
    expect(both.lines).toBeGreaterThan(one.lines);
    expect(both.statements).toBe(one.statements);
  });
});
