import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpFile } from '../support/data-dir.ts';
import { plainWriting } from '../support/people.ts';
import { sayWhySkipped } from '../support/programs.ts';
import { type RunningService, startService } from '../support/service.ts';
import { chromiumProgram, openBrowser, openPage, sizes } from './support/browser.ts';
import { expectNothingSecretSent, expectPainted, violationsOf } from './support/checks.ts';
import { finish, goTo, signInWithNewKey, writeFor, writingField } from './support/steps.ts';

if (!chromiumProgram) sayWhySkipped('the console', 'there is no Chromium');

/** The way through the console in short; the folder `full` walks all of it. */
describe.runIf(chromiumProgram)('the console', () => {
  let service: RunningService;
  let browser: Browser;

  beforeAll(async () => {
    service = await startService();
    browser = await openBrowser();
  });
  afterAll(cleanUpFile);

  it('takes a writer from a new key to a prime, its story, the memory and an engagement', async () => {
    const options = { ...sizes.desktop, bypassCSP: true, reducedMotion: 'reduce' } as const;
    const { page, log } = await openPage(browser, service.url, options);
    const violations: string[] = [];
    const check = async (view: string) => violations.push(...(await violationsOf(page, view)));
    await page.clock.install();
    const phrase = await signInWithNewKey(page);

    await writeFor(page, `${plainWriting()} ${plainWriting('the river')}`, 8);
    await check('write');
    await finish(page);
    await page.getByRole('heading', { name: 'A prime' }).waitFor();
    await page.locator('.prime .picture.there img').waitFor({ timeout: 60_000 });
    await expectPainted(page, '.prime .picture img');
    await check('prime');

    await readStory(page);
    await check('story');
    await readMemory(page);
    await check('a writing');
    await engage(page);
    await check('engagement');
    await goTo(page, 'You');
    await page.getByRole('button', { name: 'Add a child' }).waitFor();
    await check('you');

    expect(violations).toEqual([]);
    expect(log.errors.filter((error) => !/ 404 .*\/memory\/entries\//.test(error))).toEqual([]);
    expectNothingSecretSent(log, phrase, service.url);
  }, 120_000);

  async function readStory(page: Page): Promise<void> {
    await goTo(page, 'Read');
    await page.locator('.story-card').first().click();
    const words = page.locator('.scenes[lang="en"] .scene-words p');
    await words.first().waitFor();
    const texts = await words.allInnerTexts();
    expect(texts.length).toBeGreaterThanOrEqual(4);
    for (const text of texts) expect(text.length).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'It has been told' }).click();
    await page.getByText(/^Told/).waitFor();
  }

  async function readMemory(page: Page): Promise<void> {
    await goTo(page, 'Memory');
    await page.locator('.multiples a').first().click();
    await page.locator('.evidence q').first().waitFor();
    const [quote] = await page.locator('.evidence q').allInnerTexts();
    await page.locator('.evidence a').first().click();
    await page.locator('mark').first().waitFor();
    await expect.poll(async () => (await page.locator('mark').allInnerTexts()).join(' ')).toContain(quote);
  }

  async function engage(page: Page): Promise<void> {
    await goTo(page, 'Agents');
    await page.getByRole('button', { name: /Guided/ }).click();
    await page.locator('.run').first().getByText('greet').waitFor();
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await writingField(page).waitFor();
    await page.keyboard.type('My mother and the kitchen table again, and the rain.');
    await page.clock.fastForward(9_000);
    await finish(page);
    await page.locator('.said .lead').first().waitFor();
    await expect.poll(() => page.locator('.run').count()).toBe(2);
  }
});
