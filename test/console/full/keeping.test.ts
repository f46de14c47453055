import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpFile, freshDataDir } from '../../support/data-dir.ts';
import { plainWriting } from '../../support/people.ts';
import { startProcess } from '../../support/process.ts';
import { freePort } from '../../support/programs.ts';
import { type RunningService, startService } from '../../support/service.ts';
import { chromiumProgram, openBrowser, openPage } from '../support/browser.ts';
import { finish, signInWithNewKey, writeFor, writingField } from '../support/steps.ts';

describe.runIf(chromiumProgram)('what is written in the console', () => {
  let browser: Browser;

  let service: RunningService;

  beforeAll(async () => {
    browser = await openBrowser();
    service = await startService({ work: false });
  });
  afterAll(cleanUpFile);

  it('outlives a service that is killed during the session, and is handed over once', async () => {
    const environment = { DATA_DIR: await freshDataDir(), PORT: String(await freePort()), LOG_LEVEL: 'info' };
    const first = await startProcess(environment);
    const { page, log } = await openPage(browser, first.url);
    await page.clock.install();
    await signInWithNewKey(page);
    const text = plainWriting('the ferry');
    await writeFor(page, text.slice(0, 200), 4);
    await first.kill('SIGKILL');

    await writeFor(page, text.slice(200), 4);
    const written = await writingField(page).inputValue();
    await finish(page);
    await page.getByText('kept on this device').waitFor();

    const second = await startProcess(environment);
    const answered = page.getByRole('heading', { name: 'A prime' }).waitFor({ timeout: 60_000 });
    // The page tries again by itself, too, and may be the first to.
    await Promise.race([page.getByRole('button', { name: 'Try now' }).click(), answered]);
    await answered;
    const token = await page.evaluate(`JSON.parse(localStorage.getItem('prime.session')).token`);
    const { body } = await (await second.client()).as(String(token)).get('/swift/v2/writings');
    expect(body.writings.map((one: { writing: string }) => one.writing)).toEqual([written]);

    const keys = log.requests
      .filter(({ url }) => url.endsWith('/swift/v2/write'))
      .map(({ headers }) => JSON.parse(headers)['idempotency-key']);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  }, 120_000);

  it('is there again after the tab was closed in mid sentence, with its time', async () => {
    const { page } = await openPage(browser, service.url);
    await page.clock.install();
    await signInWithNewKey(page);
    await writeFor(page, plainWriting('the ladder'), 3);
    const written = await writingField(page).inputValue();
    const again = await page.context().newPage();
    await page.close();
    await again.clock.install();
    await again.goto('/');
    await writingField(again).waitFor();
    await again.getByText('Here is where you left off.').waitFor();
    expect(await writingField(again).inputValue()).toBe(written);
    await again.getByRole('button', { name: 'Finish the session' }).click();
    await again.getByRole('heading', { name: /^3:\d\d written$/ }).waitFor();
  });

  it('is handed over once when the answer was lost on its way and the tab was closed', async () => {
    const { page } = await openPage(browser, service.url);
    await page.clock.install();
    await signInWithNewKey(page);
    await writeFor(page, plainWriting('the lamp'), 8);
    const written = await writingField(page).inputValue();
    let arrived = 0;
    // The service gets it and keeps it; what it answers never comes back.
    await page.route('**/swift/v2/write', async (route) => {
      await route.fetch();
      arrived++;
      await route.abort('connectionreset');
    });
    await finish(page);
    await page.getByText('kept on this device').waitFor();
    expect(arrived).toBeGreaterThan(0);
    const again = await page.context().newPage();
    await page.close();
    await again.goto('/');
    await again.getByText('1 session from an earlier visit was sent.').waitFor();
    const token = await again.evaluate(`JSON.parse(localStorage.getItem('prime.session')).token`);
    const { body } = await service.api.as(String(token)).get('/swift/v2/writings');
    expect(body.writings.map((one: { writing: string }) => one.writing)).toEqual([written]);
  });

  it('is answered under eight minutes, and leaves nothing on the device', async () => {
    const { page } = await openPage(browser, service.url);
    await page.clock.install();
    await signInWithNewKey(page);
    await writeFor(page, plainWriting('the stairs'), 1);
    await finish(page);
    await page.getByText('short of eight minutes').waitFor();
    const names = await page.evaluate('Object.keys(localStorage).join()');
    expect(names).not.toContain('draft');
  });
});
