import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiResponse, TokenHolder } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { connectToEmbedded } from '../support/database.ts';
import { journal } from '../support/journal.ts';
import {
  addressOf,
  type OpenApi,
  type Operation,
  operationsOf,
  readDocument,
  typesOf,
} from '../support/operations.ts';
import { type RunningService, startService } from '../support/service.ts';

const adminToken = 'operator-token-of-this-test';

let service: RunningService;
let person: TokenHolder;
let document: OpenApi;
let operations: Operation[];
let database: ReturnType<typeof connectToEmbedded>;

beforeAll(async () => {
  service = await startService({ work: false, environment: { ADMIN_TOKEN: adminToken } });
  database = connectToEmbedded(service.dataDir);
  person = await service.api.signIn();
  document = await readDocument(service.url);
  operations = operationsOf(document);
});
beforeEach(async () => {
  await database.query('delete from request_limits');
});
afterAll(cleanUpFile);

function tokenFor(operation: Operation): string | undefined {
  if (operation.security.length === 0) return undefined;
  return operation.security.some((scheme) => 'operator' in scheme) ? adminToken : person.token;
}

function call(operation: Operation, body: unknown): Promise<ApiResponse> {
  return service.api.call(operation.method, addressOf(operation), { token: tokenFor(operation), body });
}

/** The one shape of an error, a code of its own, a sentence, and the id that the header has, too. */
function expectProblem({ status, body, headers }: ApiResponse): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  expect(body.error).toMatch(/^[A-Z].*\.$/s);
  expect(body.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect(body.request_id).toBe(headers.get('x-request-id'));
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('cache-control')).toBe('no-store');
  for (const { message } of body.details ?? []) expectWords(message);
}

/** Terms of the validation library that no message to a client may contain. */
function expectWords(message: string): void {
  expect(message).toMatch(/^(is|are|was|were|has|have|must|did|does|needs|cannot) /);
  expect(message).not.toMatch(/invalid input|expected|received|undefined|NaN|zod|regex|\/\^/i);
}

const samples: [string, unknown][] = [
  ['string', 'text'],
  ['number', 12],
  ['boolean', true],
  ['array', ['text']],
  ['object', { text: 'text' }],
  ['null', null],
];

describe('every field of every body', () => {
  it('is named when it is missing, null or of another type', async () => {
    const withBodies = operations.filter(({ body }) => body?.properties);
    expect(withBodies.length).toBeGreaterThanOrEqual(4);
    let tried = 0;
    for (const operation of withBodies) {
      const required = operation.body!.required ?? [];
      if (required.length > 0) {
        for (const sent of [{}, undefined]) {
          const answer = await call(operation, sent);
          expectProblem(answer);
          expect(answer.body.code).toBe('invalid_request');
          const missing = answer.body.details.map(
            ({ path, message }: { path: string; message: string }) => `${path} ${message}`,
          );
          expect(missing.sort()).toEqual(required.map((name) => `${name} is required`).sort());
        }
      }
      for (const [name, schema] of Object.entries(operation.body!.properties!)) {
        const types = typesOf(document, schema);
        for (const [type, value] of samples) {
          if (types === undefined || types.has(type)) continue;
          tried++;
          const answer = await call(operation, { [name]: value });
          const where = `${operation.operationId} ${name}: ${JSON.stringify(value)}`;
          expect(answer.status, where).toBe(400);
          expectProblem(answer);
          const about = answer.body.details.filter(({ path }: { path: string }) => path === name);
          expect(about, where).not.toEqual([]);
          expect(about[0].message).toMatch(/^must be /);
        }
      }
    }
    expect(tried).toBeGreaterThan(30);
  });

  it('must be an object, not another JSON value', async () => {
    for (const operation of operations.filter(({ body }) => body)) {
      for (const body of [null, [], [{}], 'text', 12, true]) {
        const answer = await call(operation, body);
        expectProblem(answer);
        expect(answer.body.code).toBe('invalid_request');
        expect(answer.body.details).toContainEqual({ path: 'body', message: 'must be an object' });
      }
    }
  });
});

describe('every parameter of a path', () => {
  it.each([
    'x',
    '-1',
    '0',
    '%00',
    '%20',
    '..%2f..%2fetc',
    '%27%3b%20drop%20table',
    '%F0%9F%8C%8A',
    'x'.repeat(5_000),
  ])('may be %s without harm', async (value) => {
    const parametrised = operations.filter(({ path }) => path.includes('{'));
    expect(parametrised.length).toBeGreaterThan(0);
    for (const operation of parametrised) {
      const address = addressOf(operation, value);
      const answer = await service.api.call(operation.method, address, { token: tokenFor(operation) });
      expectProblem(answer);
      expect([400, 404]).toContain(answer.status);
      if (answer.status === 400) expect(answer.body.details.length).toBeGreaterThan(0);
    }
  });

  it.each(['%', '%f', '%ff', '%c0%af', '%ed%a0%80', '%u0041'])(
    'that is no address at all, as %s, is a 400',
    async (value) => {
      for (const operation of operations.filter(({ path }) => path.includes('{'))) {
        const answer = await service.api.call(operation.method, addressOf(operation, value), {
          token: tokenFor(operation),
        });
        expectProblem(answer);
        expect(answer.body.details).toEqual([{ path: 'path', message: 'is not a valid address' }]);
      }
    },
  );
});

describe('every parameter of a query', () => {
  const odd = [
    '',
    ' ',
    '-1',
    '0',
    '1.5',
    '1e3',
    '501',
    '99999999999999999999',
    '٣',
    'NaN',
    'null',
    '%00',
    "'; --",
    'é',
    '%',
  ];

  it('causes no error with any value, is named when it is refused, and may not be repeated', async () => {
    const queried = operations.filter(({ parameters }) =>
      parameters.some((parameter) => parameter.in === 'query'),
    );
    expect(queried.length).toBeGreaterThanOrEqual(2);
    for (const operation of queried) {
      for (const { name } of operation.parameters.filter((parameter) => parameter.in === 'query')) {
        for (const value of odd) {
          const answer = await service.api.call(
            operation.method,
            `${addressOf(operation)}?${name}=${value}`,
            {
              token: tokenFor(operation),
            },
          );
          if (answer.status === 200) continue;
          expectProblem(answer);
          if (answer.status !== 404)
            expect(answer.body.details.map(({ path }: { path: string }) => path)).toContain(name);
        }
        const twice = await service.api.call(
          operation.method,
          `${addressOf(operation)}?${name}=1&${name}=2`,
          {
            token: tokenFor(operation),
          },
        );
        expectProblem(twice);
        expect(twice.body.details.map(({ path }: { path: string }) => path)).toEqual([name]);
      }
    }
  });
});

describe('any JSON value', () => {
  it('is answered without a 5xx by every operation that takes a body', async () => {
    const targets = operations.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
    const names = [...new Set(targets.flatMap(({ body }) => Object.keys(body?.properties ?? {})))];
    const values = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.double(),
      fc.integer(),
      fc.constantFrom(
        journal('fuzz'),
        `0x${'ab'.repeat(20)}`,
        '',
        '\0',
        '\ud800',
        '__proto__',
        480,
        -0,
        1e308,
        2 ** 53,
      ),
    );
    const bodies = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor', 'toString'), values, {
        maxKeys: names.length,
      }),
    );
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...targets), bodies, async (operation, body) => {
        if (calls++ % 50 === 0) await database.query('delete from request_limits');
        const answer = await call(operation, body);
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
        if (answer.status >= 400) expectProblem(answer);
      }),
      { numRuns: 600 },
    );
  });
});
