import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { emojiPattern, newWallet, registerChild } from '../support/people.ts';
import { type RunningService, startService } from '../support/service.ts';

afterAll(cleanUpFile);

const now = new Date('2026-03-01T10:00:00.000Z');

let service: RunningService;
let parent: SignedIn;
beforeAll(async () => {
  service = await startService({ clock: () => now });
  parent = await service.api.signIn();
});

const newChild = (changes: Record<string, unknown> = {}) => ({
  derived_wallet_address: newWallet(),
  birthdate: '2022-02-28',
  emoji_pattern: emojiPattern,
  ...changes,
});

describe('a child', () => {
  it('is registered, listed, shown and removed', async () => {
    const person = await service.api.signIn();
    const wallet = newWallet();
    const { status, body } = await person.post(
      '/swift/v2/children',
      newChild({ derived_wallet_address: wallet.toLowerCase() }),
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      parent_wallet_address: person.account.address,
      derived_wallet_address: wallet,
      birthdate: '2022-02-28',
      emoji_pattern: emojiPattern,
      created_at: now.toISOString(),
    });
    const { parent_wallet_address, created_at, ...listed } = body;
    expect((await person.get('/swift/v2/children')).body).toEqual({ children: [listed] });
    expect((await person.get(`/swift/v2/children/${body.id}`)).body).toEqual(body);
    expect((await person.delete(`/swift/v2/children/${body.id}`)).status).toBe(200);
    expect((await person.get('/swift/v2/children')).body).toEqual({ children: [] });
    expect((await person.get(`/swift/v2/children/${body.id}`)).status).toBe(404);
    expect((await person.delete(`/swift/v2/children/${body.id}`)).status).toBe(404);
  });

  it('is registered once: its wallet is one child, for every parent, in any letter case, at once or later', async () => {
    const child = newChild();
    const stranger = await service.api.signIn();
    const wallet = child.derived_wallet_address;
    const answers = await Promise.all([
      parent.post('/swift/v2/children', child),
      parent.post('/swift/v2/children', { ...child, derived_wallet_address: wallet.toLowerCase() }),
      stranger.post('/swift/v2/children', {
        ...child,
        derived_wallet_address: `0x${wallet.slice(2).toUpperCase()}`,
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body;
    expect(refused).toMatchObject({ code: 'conflict', details: [{ path: 'derived_wallet_address' }] });
    expect(JSON.stringify(refused)).not.toContain(parent.account.address);
  });

  it('is made once for one idempotency key', async () => {
    const child = newChild();
    const headers = { 'Idempotency-Key': 'child-1' };
    const first = await parent.post('/swift/v2/children', child, headers);
    const again = await parent.post('/swift/v2/children', child, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });

  it('may be born today, on a leap day, and have any twelve strings', async () => {
    for (const birthdate of ['2026-03-01', '2024-02-29', '1900-01-01']) {
      expect((await parent.post('/swift/v2/children', newChild({ birthdate }))).body.birthdate).toBe(
        birthdate,
      );
    }
    const odd = [
      '👩‍👩‍👧‍👦',
      'é',
      'مرحبا',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      '𝄞',
      'x'.repeat(32),
      '🐢'.repeat(32),
      ...emojiPattern.slice(0, 5),
    ];
    expect(
      (await parent.post('/swift/v2/children', newChild({ emoji_pattern: odd }))).body.emoji_pattern,
    ).toEqual(odd);
  });
});

describe('a child is refused, with the field that is wrong,', () => {
  const refused: [string, Record<string, unknown>, string][] = [
    ['born on a day that does not exist', { birthdate: '2023-02-29' }, 'birthdate'],
    ['born in a month that does not exist', { birthdate: '2023-13-01' }, 'birthdate'],
    ['born tomorrow', { birthdate: '2026-03-02' }, 'birthdate'],
    ['born in year zero', { birthdate: '0000-01-01' }, 'birthdate'],
    ['born in words', { birthdate: 'last spring' }, 'birthdate'],
    ['born at a moment', { birthdate: '2023-02-01T00:00:00Z' }, 'birthdate'],
    ['born on a number', { birthdate: 20230201 }, 'birthdate'],
    ['without a birthdate', { birthdate: undefined }, 'birthdate'],
    ['with 11 emoji', { emoji_pattern: emojiPattern.slice(1) }, 'emoji_pattern'],
    ['with 13 emoji', { emoji_pattern: [...emojiPattern, '🌵'] }, 'emoji_pattern'],
    ['with an empty emoji', { emoji_pattern: ['', ...emojiPattern.slice(1)] }, 'emoji_pattern.0'],
    ['with a blank emoji', { emoji_pattern: [...emojiPattern.slice(0, 11), ' '] }, 'emoji_pattern.11'],
    [
      'with 33 characters for an emoji',
      { emoji_pattern: [...emojiPattern.slice(0, 11), '🐢'.repeat(33)] },
      'emoji_pattern.11',
    ],
    ['with a number for an emoji', { emoji_pattern: [1, ...emojiPattern.slice(1)] }, 'emoji_pattern.0'],
    ['with a string for the pattern', { emoji_pattern: emojiPattern.join('') }, 'emoji_pattern'],
    ['without a pattern', { emoji_pattern: undefined }, 'emoji_pattern'],
    ['with a NUL in the pattern', { emoji_pattern: ['\0', ...emojiPattern.slice(1)] }, 'emoji_pattern.0'],
    ['with half a wallet', { derived_wallet_address: '0x1234' }, 'derived_wallet_address'],
    ['without a wallet', { derived_wallet_address: undefined }, 'derived_wallet_address'],
  ];

  it.each(refused)('%s', async (_what, changes, path) => {
    const { status, body } = await parent.post('/swift/v2/children', newChild(changes));
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path);
  });

  it('with its parent’s own wallet, in any letter case', async () => {
    for (const wallet of [parent.account.address, parent.account.address.toLowerCase()]) {
      const { status, body } = await parent.post(
        '/swift/v2/children',
        newChild({ derived_wallet_address: wallet }),
      );
      expect([status, body.details[0].path]).toEqual([400, 'derived_wallet_address']);
    }
  });

  it('with every broken field listed at once', async () => {
    const { body } = await parent.post('/swift/v2/children', { birthdate: 'x', emoji_pattern: [] });
    expect(body.details.map(({ path }: { path: string }) => path).sort()).toEqual([
      'birthdate',
      'derived_wallet_address',
      'emoji_pattern',
    ]);
  });
});

it('shows a parent their own children alone', async () => {
  const [one, other] = [await service.api.signIn(), await service.api.signIn()];
  const child = await registerChild(one);
  expect((await other.get('/swift/v2/children')).body).toEqual({ children: [] });
  expect((await other.get(`/swift/v2/children/${child.id}`)).status).toBe(404);
  expect((await other.delete(`/swift/v2/children/${child.id}`)).status).toBe(404);
  expect((await one.get(`/swift/v2/children/${child.id}`)).body).toEqual(child);
});
