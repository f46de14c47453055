import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onCleanup } from '../../support/data-dir.ts';

/** The system’s Chromium; undefined where there is none. */
export const chromiumProgram = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(existsSync);

export const sizes = {
  desktop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumProgram!,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  onCleanup(() => browser.close());
  return browser;
}

/** All requests and errors of a page. */
export interface PageLog {
  requests: { url: string; body: string; headers: string }[];
  /** Errors of scripts, and violations of the page’s policy. */
  errors: string[];
}

export interface OpenedPage {
  page: Page;
  log: PageLog;
}

/** A page in a fresh browser context, as of a first visit. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = sizes.desktop,
): Promise<OpenedPage> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', ...options });
  onCleanup(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const log: PageLog = { requests: [], errors: [] };
  page.on('request', (request) => {
    log.requests.push({
      url: request.url(),
      body: request.postData() ?? '',
      headers: JSON.stringify(request.headers()),
    });
  });
  page.on('pageerror', (error) => log.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') log.errors.push(`${message.text()} ${message.location().url}`);
  });
  return { page, log };
}
