import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenHolder } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { journal } from '../support/journal.ts';
import { type RunningService, startService } from '../support/service.ts';

let service: RunningService;
/** All that is written has this one moment, unless a test moves it. */
let now = new Date('2026-03-01T12:00:00.000Z');

beforeAll(async () => {
  service = await startService({ work: false, clock: () => now });
});
afterAll(cleanUpFile);

async function write(writer: TokenHolder, word: string): Promise<string> {
  const submission = { writing: journal(word), duration_seconds: 500, new_line_count: 0 };
  const { status, body } = await writer.post('/swift/v2/write', submission);
  expect(status).toBe(200);
  return body.writing_id;
}

async function page(
  writer: TokenHolder,
  query: string,
): Promise<{ ids: string[]; next: string | undefined }> {
  const { status, body } = await writer.get(`/swift/v2/writings${query}`);
  expect(status).toBe(200);
  return { ids: body.writings.map(({ id }: { id: string }) => id), next: body.next_cursor };
}

describe('the history', () => {
  it('is newest first, also within one moment', async () => {
    const writer = await service.issueClient();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await write(writer, `word ${n}`));
    now = new Date(now.getTime() - 60_000);
    const older = await write(writer, 'an older one');
    now = new Date(now.getTime() + 60_000);
    expect((await page(writer, '')).ids).toEqual([...ids.reverse(), older]);
  });

  it('is paged without an entry lost or doubled, while new ones come in at the same moment', async () => {
    const writer = await service.issueClient();
    const written: string[] = [];
    for (let n = 0; n < 23; n++) written.push(await write(writer, `word ${n}`));
    const seen: string[] = [];
    let query = '?limit=4';
    for (;;) {
      const { ids, next } = await page(writer, query);
      seen.push(...ids);
      await write(writer, 'new meanwhile');
      if (next === undefined) break;
      expect(ids).toHaveLength(4);
      query = `?limit=4&before=${encodeURIComponent(next)}`;
    }
    expect(seen).toEqual(written.reverse());
  });

  it('is paged to its end although the entry at a page’s end was erased meanwhile', async () => {
    const writer = await service.issueClient();
    const written: string[] = [];
    for (let n = 0; n < 6; n++) written.push(await write(writer, `word ${n}`));
    const first = await page(writer, '?limit=3');
    await writer.delete(`/swift/v2/writings/${first.ids.at(-1)}`);
    const rest = await page(writer, `?before=${first.next}`);
    expect([...first.ids, ...rest.ids]).toEqual(written.reverse());
    expect(rest.next).toBeUndefined();
  });

  it('says that there is more exactly where there is', async () => {
    const writer = await service.issueClient();
    for (let n = 0; n < 3; n++) await write(writer, `word ${n}`);
    expect((await page(writer, '?limit=3')).next).toBeUndefined();
    expect((await page(writer, '?limit=2')).next).toEqual(expect.any(String));
    expect((await page(writer, '?limit=500')).ids).toHaveLength(3);
  });

  it.each([
    '',
    'x',
    'null',
    'MTIz',
    '%00',
    Buffer.from('1.2.3').toString('base64url'),
    Buffer.from('-1.1').toString('base64url'),
    'A'.repeat(3_000),
  ])('refuses a cursor that it never gave, such as %s', async (cursor) => {
    const writer = await service.issueClient();
    const { status, body } = await writer.get(`/swift/v2/writings?before=${cursor}`);
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: 'before', message: 'must be a next_cursor of this history' }]);
  });

  it.each([
    '999999999999999.1',
    '0.999999999999999',
    '0.0',
    '999999999999999.999999999999999',
    '253402300800000.7',
  ])('takes a cursor of any moment, such as %s, without an error', async (cursor) => {
    const writer = await service.issueClient();
    const { status } = await writer.get(
      `/swift/v2/writings?before=${Buffer.from(cursor).toString('base64url')}`,
    );
    expect([200, 400]).toContain(status);
  });

  it('shows each of two people their own and nothing of the other’s, a cursor of the other’s or not', async () => {
    const [one, other] = [await service.issueClient(), await service.issueClient()];
    for (let n = 0; n < 3; n++) {
      await write(one, 'mine-alone');
      await write(other, 'theirs-alone');
    }
    const { next } = await page(other, '?limit=1');
    for (const query of ['', `?before=${next}`]) {
      const { body } = await one.get(`/swift/v2/writings${query}`);
      expect(JSON.stringify(body)).not.toContain('theirs-alone');
    }
    expect((await page(one, '')).ids).toHaveLength(3);
  });
});
