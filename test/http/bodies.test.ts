import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiResponse, TokenHolder } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { journal } from '../support/journal.ts';
import { sendRaw } from '../support/raw-http.ts';
import { type RunningService, sharedService } from '../support/service.ts';

let service: RunningService;
let writer: TokenHolder;

beforeAll(async () => {
  service = await sharedService();
  writer = await service.issueClient();
});
afterAll(cleanUpFile);

const right = JSON.stringify({ writing: journal('boats'), duration_seconds: 100, new_line_count: 0 });

function send(rawBody: string | Uint8Array, headers: Record<string, string> = {}): Promise<ApiResponse> {
  return service.api.call('POST', '/swift/v2/write', { token: writer.token, rawBody, headers });
}

function expectRefusal(answer: ApiResponse, status: number, code: string, path?: string): void {
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
  if (path !== undefined)
    expect(answer.body.details.map((detail: { path: string }) => detail.path)).toEqual([path]);
}

describe('a body', () => {
  it.each([1_048_577, 5_000_000, 40_000_000])('of %i bytes is too large', async (bytes) => {
    expectRefusal(await send(`{"writing":"${'a'.repeat(bytes - 14)}"}`), 413, 'payload_too_large');
  });

  it('of exactly one MiB is read', async () => {
    const filler = `${right.slice(0, -1)},"filler":""}`;
    const whole = filler.replace('"filler":""', `"filler":"${'a'.repeat(1_048_576 - filler.length)}"`);
    expect(Buffer.byteLength(whole)).toBe(1_048_576);
    expect((await send(whole)).status).toBe(200);
  });

  it('that unpacks to more than one MiB is too large, whatever its packed size', async () => {
    const bomb = `{"writing":"${'a'.repeat(80_000_000)}"}`;
    for (const [encoding, packed] of [
      ['gzip', gzipSync(bomb)],
      ['deflate', deflateSync(bomb)],
      ['br', brotliCompressSync(bomb, { params: { 1: 1 } })],
    ] as const) {
      expect(packed.length).toBeLessThan(200_000);
      expectRefusal(await send(packed, { 'content-encoding': encoding }), 413, 'payload_too_large');
    }
  });

  it('may be compressed', async () => {
    expect((await send(gzipSync(right), { 'content-encoding': 'gzip' })).status).toBe(200);
    expect((await send(brotliCompressSync(right), { 'content-encoding': 'br' })).status).toBe(200);
  });

  it('with invalid or incomplete compression is refused', async () => {
    expectRefusal(await send(right, { 'content-encoding': 'gzip' }), 400, 'invalid_request', 'body');
    expectRefusal(
      await send(gzipSync(right).subarray(0, 40), { 'content-encoding': 'gzip' }),
      400,
      'invalid_request',
      'body',
    );
    for (const encoding of ['compress', 'zstd,gzip', 'snappy', 'x'.repeat(300)]) {
      expectRefusal(await send(right, { 'content-encoding': encoding }), 415, 'unsupported_media_type');
    }
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'application/ld+json',
    'json',
    '*/*',
    '',
  ])('of type %s is refused', async (type) => {
    expectRefusal(await send(right, { 'content-type': type }), 415, 'unsupported_media_type', 'Content-Type');
  });

  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('of type %s is read', async (type) => {
    expect((await send(right, { 'content-type': type })).status).toBe(200);
  });

  it.each(['utf-16', 'utf-16le', 'utf-32', 'utf-7', 'iso-8859-1', 'latin1', 'shift_jis', 'no-such', ''])(
    'in the charset %s is refused',
    async (charset) => {
      const answer = await send(Buffer.from(right, 'utf16le'), {
        'content-type': `application/json; charset=${charset}`,
      });
      expect([400, 415]).toContain(answer.status);
      expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
    },
  );

  it('that is not UTF-8 is refused instead of being changed', async () => {
    const latin1 = Buffer.from(right.replace('boats', 'caf\u00e9'), 'latin1');
    expectRefusal(await send(latin1), 400, 'invalid_request', 'body');
    const surrogate = Buffer.concat([
      Buffer.from('{"writing":"'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ]);
    expectRefusal(await send(surrogate), 400, 'invalid_request', 'body');
  });

  it('may begin with a byte order mark', async () => {
    expect((await send(Buffer.from(`\ufeff${right}`))).status).toBe(200);
  });

  it.each([
    '{',
    '{}}',
    "{'writing':'x'}",
    '{"writing":"x",}',
    '{"writing":undefined}',
    '{"writing":NaN}',
    '{"writing":"a\nb"}',
    '{"writing":"\\u12"}',
    '{"writing":01}',
    '// comment\n{}',
    'writing=x',
    '<writing/>',
    '\0',
    '{"a":1}{"b":2}',
    '"unfinished',
  ])('that is not JSON, as %j, is refused', async (text) => {
    expectRefusal(await send(text), 400, 'invalid_request', 'body');
  });

  it('with a hundred thousand levels of nesting is answered like any other', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const nested = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    for (const value of [deep, nested]) {
      const asField = await send(`{"writing":${value},"duration_seconds":1,"new_line_count":0}`);
      expectRefusal(asField, 400, 'invalid_request', 'writing');
      const beside = await send(`${right.slice(0, -1)},"extra":${value}}`);
      expect(beside.status).toBe(200);
    }
    expectRefusal(await send(deep), 400, 'invalid_request', 'body');
  });

  it('with many errors is answered with a hundred of them at most', async () => {
    const answer = await service.api.call('POST', '/swift/v2/children', {
      token: (await service.api.signIn()).token,
      body: {
        derived_wallet_address: 1,
        birthdate: 1,
        emoji_pattern: Array.from({ length: 300_000 }, () => 1),
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.details.length).toBeLessThanOrEqual(100);
    expect(JSON.stringify(answer.body).length).toBeLessThan(20_000);
  });

  it('that its sender breaks off, or that is shorter than declared, harms no other request', async () => {
    const head = `POST /swift/v2/write HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${writer.token}\r\nContent-Type: application/json\r\n`;
    const cut = await sendRaw(
      service.url,
      `${head}Content-Length: ${right.length}\r\n\r\n${right.slice(0, 20)}`,
    );
    if (cut !== '') expect(cut).toMatch(/^HTTP\/1\.1 400 /);
    await sendRaw(service.url, `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"wri\r\n`);
    await sendRaw(service.url, `${head}Transfer-Encoding: chunked\r\n\r\nnonsense\r\n`);
    await sendRaw(service.url, `${head}Content-Length: -5\r\n\r\n`);
    await sendRaw(service.url, `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`);
    await sendRaw(service.url, `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`);
    expect((await send(right)).status).toBe(200);
  });
});

describe('an address', () => {
  it.each([
    '/console/nothing.js',
    '/nothing',
    '/swift',
    '/swift/v2',
    '/swift/v3/write',
    '/SWIFT/v2/writings',
    '/swift/v2/writings/x/y',
    '/static',
    '/static/primes/',
    '/static/primes/..',
    '/static/primes/nothing.webp',
    '/.env',
    '/package.json',
    '/docs/nothing.js',
    '/%2e%2e/package.json',
    '/constructor',
    '/__proto__',
  ])('%s is not found, in the one shape', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await fetch(service.url + path, { method });
      const body = await response.json();
      expect([response.status, (body as { code: string }).code]).toEqual([404, 'not_found']);
      expect((body as { request_id: string }).request_id).toBe(response.headers.get('x-request-id'));
    }
  });

  it.each(['%', '%zz', '%e0%a4', '/static/primes/%', '/static/primes/%00.webp', '/swift/v2/writings/%'])(
    'that cannot be decoded, as %s, is a 400 or not found',
    async (path) => {
      const response = await fetch(`${service.url}/${path.replace(/^\//, '')}`);
      expect([400, 404]).toContain(response.status);
      const body = (await response.json()) as { code: string; request_id: string };
      expect(body.request_id).toBe(response.headers.get('x-request-id'));
    },
  );

  it.each([
    ['GET', '/swift/v2/write', 'POST'],
    ['PUT', '/swift/v2/write', 'POST'],
    ['DELETE', '/swift/v1/write', 'POST'],
    ['POST', '/swift/v2/writings', 'GET'],
    ['PATCH', '/swift/v2/me', 'DELETE, GET'],
    ['OPTIONS', '/swift/v2/me', 'DELETE, GET'],
    ['GET', '/swift/v2/auth/challenge', 'POST'],
    ['GET', '/swift/v2/auth/session', 'DELETE'],
    ['POST', '/healthz', 'GET'],
    ['POST', '/readyz', 'GET'],
    ['POST', '/metrics', 'GET'],
    ['PUT', '/openapi.json', 'GET'],
    ['PUT', '/swift/v2/writings/3f2c8a54-3c1e-4f7a-9d0b-5a6c7e8f9012', 'DELETE, GET'],
    ['POST', '/', 'GET'],
  ])('does not take %s at %s, and says what it takes', async (method, path, allowed) => {
    const response = await fetch(service.url + path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    const body = (await response.json()) as { code: string; request_id: string };
    expect(body.code).toBe('method_not_allowed');
    expect(body.request_id).toBe(response.headers.get('x-request-id'));
  });

  it('answers HEAD as GET without a body', async () => {
    const response = await fetch(`${service.url}/healthz`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('a request id', () => {
  it('is the caller’s own if it is a plain one, and a new one otherwise', async () => {
    const idOf = async (given: string) =>
      (await fetch(`${service.url}/healthz`, { headers: { 'x-request-id': given } })).headers.get(
        'x-request-id',
      );
    expect(await idOf('my.request-id_1')).toBe('my.request-id_1');
    for (const odd of ['', 'a b', '<script>', 'x'.repeat(65), '{"a":1}']) {
      expect(await idOf(odd)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    }
  });
});

describe('every answer', () => {
  it('forbids sniffing, framing and caching of personal data, and does not name the server software', async () => {
    const { headers } = await service.api.call('GET', '/swift/v2/me', { token: writer.token });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});
