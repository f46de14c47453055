import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { freshDataDir } from '../support/data-dir.ts';
import { connectToEmbedded } from '../support/database.ts';
import { isWhole, storyOf, writePrime } from '../support/people.ts';
import { type ServiceProcess, startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';
import { startHeldModels } from './held-models.ts';

/** Jobs of models that one worker does at once. */
const jobsAtOnce = 8;
/** A killed worker's jobs come back after seconds, and a busy machine takes its own time. */
const patience = { timeoutMs: 120_000, everyMs: 5 };

it('ends in one whole story, whatever stage of it the worker is killed in', {
  timeout: 900_000,
}, async () => {
  const dataDir = await freshDataDir();
  const models = await startHeldModels();
  const web = await startProcess({ DATA_DIR: dataDir, ROLE: 'web' });
  const database = connectToEmbedded(dataDir);
  const startWorker = () => startProcess({ DATA_DIR: dataDir, ROLE: 'worker', ...models.environment });
  let worker: ServiceProcess = await startWorker();
  let startedAt = new Date();
  let deaths = 0;

  async function dieAndComeBack(): Promise<void> {
    expect((await worker.kill('SIGKILL')).signal).toBe('SIGKILL');
    deaths++;
    startedAt = new Date();
    worker = await startWorker();
  }

  /** The story's tasks that this life of the worker is at, by kind and subject. */
  async function underWay(): Promise<string[]> {
    const { rows } = await database.query<{ name: string }>(
      `select kind || ' ' || subject_id as name from tasks
       where kind like 'story-%' and state = 'pending' and starts > failures and updated_at > $1`,
      [startedAt],
    );
    return rows.map(({ name }) => name);
  }

  // While its text is being told.
  models.hold('tell-story', 'translate-scene', 'phase-picture');
  const parent = await (await web.client()).signIn();
  const { writing_id } = await writePrime(parent);
  await waitFor('the telling', async () => models.calls('tell-story') > 0 && (await underWay()).length > 0);
  await dieAndComeBack();

  // At the moment when its text is saved.
  models.release('tell-story');
  await waitFor(
    'the saved text',
    async () => (await database.query('select from stories where text_ready_at is not null')).rows[0],
    patience,
  );
  await dieAndComeBack();

  // While each picture is being painted and each language written, as many at once as a worker does.
  const { rows } = await database.query<{ name: string }>(
    `select kind || ' ' || subject_id as name from tasks where kind like 'story-%' and state = 'pending'`,
  );
  const spared = new Set(rows.map(({ name }) => name));
  const languages = [...spared].filter((name) => name.startsWith('story-translation-'));
  const pictures = [...spared].filter((name) => name.startsWith('story-image '));
  expect([languages.length, pictures.length]).toEqual([4, 6]);
  while (spared.size > 0) {
    const calls = () => models.calls('translate-scene') + models.calls('phase-picture');
    const callsBefore = calls();
    const cut = await waitFor(
      'the stages that were spared so far',
      async () => {
        const now = (await underWay()).filter((name) => spared.has(name));
        return now.length >= Math.min(spared.size, jobsAtOnce) && calls() - callsBefore >= now.length && now;
      },
      patience,
    );
    for (const name of cut) spared.delete(name);
    await dieAndComeBack();
  }

  // At the moment when a language is saved in part.
  models.release('translate-scene');
  await waitFor(
    'a saved translation',
    async () => (await database.query(`select from story_narrations where language <> 'en'`)).rows[0],
    patience,
  );
  await dieAndComeBack();

  // Between a picture's file and its row: the database is kept busy while the picture is written.
  const folder = join(dataDir, 'static', 'cuentacuentos');
  const callsBefore = models.calls('phase-picture');
  await waitFor('a picture under way', () => models.calls('phase-picture') > callsBefore, patience);
  const keeper = await database.connect();
  await keeper.query('begin');
  models.release('phase-picture');
  const [file] = await waitFor(
    'a file without its row',
    async () => {
      const found = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
      return found.length > 0 && found;
    },
    patience,
  );
  await worker.kill('SIGKILL');
  await keeper.query('rollback');
  keeper.release();
  const ready = await database.query('select phase from story_phases where image_ready_at is not null');
  expect(ready.rows).toEqual([]);
  expect((await stat(join(folder, file!))).size).toBeGreaterThan(0);
  startedAt = new Date();
  worker = await startWorker();

  await waitFor(
    'all tasks to end',
    async () => (await database.query(`select from tasks where state = 'pending'`)).rows.length === 0,
    patience,
  );
  const story = await storyOf(parent, writing_id, 'whole');
  expect(isWhole(story)).toBe(true);
  expect(story.guidance_phases.map(({ phase }: { phase: number }) => phase)).toEqual([1, 2, 3, 4, 5, 6]);
  const texts = story.guidance_phases.map(({ text }: { text: string }) => text);
  expect(story.content).toBe(texts.join('\n\n'));
  for (const language of ['es', 'zh', 'hi', 'ar']) {
    const narrations = story.guidance_phases.map(
      (phase: Record<string, string>) => phase[`narration_${language}`],
    );
    expect(story[`content_${language}`]).toBe(narrations.join('\n\n'));
  }

  const { rows: counts } = await database.query(
    `select (select count(*)::int from stories) as stories, (select count(*)::int from story_phases) as phases,
            (select count(*)::int from story_narrations) as narrations,
            (select count(*)::int from tasks where state <> 'done' or failures > 0) as unlucky`,
  );
  expect(counts[0]).toEqual({ stories: 1, phases: 6, narrations: 6 * 5, unlucky: 0 });
  const names = story.guidance_phases.map(({ image_url }: { image_url: string }) =>
    image_url.split('/').at(-1),
  );
  expect((await readdir(folder)).filter((name) => !name.endsWith('.draft')).sort()).toEqual(names.sort());
  for (const name of names) {
    const { format, width, height } = await sharp(join(folder, name)).metadata();
    expect([format, width, height]).toEqual(['webp', 768, 1344]);
  }
  expect(deaths).toBeGreaterThanOrEqual(5);
});
