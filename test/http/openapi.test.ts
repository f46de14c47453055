import { existsSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUpFile, onCleanup } from '../support/data-dir.ts';
import { type OpenApi, operationsOf, readDocument } from '../support/operations.ts';
import { sayWhySkipped } from '../support/programs.ts';
import { type RunningService, sharedService } from '../support/service.ts';

let service: RunningService;
let document: OpenApi;

beforeAll(async () => {
  service = await sharedService();
  document = await readDocument(service.url);
});
afterAll(cleanUpFile);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('names each operation once, with its authentication and a description of each answer', () => {
    const operations = operationsOf(document);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operationId, responses, security, tags } of operations) {
      expect(operationId).toMatch(/^[a-z][A-Za-z0-9]+$/);
      expect(tags).toHaveLength(1);
      expect(responses).toContain('400');
      expect(responses).toContain('503');
      expect(responses.includes('401'), operationId).toBe(
        security.length > 0 || operationId === 'verifyChallenge',
      );
    }
  });

  it.each([
    ['POST', '/swift/v2/auth/challenge'],
    ['POST', '/swift/v2/auth/verify'],
    ['DELETE', '/swift/v2/auth/session'],
    ['GET', '/swift/v2/me'],
    ['DELETE', '/swift/v2/me'],
    ['GET', '/swift/v2/me/export'],
    ['POST', '/swift/v1/write'],
    ['POST', '/swift/v2/write'],
    ['GET', '/swift/v1/writings'],
    ['GET', '/swift/v2/writings'],
    ['DELETE', '/swift/v2/writings/{id}'],
    ['GET', '/swift/v2/cuentacuentos/ready'],
    ['GET', '/swift/v2/cuentacuentos/history'],
    ['POST', '/swift/v2/cuentacuentos/{id}/complete'],
    ['POST', '/swift/v2/cuentacuentos/{id}/assign'],
    ['POST', '/swift/v2/children'],
    ['GET', '/swift/v2/children'],
    ['GET', '/swift/v2/children/{childId}'],
    ['DELETE', '/swift/v2/children/{childId}'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
  ])('has %s %s', (method, path) => {
    expect(Object.keys(document.paths[path] ?? {})).toContain(method.toLowerCase());
  });

  it('describes every path parameter', () => {
    for (const { path, parameters } of operationsOf(document)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(described, path).toEqual(named);
    }
  });

  it('is shown by its page, whose files the service itself serves', async () => {
    if (!existsSync('/usr/bin/chromium')) {
      sayWhySkipped('the page of the contract in a browser', 'no /usr/bin/chromium');
      const html = await (await fetch(`${service.url}/docs`)).text();
      for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
        expect((await fetch(service.url + address)).status).toBe(200);
      }
      return;
    }
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
    onCleanup(() => browser.close());
    const page = await browser.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(service.url) && !request.url().startsWith('data:'))
        troubles.push(`elsewhere: ${request.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    await page.goto(`${service.url}/docs`);
    await page.getByText('/swift/v2/auth/challenge').first().waitFor();
    const shown = await page.locator('.opblock').count();
    expect(shown).toBe(operationsOf(document).length);
    expect(troubles).toEqual([]);
  });
});
