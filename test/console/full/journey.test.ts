import type { Browser, Page } from 'playwright-core';
import { english, generateMnemonic, mnemonicToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpFile } from '../../support/data-dir.ts';
import { plainWriting } from '../../support/people.ts';
import { sayWhySkipped } from '../../support/programs.ts';
import { type RunningService, startService } from '../../support/service.ts';
import { chromiumProgram, openBrowser, openPage, sizes } from '../support/browser.ts';
import { expectNothingSecretSent, expectPainted } from '../support/checks.ts';
import { finish, goTo, signInWithNewKey, writeFor, writingField } from '../support/steps.ts';

if (!chromiumProgram) sayWhySkipped('the console', 'there is no Chromium');

/** Markup that an attacker might write into a page. It must never run. */
const injected = '<script>window.ran = 1</script><img src="x" onerror="window.ran = 2">';

describe.runIf(chromiumProgram)('the console', () => {
  let service: RunningService;
  let browser: Browser;

  beforeAll(async () => {
    service = await startService();
    browser = await openBrowser();
  });
  afterAll(cleanUpFile);

  it.each(Object.entries(sizes))(
    'takes a writer from a new key to a story told and a memory forgotten, on a %s',
    async (_size, options) => {
      const { page, log } = await openPage(browser, service.url, options);
      await page.clock.install();
      const phrase = await signInWithNewKey(page);

      await writeSession(page);
      await seePrime(page);
      await addChild(page, phrase);
      await readStory(page);
      await engageInAllModes(page);
      await walkToTheWords(page);
      await correctAndForget(page);

      expect(await page.evaluate('window.ran'), 'a script in a writing has run').toBeUndefined();
      // An agent may rest on something that is too new to have an entry: the page leaves that one out.
      expect(log.errors.filter((error) => !/ 404 .*\/memory\/entries\//.test(error))).toEqual([]);
      expectNothingSecretSent(log, phrase, service.url);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    },
    240_000,
  );

  it('keeps a phrase that was typed in to itself, and derives children from it', async () => {
    const phrase = generateMnemonic(english);
    const { page, log } = await openPage(browser, service.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'I have a recovery phrase' }).click();
    await page.getByLabel('Recovery phrase').fill(`  ${phrase.replaceAll(' ', '  ').toUpperCase()} `);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await writingField(page).waitFor();
    await addChild(page, phrase);
    expectNothingSecretSent(log, phrase, service.url);
  });

  it('says of words that are no phrase that they are none, and sends nothing', async () => {
    const { page, log } = await openPage(browser, service.url);
    await page.goto('/');
    await page.getByRole('button', { name: 'I have a recovery phrase' }).click();
    await page.getByLabel('Recovery phrase').fill('abandon abandon abandon');
    const before = log.requests.filter(({ url }) => url.includes('/swift/')).length;
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('not a recovery phrase').waitFor();
    expect(log.requests.filter(({ url }) => url.includes('/swift/'))).toHaveLength(before);
  });

  it('signs in with a wallet of the browser, which keeps its key', async () => {
    const account = mnemonicToAccount(generateMnemonic(english));
    const { page } = await openPage(browser, service.url);
    await page.exposeFunction('signForTest', (message: `0x${string}`) =>
      account.signMessage({ message: { raw: message } }),
    );
    await page.addInitScript(`
      const provider = { async request({ method, params }) {
        if (method === 'eth_requestAccounts') return ['${account.address}'];
        if (method === 'personal_sign') return window.signForTest(params[0]);
        throw new Error('not asked for: ' + method);
      } };
      addEventListener('eip6963:requestProvider', () => dispatchEvent(new CustomEvent('eip6963:announceProvider',
        { detail: { info: { name: 'Test Wallet' }, provider } })));
    `);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign in with Test Wallet' }).click();
    await writingField(page).waitFor();
    await goTo(page, 'You');
    await page.getByText(account.address).waitFor();
  });

  async function writeSession(page: Page): Promise<void> {
    const field = writingField(page);
    await field.focus();
    await page.keyboard.type('Forward');
    for (const key of ['Backspace', 'Delete', 'Control+Backspace', 'Control+z', 'Control+x']) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Control+a');
    await page.keyboard.type(' only');
    await page.evaluate(`{
      const data = new DataTransfer();
      data.setData('text/plain', 'pasted');
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      document.execCommand('insertText', false, '');
      document.execCommand('delete');
    }`);
    expect(await field.inputValue()).toBe('Forward only');

    await page.clock.fastForward(25_000);
    await page.getByText('Resting. The ring waits with you.').waitFor();
    await writeFor(page, ` ${plainWriting()} ${injected} ${plainWriting('the river')}`, 8);
    await page.getByText('Eight minutes. Stay as long as you like').waitFor();
    await expect.poll(() => page.locator('.ring .pause').count()).toBe(1);
    await finish(page);
  }

  async function seePrime(page: Page): Promise<void> {
    await page.getByRole('heading', { name: 'A prime' }).waitFor();
    await page.locator('.prime .picture.there img').waitFor({ timeout: 60_000 });
    await expectPainted(page, '.prime .picture img');
  }

  async function addChild(page: Page, phrase: string): Promise<void> {
    await goTo(page, 'You');
    await page.getByRole('button', { name: 'Add a child' }).click();
    await page.getByLabel('Born on').fill('2021-05-04');
    await page.getByRole('button', { name: 'fox' }).click();
    await page.getByRole('button', { name: 'Surprise us' }).click();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/swift/v2/children',
    );
    await page.getByRole('button', { name: 'Add the child' }).click();
    const { derived_wallet_address: address } = (await sent).postDataJSON();
    expect(address).toBe(mnemonicToAccount(phrase, { addressIndex: 1 }).address);
    await page.getByRole('img', { name: /^Pattern of/ }).waitFor();
  }

  async function readStory(page: Page): Promise<void> {
    await goTo(page, 'Read');
    await page.locator('.story-card').first().click();
    const scenes = page.locator('.scene');
    await scenes.first().waitFor();
    const count = await scenes.count();
    expect(count).toBeGreaterThanOrEqual(4);
    const texts = new Set<string>();
    for (const [name, language, direction] of [
      ['English', 'en', 'ltr'],
      ['Español', 'es', 'ltr'],
      ['中文', 'zh', 'ltr'],
      ['हिन्दी', 'hi', 'ltr'],
      ['العربية', 'ar', 'rtl'],
    ] as const) {
      await page.getByRole('radio', { name }).check();
      const words = page.locator(`.scenes[lang|="${language}"][dir="${direction}"] .scene-words p`);
      await expect
        .poll(() => words.allInnerTexts(), { timeout: 60_000 })
        .toSatisfy((all: string[]) => all.length === count && all.every((text) => text.length > 20));
      texts.add((await words.first().textContent()) ?? '');
    }
    expect(texts.size).toBe(5);
    await expect.poll(() => page.locator('.scene .picture.there').count(), { timeout: 120_000 }).toBe(count);
    await expectPainted(page, '.scene .picture img');

    await page.getByLabel('For').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'It has been told' }).click();
    await page.getByText(/^Told to /).waitFor();
  }

  async function engageInAllModes(page: Page): Promise<void> {
    for (const mode of ['Guided', 'Freeform', 'Confrontational']) {
      await goTo(page, 'Agents');
      await page.getByRole('button', { name: new RegExp(mode) }).click();
      await page.getByText(mode, { exact: false }).and(page.locator('.kicker')).waitFor();
      await page.locator('.run').first().getByText('greet').waitFor();
      await page.getByRole('button', { name: 'Write', exact: true }).click();
      await writingField(page).waitFor();
      await page.keyboard.type('My mother and the kitchen table again, and the rain. I said soon.');
      await page.clock.fastForward(9_000);
      await page.keyboard.type(' And that was all.');
      const told = page.waitForResponse((response) => response.url().endsWith('/write'));
      await finish(page);
      expect((await told).headers()['content-type']).toMatch(/^text\/event-stream/);
      await page.locator('.said .lead').first().waitFor();
      await expect.poll(() => page.locator('.run').count()).toBe(2);
    }
    await page.getByLabel('What it should do, or leave').fill('Please do not ask me about work');
    await page.getByLabel(/^Obey at once/).check();
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect.poll(() => page.locator('.run').count()).toBe(3);
    await page.locator('.prompt').waitFor();
  }

  async function walkToTheWords(page: Page): Promise<void> {
    await goTo(page, 'Memory');
    await page.locator('.multiples a').first().click();
    await page.locator('.evidence q').first().waitFor();
    const quotes = await page.locator('.evidence q').allInnerTexts();
    await page.locator('.evidence a').first().click();
    await page.locator('mark').first().waitFor();
    const marked = async () => (await page.locator('mark').allInnerTexts()).join(' ');
    for (const quote of quotes) await expect.poll(marked).toContain(quote);
    const text = await page.locator('.writing-text').textContent();
    expect(text, 'the writing is not shown as it was written').toContain(injected);
    expect(await page.locator('.writing-text script, .writing-text img').count()).toBe(0);
  }

  async function correctAndForget(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'What is believed of it' }).click();
    await page.getByLabel('It is rather').fill('the big table');
    await page.getByRole('button', { name: 'Correct it' }).click();
    await page.getByRole('heading', { level: 1, name: 'the big table' }).waitFor();
    await page.getByText('in your own word').waitFor();
    await page.getByRole('button', { name: 'Forget it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click();
    await page.getByRole('heading', { name: 'Forgotten' }).waitFor();
    await goTo(page, 'Memory');
    await page.locator('.multiples a').first().waitFor();
    await page.getByText('the big table').waitFor({ state: 'detached' });
  }
});
