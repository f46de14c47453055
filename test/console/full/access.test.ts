import type { Browser, Page } from 'playwright-core';
import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJournal } from '../../eval/journals/journal.ts';
import { cleanUpFile } from '../../support/data-dir.ts';
import { registerChild, storyOf, writePrime } from '../../support/people.ts';
import { type RunningService, startService } from '../../support/service.ts';
import { chromiumProgram, openBrowser, openPage, sizes } from '../support/browser.ts';
import { violationsOf } from '../support/checks.ts';
import { importJournal } from '../support/journal.ts';
import { goTo, signInWithPhrase, writingField } from '../support/steps.ts';

describe.runIf(chromiumProgram)('for everybody, the console', () => {
  let service: RunningService;
  let browser: Browser;
  const phrase = generateMnemonic(english);
  let studyToken: string;

  beforeAll(async () => {
    service = await startService();
    browser = await openBrowser();
    const account = mnemonicToAccount(phrase);
    await importJournal(service, account.address, readJournal('leeds-widower').entries.slice(0, 14));
    const person = await service.api.signIn(account as never);
    const { writing_id: id } = await writePrime(person);
    await registerChild(person);
    await storyOf(person, id, 'whole');
    await service.api.call('PUT', '/swift/v2/me/consent', {
      token: person.token,
      body: { research: 'quotes' },
    });
    studyToken = await service.services.research.issueToken('access');
  }, 120_000);
  afterAll(cleanUpFile);

  it.each([
    ['desktop, light', { ...sizes.desktop, colorScheme: 'light' }],
    ['desktop, dark', { ...sizes.desktop, colorScheme: 'dark' }],
    ['phone, light', { ...sizes.phone, colorScheme: 'light' }],
  ] as const)(
    'shows axe no serious violation on any page: %s',
    async (_name, options) => {
      // Axe is put into the page past its policy, which would not run it; a test of its own holds the policy.
      const { page } = await openPage(browser, service.url, {
        ...options,
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      const found: string[] = [];
      const check = async (name: string) => found.push(...(await violationsOf(page, name)));

      await page.goto('/');
      await page.getByRole('button', { name: 'Make a key on this device' }).click();
      await page.getByRole('list', { name: 'Recovery phrase' }).waitFor();
      await check('new key');
      await signInWithPhrase(page, phrase);
      await check('write');
      await page.keyboard.type('Some words');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('dialog').waitFor();
      await check('finish');
      await page.getByRole('button', { name: 'Let it go' }).click();
      await goTo(page, 'Read');
      await page.locator('.story-card').first().waitFor();
      await check('stories');
      await page.locator('.story-card').first().click();
      await page.locator('.scene').first().waitFor();
      await page.getByRole('radio', { name: 'العربية' }).check();
      await check('story');
      await goTo(page, 'Memory');
      await page.locator('.chart svg').first().waitFor();
      await check('memory');
      await page.locator('.calendar .day').first().click();
      await page.getByRole('dialog').waitFor();
      await check('a day');
      await page.getByRole('dialog').getByRole('link').first().click();
      await page.locator('.writing-text').waitFor();
      await check('a writing');
      await goTo(page, 'Memory');
      await page.locator('.multiples a').first().click();
      await page.locator('.evidence').waitFor();
      await check('an entry');
      await goTo(page, 'Agents');
      await page.getByRole('button', { name: /Guided/ }).waitFor();
      await check('agents');
      await page.getByRole('button', { name: /Guided/ }).click();
      await page.locator('.run').first().waitFor();
      await check('an engagement');
      await page.goto('/#/agents/talk');
      await page.locator('.prompt').waitFor();
      await check('the guide');
      await goTo(page, 'You');
      await page.getByRole('button', { name: 'Add a child' }).click();
      await check('you');
      await page.goto('/#/research');
      await page.getByLabel('Researcher’s token').fill(studyToken);
      await page.keyboard.press('Enter');
      await page.locator('.chart svg').first().waitFor();
      await check('research');
      expect(found).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    },
    180_000,
  );

  it('can be gone through by keyboard alone: sign in, write, read, remember, engage', async () => {
    const { page } = await openPage(browser, service.url, { ...sizes.desktop, reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await pressOn(page, 'button', 'I have a recovery phrase');
    await reach(page, 'textbox', 'Recovery phrase');
    await page.keyboard.type(phrase);
    await pressOn(page, 'button', 'Sign in');
    await writingField(page).waitFor();

    await page.keyboard.type('By keyboard alone.');
    await pressOn(page, 'button', /Finish/, 'Shift+Tab');
    await page.getByRole('dialog').waitFor();
    await pressOn(page, 'button', 'Write on');
    await expect.poll(() => focused(page)).toContain('Your writing');
    await page.keyboard.type(' And on.');
    expect(await writingField(page).inputValue()).toBe('By keyboard alone. And on.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').waitFor();
    await pressOn(page, 'button', /^\s*Finish$/);
    await page.getByText('short of eight minutes').waitFor();

    await page.goto('/#/read');
    await page.locator('.story-card').first().waitFor();
    await reach(page, 'link', /Stor|\d{4}/);
    await page.locator('.story-card').first().focus();
    await page.keyboard.press('Enter');
    await reach(page, 'radio', 'English');
    await page.keyboard.press('ArrowRight');
    await page.locator('.scenes[lang="es"]').waitFor();

    await page.goto('/#/memory');
    await page.locator('.multiples a').first().waitFor();
    await reach(page, 'slider');
    await page.keyboard.press('Home');
    await page.clock.fastForward(1_000);
    await page.getByRole('button', { name: 'Today' }).and(page.locator(':enabled')).waitFor();
    const days = page.locator('.calendar .day');
    await expect.poll(() => days.count()).toBe(1);
    await pressOn(page, 'button', 'Today');
    await expect.poll(() => days.count()).toBeGreaterThan(1);
    await reach(page, 'day');
    const day = await focused(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => focused(page)).not.toBe(day);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.goto('/#/agents');
    await pressOn(page, 'button', /Guided/);
    await reach(page, 'textbox', 'What it should do, or leave');
    await page.keyboard.type('Leave the hip for now');
    await pressOn(page, 'button', 'Say it');
    await expect.poll(() => page.locator('.run').count(), { timeout: 20_000 }).toBe(2);
  }, 120_000);
});

/** What has the focus: its role or name, its label and its text. */
async function focused(page: Page): Promise<string> {
  return String(
    await page.evaluate(`(() => {
      const element = document.activeElement;
      const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? '';
      const kind = element === document.body ? 'nothing' : element.classList.contains('day') ? 'day' : element.tagName === 'A' ? 'link'
        : element.tagName === 'BUTTON' ? 'button' : element.type === 'range' ? 'slider' : element.type === 'radio' ? 'radio'
        : element.matches('input, textarea') ? 'textbox' : 'nothing';
      return kind + ': ' + label + ' ' + (element.tagName === 'TEXTAREA' ? '' : element.textContent);
    })()`),
  );
}

/** Goes on with the Tab key until something of this kind and name, once it is there, has the focus. */
async function reach(page: Page, kind: string, name: string | RegExp = '', key = 'Tab'): Promise<void> {
  const wanted =
    kind === 'day'
      ? page.locator('.calendar .day')
      : page.getByRole(kind as 'button', { name: name === '' ? undefined : name });
  await wanted.filter({ visible: true }).first().waitFor();
  const seen: string[] = [];
  for (let step = 0; step < 140; step++) {
    const at = await focused(page);
    seen.push(at);
    const [found, ...label] = at.split(': ');
    const text = label.join(': ');
    if (found === kind && (typeof name === 'string' ? text.includes(name) : name.test(text))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard never came to ${kind} ${name}; it came to ${[...new Set(seen)].join(', ')}`);
}

async function pressOn(page: Page, kind: string, name: string | RegExp, key = 'Tab'): Promise<void> {
  await reach(page, kind, name, key);
  await page.keyboard.press('Enter');
}
