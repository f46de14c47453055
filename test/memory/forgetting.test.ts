import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiResponse, SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { connectToEmbedded, placesOf } from '../support/database.ts';
import { type RunningService, startService } from '../support/service.ts';

let service: RunningService;
let database: ReturnType<typeof connectToEmbedded>;

beforeAll(async () => {
  service = await startService({ work: false });
  database = connectToEmbedded(service.dataDir);
});
afterAll(cleanUpFile);

/** Where a writer's own documents are: the writings, and what was made of each. They are erased one by one. */
const documents = /^public\.(writings|primes|stories|story_phases|story_translations)\b/;

const entriesPath = '/agents/agi/memory/entries';

type Body = ApiResponse['body'];

async function write(person: SignedIn, writing: string): Promise<string> {
  const submission = { writing, duration_seconds: 500, new_line_count: 0 };
  const { status, body } = await person.post('/swift/v2/write', submission);
  expect(status).toBe(200);
  return body.writing_id;
}

/** Learns from all that was written. No other work is done here: what is painted and told is another matter. */
async function learned(): Promise<void> {
  const { rows } = await database.query(
    `select subject_id, person_id from tasks where kind = 'memory-learn' and state = 'pending' order by created_at`,
  );
  for (const { subject_id: subjectId, person_id: personId } of rows) {
    await service.services.memory.learner.learn({
      kind: 'memory-learn',
      subjectId,
      personId,
      state: 'pending',
      failures: 0,
      starts: 1,
    });
  }
}

async function entriesOf(person: SignedIn, query = ''): Promise<Body[]> {
  return (await person.get(`${entriesPath}?page_size=100${query}`)).body.entries;
}

async function entryOf(person: SignedIn, kind: string, name: RegExp): Promise<Body> {
  const found = (await entriesOf(person, `&kind=${kind}`)).find(({ content }) => name.test(content));
  expect(found, `${kind} ${name} is believed first`).toBeDefined();
  return found;
}

/** Six primes full of a word, and every agent has heard it and spoken of it. */
async function fillWith(person: SignedIn, word: string): Promise<string[]> {
  const ids: string[] = [];
  for (let day = 0; day < 4; day++) {
    ids.push(
      await write(
        person,
        `The ${word} is in the hall, day ${day}. I tuned the ${word} twice and I love the ${word}. My aunt came by. I do not want to talk about the ${word}. Anyway, the rain.`,
      ),
    );
  }
  await learned();

  const session = (await person.post('/agents/smart/session', { intention: `to play the ${word}` })).body;
  const message = await person.post(`/agents/smart/session/${session.session_id}/message`, {
    text: `What did I write of the ${word}?`,
  });
  expect(message.status).toBe(200);

  const engagement = (await person.post('/agents/agi/engage', { mode: 'confrontational' })).body;
  const override = `Ask me about the ${word} and about nothing else.`;
  await person.post(`/agents/agi/engage/${engagement.engagement_id}/override`, {
    instruction: override,
    force: true,
  });
  const written = await person.post(`/agents/agi/engage/${engagement.engagement_id}/write`, {
    writing: `Once more the ${word}. The ${word} was cold, and I left the ${word} alone. Anyway, it rained on the hall.`,
    duration_seconds: 600,
    new_line_count: 0,
  });
  expect(written.status).toBe(200);
  ids.push(written.body.writing_id);
  await learned();
  return ids;
}

