import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiResponse, TokenHolder } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { journal } from '../support/journal.ts';
import { type RunningService, sharedService } from '../support/service.ts';

let service: RunningService;
let writer: TokenHolder;

beforeAll(async () => {
  service = await sharedService();
  writer = await service.issueClient();
});
afterAll(cleanUpFile);

const right = { writing: journal('the ferry'), duration_seconds: 600, new_line_count: 0 };

function write(changes: Record<string, unknown>): Promise<ApiResponse> {
  return writer.post('/swift/v2/write', { ...right, ...changes });
}

function faults({ body }: ApiResponse): string[] {
  return (body.details ?? []).map(
    ({ path, message }: { path: string; message: string }) => `${path} ${message}`,
  );
}

describe('a number of a submission', () => {
  it.each([
    ['duration_seconds', 0, 86_400],
    ['new_line_count', 0, 200_000],
  ])('%s is whole and within its bounds, which are part of it', async (name, least, most) => {
    for (const good of [least, most, 480.0, 1e2, -0])
      expect((await write({ [name]: good })).status).toBe(200);
    const refused: [unknown, string][] = [
      [least - 1, `must be ${least} or more`],
      [most + 1, `must be at most ${most}`],
      [-1e300, `must be ${least} or more`],
      [1e300, `must be at most ${most}`],
      [0.5, 'must be a whole number'],
      [479.9999999, 'must be a whole number'],
      ['480', 'must be a number'],
      [[480], 'must be a number'],
      [null, 'must be a number'],
      [false, 'must be a number'],
    ];
    for (const [value, message] of refused) {
      const answer = await write({ [name]: value });
      expect(answer.status, JSON.stringify(value)).toBe(400);
      expect(faults(answer)).toContain(`${name} ${message}`);
    }
  });

  it.each(['1e400', '-1e400', '123456789012345678901234567890'])(
    'of %s, beyond what a number can hold, is refused',
    async (number) => {
      const rawBody = `{"writing":"some words","duration_seconds":${number},"new_line_count":0}`;
      const answer = await service.api.call('POST', '/swift/v2/write', { token: writer.token, rawBody });
      expect(answer.status).toBe(400);
      expect(answer.body.details[0].path).toBe('duration_seconds');
    },
  );
});

describe('the text of a submission', () => {
  it('is stored and returned unchanged in every script', async () => {
    const texts = [
      'كتبت اليوم عن أمي \u202eright to left\u202c وعن البحر',
      'e\u0301 is two characters and \u00e9 is one; both stay as they were',
      '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466} \u{1f3f3}\ufe0f\u200d\u{1f308} family and flag',
      'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034da\u0300l\u0301g\u0302o\u0303',
      '\ufeffmarked at its front, \ufffe and \uffff inside, \u0001\u0002\u001f and \u007f\u0085 too',
      '\u2028 line and \u2029 paragraph separators',
      'tabs\tand\r\nlines\nof\rall kinds\v\f',
      '\ufffd was a replacement character already',
      '\u{10ffff}\u{e0041} the far planes',
      '$1 {1} %s %n \\u0000 \\ " \' `; drop table writings; -- <script>alert(1)</script> {{x}} $$',
      '日记：今天下雨。हिन्दी में भी। ไทย',
      '__proto__ constructor null undefined NaN',
    ];
    for (const text of texts) {
      const answer = await write({ writing: text });
      expect(answer.status, text).toBe(200);
      const { body } = await writer.get('/swift/v2/writings?limit=1');
      expect(body.writings[0].writing).toBe(text);
    }
  });

  it.each([
    ['NUL', `one\0two`, 'has a NUL character at position 3, which cannot be stored'],
    [
      'a lone high surrogate',
      'one \ud83d two',
      'has half of a surrogate pair, which is no character and cannot be stored',
    ],
    [
      'a lone low surrogate',
      '\udf0a two',
      'has half of a surrogate pair, which is no character and cannot be stored',
    ],
    [
      'surrogates the wrong way round',
      'x \udf0a\ud83c',
      'has half of a surrogate pair, which is no character and cannot be stored',
    ],
  ])('with %s is refused in words', async (_name, text, message) => {
    const rawBody = JSON.stringify({ ...right, writing: text });
    const answer = await service.api.call('POST', '/swift/v2/write', { token: writer.token, rawBody });
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([`writing ${message}`]);
  });

  it.each([
    ['nothing', '', 'must not be empty'],
    ['a space', ' ', 'must have something in it besides white space'],
    [
      'all kinds of white space',
      ' \t\r\n\u00a0\u2003\u3000\ufeff',
      'must have something in it besides white space',
    ],
  ])('that is %s is refused', async (_name, text, message) => {
    const answer = await write({ writing: text });
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([`writing ${message}`]);
  });

  it.each([
    ['letters', 'a'],
    ['Chinese characters', '水'],
    ['emoji', '\u{1f30a}'],
  ])('may have 200,000 %s and not one more', async (_name, character) => {
    const most = await write({ writing: character.repeat(200_000) });
    expect(most.status).toBe(200);
    const more = await write({ writing: character.repeat(200_001) });
    expect(more.status).toBe(400);
    expect(faults(more)).toEqual(['writing must have at most 200000 characters, has 200001']);
  });

  it('with 200,000 one-letter words, on one line or one on each line, is answered in time', async () => {
    for (const writing of [
      'a '.repeat(100_000),
      'ab'.repeat(100_000),
      'a\n'.repeat(100_000),
      `${'a.'.repeat(99_999)}a`,
    ]) {
      const began = performance.now();
      for (const duration_seconds of [300, 600])
        expect((await write({ writing, duration_seconds })).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(10_000);
    }
  });
});

describe('a submission as a whole', () => {
  it('lists everything that is wrong with it at once', async () => {
    const answer = await writer.post(
      '/swift/v2/write',
      { writing: 5, duration_seconds: -1, sealed: 'yes' },
      { 'idempotency-key': 'has a space' },
    );
    expect(answer.status).toBe(400);
    expect(faults(answer).sort()).toEqual([
      'Idempotency-Key must be 1 to 255 printable ASCII characters without spaces',
      'duration_seconds must be 0 or more',
      'new_line_count is required',
      'sealed must be true or false',
      'writing must be a string',
    ]);
    expect(answer.body.error).toContain('new_line_count');
  });

  it('may have unknown fields, even names of prototype properties, which are ignored', async () => {
    const extras =
      '"__proto__":{"sealed":true},"constructor":{"prototype":{"x":1}},"toString":1,"is_prime":false,"person_id":"x"';
    const rawBody = `{${extras},"writing":"words of my own","duration_seconds":600,"new_line_count":0}`;
    const { status } = await service.api.call('POST', '/swift/v2/write', { token: writer.token, rawBody });
    expect(status).toBe(200);
    const { body } = await writer.get('/swift/v2/writings?limit=1');
    expect(body.writings[0]).toMatchObject({ sealed: false, is_prime: true });
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('takes the last of two fields with the same name, as JSON does', async () => {
    const rawBody = '{"writing":"one","writing":"two","duration_seconds":600,"new_line_count":0}';
    await service.api.call('POST', '/swift/v2/write', { token: writer.token, rawBody });
    const { body } = await writer.get('/swift/v2/writings?limit=1');
    expect(body.writings[0].writing).toBe('two');
  });
});
