import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenHolder } from '../support/api-client.ts';
import { cleanUpFile } from '../support/data-dir.ts';
import { connectToEmbedded } from '../support/database.ts';
import { journal } from '../support/journal.ts';
import { type RunningService, sharedService } from '../support/service.ts';

let service: RunningService;
let database: ReturnType<typeof connectToEmbedded>;

beforeAll(async () => {
  service = await sharedService();
  database = connectToEmbedded(service.dataDir);
});
afterAll(cleanUpFile);

const session = (word: string, durationSeconds = 600) => ({
  writing: journal(word),
  duration_seconds: durationSeconds,
  new_line_count: 0,
});

const write = (writer: TokenHolder, key: string, body: unknown, version = 'v2') =>
  writer.post(`/swift/${version}/write`, body, { 'idempotency-key': key });

async function primesOf(writer: TokenHolder): Promise<string[]> {
  const { body } = await writer.get('/swift/v2/writings');
  return body.writings.map(({ prime }: { prime: { id: string } }) => prime.id);
}

describe('an Idempotency-Key', () => {
  it('with the same body brings the first answer back, and keeps one prime', async () => {
    const writer = await service.issueClient();
    const first = await write(writer, 'a', session('once'));
    for (let n = 0; n < 3; n++) {
      const again = await write(writer, 'a', session('once'));
      expect([again.status, again.body]).toEqual([first.status, first.body]);
    }
    expect(await primesOf(writer)).toEqual([first.body.prime_id]);
  });

  it('with another body is a conflict, and neither keeps nor tells anything', async () => {
    const writer = await service.issueClient();
    const first = await write(writer, 'a', session('once'));
    for (const other of [
      session('twice'),
      session('once', 601),
      session('once', 10),
      { ...session('once'), sealed: true },
    ]) {
      const { status, body } = await write(writer, 'a', other);
      expect([status, body.code]).toEqual([409, 'idempotency_conflict']);
      expect(JSON.stringify(body)).not.toContain(first.body.prime_id);
    }
    expect(await primesOf(writer)).toHaveLength(1);
  });

  it('sent twenty times at once keeps one prime and gives twenty times its answer', async () => {
    const writer = await service.issueClient();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => write(writer, 'race', session('raced'))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await primesOf(writer)).toEqual([answers[0]!.body.prime_id]);
  });

  it('sent at once with two bodies keeps one of them', async () => {
    const writer = await service.issueClient();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => write(writer, 'race', session(n % 2 === 0 ? 'even' : 'odd'))),
    );
    const kept = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.prime_id));
    expect(kept.size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await primesOf(writer)).toEqual([...kept]);
  });

  it('is each person’s own', async () => {
    const [one, other] = [await service.issueClient(), await service.issueClient()];
    const mine = await write(one, 'same', session('the same words'));
    const theirs = await write(other, 'same', session('the same words'));
    expect(theirs.status).toBe(200);
    expect(theirs.body.prime_id).not.toBe(mine.body.prime_id);
    expect(await write(other, 'same', session('other words'))).toMatchObject({ status: 409 });
  });

  it('is separate for each wallet before sign-in', async () => {
    const ask = (address: string) =>
      service.api.call('POST', '/swift/v2/auth/challenge', {
        body: { wallet_address: address },
        headers: { 'idempotency-key': 'sign-in' },
      });
    const [one, other] = [1, 2].map(() => privateKeyToAccount(generatePrivateKey()).address) as [
      string,
      string,
    ];
    const first = await ask(one);
    expect((await ask(one)).body).toEqual(first.body);
    const second = await ask(other);
    expect(second.status).toBe(200);
    expect(second.body.challenge).not.toBe(first.body.challenge);
  });

  it('gives no token to a caller who knows the key but not the signature', async () => {
    const account = privateKeyToAccount(generatePrivateKey());
    const { body } = await service.api.call('POST', '/swift/v2/auth/challenge', {
      body: { wallet_address: account.address },
    });
    const claim = {
      wallet_address: account.address,
      challenge: body.challenge,
      signature: await account.signMessage({ message: body.challenge }),
    };
    const verify = (changed: object) =>
      service.api.call('POST', '/swift/v2/auth/verify', {
        body: { ...claim, ...changed },
        headers: { 'idempotency-key': 'k' },
      });
    const first = await verify({});
    expect((await verify({})).body).toEqual(first.body);
    const guessed = await verify({ signature: `0x${'11'.repeat(65)}` });
    expect([guessed.status, guessed.body.code]).toEqual([409, 'idempotency_conflict']);
    expect(guessed.body.session_token).toBeUndefined();
  });

  it('belongs to one address: the same key elsewhere is another request', async () => {
    const writer = await service.issueClient();
    const one = await write(writer, 'a', session('under two versions'), 'v1');
    const other = await write(writer, 'a', session('under two versions'), 'v2');
    expect(other.status).toBe(200);
    expect(other.body.prime_id).not.toBe(one.body.prime_id);
  });

  it('is not used up by a request that was refused', async () => {
    const writer = await service.issueClient();
    expect((await write(writer, 'a', { writing: '' })).status).toBe(400);
    expect((await write(writer, 'a', session('now right'))).status).toBe(200);
  });

  it('that comes again after its time, with another body, keeps another prime', async () => {
    const writer = await service.issueClient();
    const first = await write(writer, 'monday', session('this week'));
    await database.query("update idempotent_requests set expires_at = now() - interval '1 second'");
    const second = await write(writer, 'monday', session('the week after'));
    expect(second.status).toBe(200);
    expect(await primesOf(writer)).toEqual([second.body.prime_id, first.body.prime_id]);
    const { body } = await writer.get('/swift/v2/writings?limit=1');
    expect(body.writings[0].writing).toBe(journal('the week after'));
  });

  it('whose first answer was lost with its process gives the same prime again', async () => {
    const writer = await service.issueClient();
    const first = await write(writer, 'a', session('kept but not told'));
    // As a process leaves it that dies after it has kept the prime and before it has noted its answer.
    await database.query(
      "update idempotent_requests set status = null, answer = null, claimed_until = now() - interval '1 second'",
    );
    const again = await write(writer, 'a', session('kept but not told'));
    expect(again.body).toEqual(first.body);
    expect(await primesOf(writer)).toEqual([first.body.prime_id]);
  });
});
