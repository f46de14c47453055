/**
 * Takes the screenshots of the docs: `npm run console:gallery [-- folder]`. It imports a made-up journal, writes a session in the
 * page, and takes a screenshot of each page.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts';
import { readConfig } from '#src/config/config.ts';
import { openServices } from '#src/services.ts';
import { readJournal } from '../eval/journals/journal.ts';
import { chromiumProgram, sizes } from './support/browser.ts';
import { finish, goTo, signInWithPhrase, writeFor } from './support/steps.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../docs/images/console');
const dayMs = 86_400_000;
const entryEveryDays = 3;
const phrase = generateMnemonic(english);
const account = mnemonicToAccount(phrase);

await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'practice-gallery-'));
const services = await openServices(readConfig({ LOG_LEVEL: 'warn', DATA_DIR: dataDir }), {
  onDatabaseFailure(cause) {
    throw cause;
  },
});
await services.workers.start();
const server = createServer(services.app).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const person = await services.personOfWallet(account.address.toLowerCase(), { make: true });
const journal = readJournal('leeds-widower');
const last = journal.entries.at(-1)!.day;
await services.journalImport.run(
  person!,
  journal.entries.map(({ day, writing, durationSeconds }, index) => ({
    writing,
    durationSeconds,
    newLineCount: 0,
    sealed: false,
    createdAt: new Date(
      Date.now() - ((last - day) * entryEveryDays + 1) * dayMs - ((index * 5) % 13) * (dayMs / 24),
    ),
  })),
  { generate: false, onProgress: () => undefined },
);
const studyToken = await services.research.issueToken('gallery');

const browser = await chromium.launch({ executablePath: chromiumProgram!, args: ['--no-sandbox'] });
await photograph('desktop', 'light');
await photograph('phone', 'light');
await photograph('desktop', 'dark');
await browser.close();
server.closeAllConnections();
server.close();
await services.stopWork({ graceMs: 1_000 });
await services.close();
await rm(dataDir, { recursive: true, force: true });
process.exit(0);

async function photograph(size: keyof typeof sizes, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: url,
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const take = (name: string, options: { whole?: boolean } = {}) =>
    savePicture(page, `${name}-${size}${colorScheme === 'dark' ? '-dark' : ''}`, options);

  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Make a key on this device' }).click();
  await page.getByRole('list', { name: 'Recovery phrase' }).waitFor();
  await take('key');
  await signInWithPhrase(page, phrase);
  if (colorScheme === 'light') {
    const text = journal.entries[size === 'phone' ? 3 : 9]!.writing;
    await writeFor(page, text.slice(0, 500), 5);
    await page.clock.fastForward(15_000);
    await page.keyboard.insertText(text.slice(500, 520));
    await take('write');
    await writeFor(page, text.slice(520), 3);
    await finish(page);
    await page.locator('.prime .picture.there').waitFor();
    await page.getByText('Finding its name…').waitFor({ state: 'detached' });
    await take('prime');
  }
  await goTo(page, 'Read');
  await page.locator('.story-card img').first().waitFor();
  await page.locator('.story-card').first().click();
  await page.locator('.scene:last-of-type .picture.there').waitFor();
  await take('story');
  await page.getByRole('radio', { name: 'العربية' }).check();
  await page.locator('.scene-words').nth(1).scrollIntoViewIfNeeded();
  await page
    .locator('.scene')
    .nth(1)
    .evaluate((scene) => scene.scrollIntoView({ block: 'start' }));
  await take('story-arabic');
  await goTo(page, 'Read');
  await page.locator('.story-card').first().waitFor();
  await take('stories');
  await goTo(page, 'Memory');
  await page.locator('.chart svg').nth(1).waitFor();
  await take('memory', { whole: true });
  await page.locator('.multiples a').first().click();
  await page.locator('.evidence').waitFor();
  await take('entry');
  await page.locator('.evidence a').first().click();
  await page.locator('mark').first().waitFor();
  await take('words');
  await goTo(page, 'Agents');
  await page.getByRole('button', { name: /Confrontational/ }).click();
  await page.locator('.run').first().waitFor();
  await take('engagement');
  await page.goto('/#/agents/talk');
  await page.locator('.prompt').waitFor();
  await page.getByLabel('Say something').fill('Which of my stories have not been told yet?');
  await page.keyboard.press('Enter');
  await page.locator('.theirs').waitFor();
  await take('guide');
  await goTo(page, 'You');
  await page.getByLabel(/^Patterns, and some/).check();
  await page.getByRole('button', { name: 'Add a child' }).click();
  await page.getByRole('button', { name: 'Surprise us' }).click();
  await take('you', { whole: true });
  await page.goto('/#/research');
  await page.getByLabel('Researcher’s token').fill(studyToken);
  await page.keyboard.press('Enter');
  await page.locator('.chart svg').nth(2).waitFor();
  await take('research');
  await context.close();
}

async function savePicture(page: Page, name: string, { whole = false }: { whole?: boolean }): Promise<void> {
  await page.waitForTimeout(400);
  const picture = await page.screenshot({ fullPage: whole });
  await sharp(picture)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  console.log(name);
}
