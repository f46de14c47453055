import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJournal } from '../../src/journal/formats/jsonl.ts';
import type { ApiResponse, SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { connectToEmbedded } from '../support/database.ts';
import { runCommand } from '../support/process.ts';
import { type RunningService, startService } from '../support/service.ts';

type Body = ApiResponse['body'];

let service: RunningService;
let database: ReturnType<typeof connectToEmbedded>;
let writers: SignedIn[];
let token: string;
let otherToken: string;

/** Words of one writer alone, which no list knows. */
const ownWord = (index: number) => `Quillan${'bcdfghk'[index]}or`;

const operations = ['writers', 'memory', 'trajectories', 'export'] as const;

beforeAll(async () => {
  service = await startService({ work: false });
  database = connectToEmbedded(service.dataDir);
  writers = [];
  for (let index = 0; index < 7; index++) {
    const writer = await service.api.signIn();
    writers.push(writer);
    const lines = Array.from({ length: 5 }, (_, day) =>
      JSON.stringify({
        writing: [
          `My mother rang while I was with ${ownWord(index)}, and my mother asked for ${ownWord(index)}.`,
          `${ownWord(index)} laughed. I love the piano. Day ${day} of the thing with ${ownWord(index)}.`,
          index < 2 ? 'We spoke of the divorce, the divorce, and once more of the divorce.' : '',
        ].join(' '),
        duration_seconds: 480 + index,
        created_at: `2026-0${1 + (index % 2)}-${10 + day}T0${index}:00:00Z`,
      }),
    );
    const person = await service.services.personOfWallet(writer.account.address);
    await service.services.journalImport.run(person!, readJournal(Buffer.from(lines.join('\n'))), {
      generate: false,
      onProgress: () => undefined,
    });
  }
  token = await service.services.research.issueToken('sleep');
  otherToken = await service.services.research.issueToken('waking');
});
afterAll(cleanUpFile);

async function consent(research: string, ...who: number[]): Promise<void> {
  for (const index of who) {
    const { status, body } = await service.api.call('PUT', '/swift/v2/me/consent', {
      token: writers[index]!.token,
      body: { research },
    });
    expect([status, body.research]).toEqual([200, research]);
  }
}

async function read(path: string, as = token): Promise<Body> {
  const { status, body } = await service.api.call('GET', `/research/${path}`, { token: as });
  expect(status).toBe(200);
  return body;
}

async function exported(as = token): Promise<Body[]> {
  const response = await fetch(`${service.url}/research/export`, {
    headers: { authorization: `Bearer ${as}` },
  });
  expect(response.status).toBe(200);
  const text = await response.text();
  return text === ''
    ? []
    : text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
}

/** All that a study can read, as one text. */
async function everything(as = token): Promise<string> {
  return JSON.stringify([
    await read('writers', as),
    await read('memory', as),
    await read('trajectories', as),
    await exported(as),
  ]);
}

const idsOf = async (as = token): Promise<string[]> =>
  (await read('writers', as)).writers.map(({ id }: Body) => id);

const reads = async () =>
  (
    await database.query(
      `select s.name as study, operation, query, writers from research_reads r
     join research_studies s on s.id = r.study_id order by r.id`,
    )
  ).rows;

describe('research', { timeout: 120_000 }, () => {
  it('shows nothing of writers who were not asked, or who refused', async () => {
    expect((await writers[0]!.get('/swift/v2/me/consent')).body).toEqual({
      research: 'none',
      changed_at: null,
    });
    await consent('none', 1);
    expect(await read('writers')).toEqual({ writers: [], total: null });
    expect(await read('memory')).toEqual({ entries: [], themes: [], suppressed_themes: false });
    expect(await read('trajectories')).toEqual({ trajectories: [], means: [] });
    expect(await exported()).toEqual([]);
  });

  it('shows patterns without a word of the writer’s own', async () => {
    await consent('patterns', 0, 1, 2);
    const { entries } = await read('memory');
    const contents = new Set(entries.map(({ content }: Body) => content));
    expect(contents).toContain('my mother');
    expect(contents).toContain(null);
    expect(entries.every((entry: Body) => !('quotes' in entry))).toBe(true);
    const all = await everything();
    for (let index = 0; index < 7; index++)
      expect(all.toLowerCase()).not.toContain(ownWord(index).toLowerCase());
    expect(all).not.toContain('laughed');
    for (const writer of writers) {
      expect(all).not.toContain(writer.user.id);
      expect(all.toLowerCase()).not.toContain(writer.account.address.toLowerCase());
    }
    const { rows } = await database.query('select id from memory_entries union all select id from writings');
    for (const { id } of rows) expect(all).not.toContain(id);
  });

  it('shows quotes, letter for letter, of those alone who share them', async () => {
    await consent('quotes', 3);
    const { entries } = await read('memory');
    const sharing = entries.filter(({ quotes }: Body) => quotes !== undefined);
    expect(new Set(sharing.map(({ writer }: Body) => writer)).size).toBe(1);
    const { body: history } = await writers[3]!.get('/swift/v2/writings');
    for (const { quotes } of sharing) {
      expect(quotes.length).toBeGreaterThan(0);
      for (const quote of quotes) {
        expect(history.writings.some(({ writing }: Body) => writing.includes(quote))).toBe(true);
      }
    }
    const all = await everything();
    expect(all).toContain(ownWord(3));
    for (const index of [0, 1, 2, 4, 5, 6]) expect(all).not.toContain(ownWord(index));
  });

  it('tells no count below five', async () => {
    expect((await read('writers')).total).toBeNull();
    expect((await read('memory')).themes).toEqual([]);
    expect((await read('trajectories')).means).toEqual([]);
    await consent('patterns', 4, 5);
    expect((await read('writers')).total).toBe(6);
    const { themes, suppressed_themes: suppressed } = await read('memory');
    expect(themes).toContainEqual({ name: 'my mother', writers: 6 });
    // Two write of it.
    expect(themes.map(({ name }: Body) => name)).not.toContain('divorce');
    expect(suppressed).toBe(true);
    // Three of six wrote in either month.
    expect((await read('trajectories')).means).toEqual([]);
  });

  it('follows a withdrawal at once, and shows nothing more', async () => {
    const ids = await idsOf();
    await consent('none', 3);
    const left = await idsOf();
    const [gone] = ids.filter((id) => !left.includes(id));
    expect(left).toHaveLength(ids.length - 1);
    expect(await everything()).not.toContain(ownWord(3));
    expect(await everything()).not.toContain(gone);
    expect((await read(`memory?writer=${gone}`)).entries).toEqual([]);
    await consent('patterns', 3);
    expect(await idsOf()).toEqual(ids);
    expect((await read(`memory?writer=${gone}`)).entries.length).toBeGreaterThan(0);
    expect(await everything()).not.toContain(ownWord(3));
  });

  it('knows a writer by one name within a study, and by others in another, in no common order', async () => {
    const own = await idsOf();
    expect(own).toHaveLength(6);
    expect(await idsOf()).toEqual(own);
    expect((await read('memory')).entries.every(({ writer }: Body) => own.includes(writer))).toBe(true);
    const others = await idsOf(otherToken);
    expect(others).toHaveLength(6);
    expect(others.filter((id) => own.includes(id))).toEqual([]);
    for (const id of [...own, ...others]) expect(id).toMatch(/^w_[0-9a-f]{20}$/);
    // In every list the order is that of the study's own names.
    for (const [as, ids] of [
      [token, own],
      [otherToken, others],
    ] as const) {
      const { trajectories } = await read('trajectories', as);
      const lines = await exported(as);
      for (const list of [
        ids,
        trajectories.map(({ week, writer }: Body) => `${week} ${writer}`),
        lines
          .filter(({ type }: Body) => type === 'week')
          .map(({ week, writer }: Body) => `${week} ${writer}`),
        lines.filter(({ type }: Body) => type === 'writer').map(({ id }: Body) => id),
      ]) {
        expect(list.length).toBeGreaterThan(5);
        expect(list).toEqual([...list].sort());
      }
    }
    // A second token of the same study sees the same names.
    const again = await service.services.research.issueToken('sleep');
    expect(await idsOf(again)).toEqual(own);
    // A pseudonym of another study belongs to no writer here.
    expect(await read(`memory?writer=${others[0]}`)).toMatchObject({ entries: [] });
  });

  it('notes every read, by study, with what was asked and how many it showed', async () => {
    const before = (await reads()).length;
    const [id] = await idsOf();
    await read('memory');
    await read(`trajectories?writer=${id}`, token);
    await exported(otherToken);
    expect((await reads()).slice(before)).toEqual([
      { study: 'sleep', operation: 'writers', query: {}, writers: 6 },
      { study: 'sleep', operation: 'memory', query: {}, writers: 6 },
      { study: 'sleep', operation: 'trajectories', query: { writer: id }, writers: 1 },
      { study: 'waking', operation: 'export', query: {}, writers: 6 },
    ]);
    const { stdout } = await runCommand(['research', 'reads', '--json'], { DATA_DIR: service.dataDir });
    expect(JSON.parse(stdout)[0]).toMatchObject({ study: 'waking', operation: 'export', writers: 6 });
    const drawn = await runCommand(['research', 'reads'], { DATA_DIR: service.dataDir });
    expect(drawn.stdout).toMatch(/^\S+Z {2}waking {2}export \{\}, 6 writers\n/);
  });

  it('is for researchers’ tokens alone, and those for nothing else', async () => {
    const noted = (await reads()).length;
    for (const operation of operations) {
      for (const wrong of [undefined, writers[0]!.token, 'x'.repeat(43), `${token}x`]) {
        const { status, body } = await service.api.call('GET', `/research/${operation}`, {
          ...(wrong === undefined ? {} : { token: wrong }),
        });
        expect([status, body.code]).toEqual([401, 'unauthenticated']);
      }
    }
    expect((await service.api.call('GET', '/swift/v2/me', { token })).status).toBe(401);
    expect((await service.api.call('GET', '/agents/agi/memory', { token })).status).toBe(401);
    expect(await reads()).toHaveLength(noted);
    const asked = await service.api.call('GET', '/research/memory?writer=1', { token });
    expect([asked.status, asked.body.details[0].path]).toEqual([400, 'writer']);
    for (const research of ['all', '', null, 3]) {
      const { status } = await service.api.call('PUT', '/swift/v2/me/consent', {
        token: writers[0]!.token,
        body: { research },
      });
      expect(status).toBe(400);
    }
  });

  it('ends with the token when the operator revokes it, from the command line', async () => {
    const issued = await runCommand(['research', 'token', '--study', 'short'], { DATA_DIR: service.dataDir });
    expect(issued.stdout).toMatch(/^[\w-]{43}\n$/);
    const short = issued.stdout.trim();
    expect(await idsOf(short)).toHaveLength(6);
    const revoked = await runCommand(['research', 'revoke', '--study', 'short'], {
      DATA_DIR: service.dataDir,
    });
    expect(revoked.stdout).toBe('1 token of short revoked.\n');
    expect((await service.api.call('GET', '/research/writers', { token: short })).status).toBe(401);
    const unknown = await runCommand(['research', 'revoke', '--study', 'none'], {
      DATA_DIR: service.dataDir,
    });
    expect([unknown.code, unknown.stderr]).toEqual([1, 'There is no study named none.\n']);
  });

  it('forgets a person with the person', async () => {
    const before = await idsOf();
    expect((await writers[5]!.delete('/swift/v2/me')).status).toBe(200);
    const after = await idsOf();
    expect(after).toHaveLength(before.length - 1);
    const gone = before.find((id) => !after.includes(id));
    expect(await everything()).not.toContain(gone);
  });
});
