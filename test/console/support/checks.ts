import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { mnemonicToAccount } from 'viem/accounts';
import { expect } from 'vitest';
import type { PageLog } from './browser.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page, moderate or worse. The page has to be opened with `bypassCSP`: its policy refuses axe. */
export async function violationsOf(page: Page, name: string): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = (await page.evaluate(`axe.run(document, { resultTypes: ['violations'] })`)) as AxeResults;
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate')
    .map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Fails unless every picture that matches has loaded and is at least 256 pixels wide. */
export async function expectPainted(page: Page, selector: string): Promise<void> {
  const widths = await page
    .locator(selector)
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(widths.length).toBeGreaterThan(0);
  for (const width of widths) expect(width).toBeGreaterThanOrEqual(256);
}

/** Fails where the page called another origin, or sent a part of the recovery phrase or a key that it derives. */
export function expectNothingSecretSent(log: PageLog, phrase: string, origin: string): void {
  const words = phrase.split(' ');
  const secrets = [0, 1].map((addressIndex) => {
    const key = mnemonicToAccount(phrase, { addressIndex }).getHdKey().privateKey!;
    return Buffer.from(key).toString('hex');
  });
  expect(log.requests.length).toBeGreaterThan(5);
  for (const { url, body, headers } of log.requests) {
    expect(new URL(url).origin, url).toBe(origin);
    const sent = `${decodeURIComponent(url)} ${body} ${headers}`.toLowerCase();
    expect(sent).not.toContain(words.slice(0, 3).join(' '));
    for (const secret of secrets) expect(sent).not.toContain(secret);
  }
}