describe('forgetting an entry', { timeout: 240_000 }, () => {
  it('leaves the words in no table but with the writings, in no checkpoint and in no answer, and does not learn them again', async () => {
    const person = await service.api.signIn();
    const word = 'zithern';
    const ids = await fillWith(person, word);
    const before = await placesOf(database, [word]);
    for (const table of [
      'memory_entries',
      'memory_concepts',
      'memory_mentions',
      'memory_passages',
      'agent_checkpoints',
      'agent_prompts',
      'agent_threads',
    ]) {
      expect(before, `${table} holds it first`).toContain(`public.${table}: ${word}`);
    }

    const entry = await entryOf(person, 'theme', /zithern/);
    const { status, body } = await person.delete(`${entriesPath}/${entry.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, id: entry.id, found: {} });
    for (const place of ['memory_entries', 'memory_mentions', 'memory_passages', 'agent_checkpoints']) {
      expect(body.erased[place], place).toBeGreaterThan(0);
    }
    const elsewhere = async () =>
      (await placesOf(database, [word])).filter((place) => !documents.test(place));
    expect(await elsewhere()).toEqual([]);
    expect((await person.get(`${entriesPath}/${entry.id}`)).status).toBe(404);

    for (let day = 0; day < 3; day++) {
      ids.push(
        await write(person, `The ${word} again, day ${day}. I hate the ${word}. The ${word} strings.`),
      );
    }
    const engagement = (await person.post('/agents/agi/engage', { mode: 'guided' })).body;
    expect(JSON.stringify(engagement)).not.toContain(word);
    const answer = await person.post(`/agents/agi/engage/${engagement.engagement_id}/write`, {
      writing: `I carried the ${word} out. The ${word} is heavy. Anyway, the ${word}.`,
      duration_seconds: 600,
      new_line_count: 0,
    });
    ids.push(answer.body.writing_id);
    await learned();
    expect(await elsewhere()).toEqual([]);

    const writer = await service.services.personOfWallet(person.account.address);
    await service.services.memory.learner.rebuild(writer!.id, () => undefined);
    expect(await elsewhere()).toEqual([]);
    for (const path of [
      '/agents/agi/memory',
      `${entriesPath}?page_size=100`,
      `${entriesPath}?q=${word}&page_size=100`,
      '/agents/agi/engagements',
    ]) {
      expect(JSON.stringify((await person.get(path)).body), path).not.toContain(word);
    }

    // With the writings the last of it goes, in the files of the database, too.
    for (const id of ids) expect((await person.delete(`/swift/v2/writings/${id}`)).status).toBe(200);
    expect(await placesOf(database, [word])).toEqual([]);
    await database.query('vacuum full');
    await database.query('checkpoint');
    expect(await filesWith(word)).toEqual([]);
  });

  it('takes other names of the subject and what is called after it along', async () => {
    const person = await service.api.signIn();
    for (let day = 0; day < 4; day++) {
      await write(
        person,
        `My mother rang, day ${day}. Mum says the rain will stay. The lantern shop was shut, and the lantern shop sign hung low. I held a lantern; the lantern went out. Later there was rain on the tin roof.`,
      );
    }
    await learned();
    const session = (await person.post('/agents/smart/session')).body;
    await person.post(`/agents/smart/session/${session.session_id}/message`, { text: 'Mum rang again.' });
    await person.delete(`${entriesPath}/${(await entryOf(person, 'theme', /^my mother$/)).id}`);
    expect((await placesOf(database, ['Mum'])).filter((place) => !documents.test(place))).toEqual([]);
    await person.delete(`${entriesPath}/${(await entryOf(person, 'theme', /lantern/)).id}`);
    for (let day = 0; day < 3; day++) {
      await write(person, `Mummy, mum, my mother's mother. The lantern shop, the lanterns, day ${day}.`);
    }
    await learned();
    expect((await placesOf(database, ['lantern'])).filter((place) => !documents.test(place))).toEqual([]);
    const told = JSON.stringify([(await person.get('/agents/agi/memory')).body, await entriesOf(person)]);
    const exported = await fetch(`${service.url}/agents/agi/memory/export`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(await exported.text()).not.toMatch(/lantern|\bmum\b|mother/i);
    expect(told).not.toMatch(/lantern|\bmum|mother/i);
    expect(told).toContain('rain');
  });

  it('forgets what was said to the agent to the letter, and is obeyed until then', async () => {
    const person = await service.api.signIn();
    const engagement = (await person.post('/agents/agi/engage', { mode: 'guided' })).body;
    const instruction = 'Only ever ask me about the quincunx orchard.';
    await person.post(`/agents/agi/engage/${engagement.engagement_id}/override`, {
      instruction,
      force: true,
    });
    expect(await placesOf(database, ['quincunx'])).toContain('public.agent_checkpoints: quincunx');
    const override = await entryOf(person, 'override', /quincunx/);
    expect((await person.delete(`${entriesPath}/${override.id}`)).status).toBe(200);
    expect(await placesOf(database, [instruction])).toEqual([]);
  });

  it('leaves the words of other writers as they are', async () => {
    const [person, other] = [await service.api.signIn(), await service.api.signIn()];
    for (const writer of [person, other]) {
      for (let day = 0; day < 3; day++) await write(writer, `The oboeist. I heard the oboeist, day ${day}.`);
      await learned();
    }
    const before = await entriesOf(other);
    const entry = await entryOf(person, 'theme', /oboeist/);
    expect((await other.delete(`${entriesPath}/${entry.id}`)).status).toBe(404);
    await person.delete(`${entriesPath}/${entry.id}`);
    expect(await entriesOf(other)).toEqual(before);
    expect(before.some(({ content }) => /oboeist/.test(content))).toBe(true);
  });
});

describe('what a guide is recommended by', { timeout: 240_000 }, () => {
  it('is no theme that was forgotten, or of which the writer said that it is not theirs', async () => {
    const guide = await service.api.signIn();
    const { body: applied } = await guide.post('/swift/v1/facilitators/apply', {
      name: 'Ines',
      bio: 'I sit with people through divorce, and by the piano.',
      specialties: ['divorce', 'piano'],
      price_per_session_usdc: 20,
    });
    await service.services.facilitators.decide(applied.id, 'approved');
    const person = await service.api.signIn();
    for (let day = 0; day < 3; day++) {
      await write(
        person,
        `The divorce, day ${day}. The divorce again. I played the piano, and the piano is old.`,
      );
    }
    await learned();
    const recommended = async () => {
      const { body } = await person.get('/swift/v1/facilitators/recommended');
      return body.recommendations[0];
    };
    const before = await recommended();
    expect(before.rationale).toMatch(/divorce|piano/i);
    await person.delete(`${entriesPath}/${(await entryOf(person, 'theme', /divorce/)).id}`);
    const between = await recommended();
    expect(between.rationale).not.toMatch(/your.*divorce|divorce.*you/i);
    expect(between.match_score).toBeLessThan(before.match_score);
    const piano = await entryOf(person, 'theme', /piano/);
    await service.api.call('PATCH', `${entriesPath}/${piano.id}`, {
      token: person.token,
      body: { content: 'that is not me' },
    });
    expect((await recommended()).match_score).toBeLessThan(between.match_score);
  });
});

describe('erasing a writing', { timeout: 240_000 }, () => {
  it('takes along what was said of the subjects that it alone had', async () => {
    const person = await service.api.signIn();
    for (let day = 0; day < 3; day++) await write(person, `The rain, and the garden wall. Day ${day}.`);
    const engagement = (await person.post('/agents/agi/engage', { mode: 'guided' })).body;
    const { body } = await person.post(`/agents/agi/engage/${engagement.engagement_id}/write`, {
      writing: 'The yoga mat came by post. I did yoga on it, and the yoga hurt, and then more yoga.',
      duration_seconds: 600,
      new_line_count: 0,
    });
    await learned();
    await person.post('/agents/agi/engage', { mode: 'guided' });
    expect(await placesOf(database, ['yoga'])).toEqual(
      expect.arrayContaining(['public.memory_mentions: yoga', 'public.agent_threads: yoga']),
    );
    expect((await person.delete(`/swift/v2/writings/${body.writing_id}`)).status).toBe(200);
    expect(await placesOf(database, ['yoga'])).toEqual([]);
  });
});

describe('erasing a person', { timeout: 240_000 }, () => {
  it('leaves nothing but the record that a person was erased, and how much', async () => {
    const person = await service.api.signIn();
    const word = 'marimbaphone';
    const ids = await fillWith(person, word);
    await person.delete(`${entriesPath}/${(await entryOf(person, 'theme', /rain|hall/)).id}`);
    await service.api.call('PUT', '/swift/v2/me/consent', {
      token: person.token,
      body: { research: 'quotes' },
    });
    const traces = [word, person.user.id, person.account.address.toLowerCase(), ...ids];
    expect((await placesOf(database, traces)).length).toBeGreaterThan(20);
    const { rows: before } = await database.query(`select id from memory_erasures where scope = 'person'`);
    expect((await person.delete('/swift/v2/me')).status).toBe(200);
    expect(await placesOf(database, traces)).toEqual([]);
    const { rows: after } = await database.query(
      `select * from memory_erasures where scope = 'person' order by erased_at`,
    );
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1).erased.memory_passages).toBeGreaterThan(0);
    await database.query('vacuum full');
    await database.query('checkpoint');
    expect(await filesWith(word)).toEqual([]);
  });
});

/** Files of the data folder that hold a word, but for the log that the database writes ahead. */
async function filesWith(word: string): Promise<string[]> {
  const files = await readdir(service.dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  let read = 0;
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    if (!file.isFile() || path.includes('pg_wal')) continue;
    read++;
    if ((await readFile(path)).includes(word)) found.push(path.slice(service.dataDir.length));
  }
  expect(read).toBeGreaterThan(100);
  return found;
}
