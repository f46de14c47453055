import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { plainWriting, writePrime } from '../support/people.ts';
import { type RunningService, startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

let service: RunningService;
let person: SignedIn;
let other: SignedIn;
let writingIds: string[];

beforeAll(async () => {
  service = await startService();
  person = await service.api.signIn();
  other = await service.api.signIn();
  writingIds = [];
  for (const about of ['the ferry', 'the ferry and the harbour', 'the ferry at night']) {
    writingIds.push((await writePrime(person, plainWriting(about))).writing_id);
  }
  await writePrime(other, plainWriting('the lighthouse'));
  await waitFor('memory to have learned', async () => {
    const { body } = await person.get('/agents/agi/memory');
    return body.learning.waiting === 0;
  });
});
afterAll(cleanUpFile);

describe('memory in time', () => {
  it('tells every prime by its date, and themes that lead to entries, of this writer alone', async () => {
    const { body } = await person.get('/agents/agi/memory/timeline');
    expect(body.primes.map((one: { writing_id: string }) => one.writing_id)).toEqual(writingIds);
    expect(body.unit).toBe('day');
    expect(body.themes.length).toBeGreaterThan(0);
    for (const theme of body.themes) {
      const entry = await person.get(`/agents/agi/memory/entries/${theme.entry_id}`);
      expect(entry.body.content).toBe(theme.content);
      expect((await other.get(`/agents/agi/memory/entries/${theme.entry_id}`)).status).toBe(404);
      const primes = theme.periods.reduce(
        (sum: number, period: { primes: number }) => sum + period.primes,
        0,
      );
      expect(primes).toBeGreaterThan(0);
      expect(primes).toBeLessThanOrEqual(writingIds.length);
    }
  });

  it('lists what is believed with the entries behind it, and what was believed before: nothing', async () => {
    const now = (await person.get('/agents/agi/memory/beliefs')).body;
    const { body: memory } = await person.get('/agents/agi/memory');
    for (const list of ['recurring', 'emerging', 'avoided']) {
      expect(now[list].map((one: { name: string }) => one.name)).toEqual(memory.themes[list]);
      for (const { entry_id: id } of now[list]) {
        if (id !== null) expect((await person.get(`/agents/agi/memory/entries/${id}`)).status).toBe(200);
      }
    }
    expect(now.recurring.length).toBeGreaterThan(0);
    const before = (await person.get('/agents/agi/memory/beliefs?as_of=2020-01-01')).body;
    expect(before).toEqual({ recurring: [], emerging: [], avoided: [] });
  });

  it('shows what rests on one writing, at the very places that the entries quote', async () => {
    const [id] = writingIds;
    const { body: writing } = await person.get(`/swift/v2/writings/${id}`);
    const { body: seen } = await person.get(`/agents/agi/memory/writings/${id}`);
    expect(seen.entries.length).toBeGreaterThan(0);
    for (const { entry_id: entryId, content, places } of seen.entries) {
      const { body: entry } = await person.get(`/agents/agi/memory/entries/${entryId}`);
      expect(entry.content).toBe(content);
      const quotes = entry.evidence
        .filter((piece: { writing_id: string }) => piece.writing_id === id)
        .map((piece: { quote: string }) => piece.quote);
      expect(
        places.map(({ start, end }: { start: number; end: number }) => writing.writing.slice(start, end)),
      ).toEqual(quotes);
    }
  });

  it('keeps a writing and what rests on it from other people', async () => {
    for (const path of [
      `/swift/v2/writings/${writingIds[0]}`,
      `/agents/agi/memory/writings/${writingIds[0]}`,
    ]) {
      expect((await other.get(path)).status).toBe(404);
      expect((await service.api.call('GET', path)).status).toBe(401);
    }
  });
});
