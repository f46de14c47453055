import { expect, it } from 'vitest';
import { derivedId } from '#src/core/ids.ts';
import { findByWallet, insertPersonOfWallet } from '#src/identity/store.ts';
import { createJournalImport } from '#src/journal/service.ts';
import { readWriting } from '#src/language/reader.ts';
import { createEmbedder } from '#src/models/embeddings.ts';
import { insertPrime } from '#src/writing/store.ts';
import type { ApiResponse } from '../support/api-client.ts';
import { connectToEmbedded, placesOf } from '../support/database.ts';
import { startService } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';
import { openMemoryBench } from './support/memory-bench.ts';

it('a sealed writing is kept, and leaves no trace in memory, stories, summaries, recommendations or with agents', async () => {
  const service = await startService({ pictures: 'plain' });
  const database = connectToEmbedded(service.dataDir);
  const guide = await service.api.signIn();
  const applied = await guide.post('/swift/v1/facilitators/apply', {
    name: 'Ines',
    bio: 'I sit with people who tune glockenspiels, and with their grief.',
    specialties: ['glockenspiels', 'grief'],
    price_per_session_usdc: 20,
  });
  expect(applied.status).toBe(201);
  await service.services.facilitators.decide(applied.body.id, 'approved');

  const writer = await service.api.signIn();
  const plain = 'The rain was on the window and my mother rang. I dug the garden until noon.';
  const sealed =
    'The glockenspiel, and the grief of it. I love the glockenspiel. My aunt broke the glockenspiel. Anyway, no more of that.';
  const submission = (writing: string, isSealed: boolean) => ({
    writing,
    duration_seconds: 600,
    new_line_count: 0,
    ...(isSealed ? { sealed: true } : {}),
  });
  const learned = () =>
    waitFor(
      'all work to be done',
      async () => {
        const { rows } = await database.query(`select 1 from tasks where state = 'pending'`);
        return rows.length === 0;
      },
      { timeoutMs: 150_000, everyMs: 100 },
    );
  await writer.post('/swift/v2/write', submission(plain, false));
  await learned();
  const told = async () => {
    const { body } = await writer.get('/agents/agi/memory');
    const { themes, writing_patterns: patterns, adaptations } = body;
    const { body: recommended } = await writer.get('/swift/v1/facilitators/recommended');
    return { themes, patterns, adaptations, recommended };
  };
  const before = await told();

  const answers: ApiResponse[] = [];
  for (let day = 0; day < 3; day++) {
    answers.push(await writer.post('/swift/v2/write', submission(`${sealed} Day ${day}.`, true)));
  }
  const session = (await writer.post('/agents/smart/session')).body.session_id;
  answers.push(await writer.post(`/agents/smart/session/${session}/write`, submission(sealed, true)));
  const engagement = (await writer.post('/agents/agi/engage', { mode: 'guided' })).body.engagement_id;
  answers.push(await writer.post(`/agents/agi/engage/${engagement}/write`, submission(sealed, true)));
  for (const { status, body } of answers) expect([status, body.is_prime]).toEqual([200, true]);
  await writer.post(`/agents/smart/session/${session}/message`, { text: 'What have I written of lately?' });
  await writer.post(`/agents/smart/session/${session}/end`);
  await writer.post('/agents/agi/engage', { mode: 'confrontational' });
  await learned();

  // With the guide's own offer, the writings are the only place of the word.
  const places = await placesOf(database, ['glockenspiel']);
  expect(places.sort()).toEqual(['public.facilitators: glockenspiel', 'public.writings: glockenspiel']);
  expect((await writer.get('/swift/v2/cuentacuentos/history')).body.stories).toHaveLength(1);
  expect((await writer.get('/agents/agi/memory')).body.total_primes).toBe(6);
  const after = await told();
  expect(after.themes).toEqual(before.themes);
  expect(after.patterns).toEqual(before.patterns);
  expect(after.recommended.recommendations[0].match_score).toBe(
    before.recommended.recommendations[0].match_score,
  );
  expect(after.recommended.recommendations[0].rationale).not.toMatch(
    /you (write|wrote|come|return).*glockenspiel/i,
  );
}, 240_000);

it('a sealed writing that is brought in goes to no reader and no embedder', async () => {
  const shown: string[] = [];
  const offline = createEmbedder({ provider: undefined });
  const bench = await openMemoryBench({
    read: async (text) => {
      shown.push(text);
      return readWriting(text);
    },
    embedder: {
      model: offline.model,
      embed: (texts) => {
        shown.push(...texts);
        return offline.embed(texts);
      },
    },
  });
  const wallet = `0x${'5'.repeat(40)}`;
  const journalImport = createJournalImport({
    database: bench.database,
    clock: () => bench.now,
    learner: bench.memory.learner,
    readSealed: async (text) => readWriting(text),
    insertPrime,
    planStory: async () => [],
    taskKinds: { always: [], generated: [] },
    onPrime: () => undefined,
  });
  const entry = (writing: string, sealed: boolean, day: number) => ({
    writing,
    sealed,
    durationSeconds: 600,
    newLineCount: 0,
    createdAt: new Date(Date.UTC(2026, 0, day)),
  });
  const id = derivedId('person of wallet', wallet);
  await insertPersonOfWallet(bench.database, { id, walletAddress: wallet, now: bench.now });
  const person = await findByWallet(bench.database, wallet);
  const counts = await journalImport.run(
    person!,
    [
      entry('I dug the garden until noon and my mother rang.', false, 1),
      entry('The glockenspiel, and the grief of it.', true, 2),
      entry('My mother came and we weeded the garden.', false, 3),
    ],
    { generate: true, onProgress: () => undefined },
  );
  expect(counts.kept).toBe(3);
  expect(shown.some((text) => text.includes('garden'))).toBe(true);
  expect(shown.filter((text) => /glockenspiel/i.test(text))).toEqual([]);
});
