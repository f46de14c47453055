import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import { startScholar } from '../models/support/scholar.ts';
import { startTap } from '../models/support/tap.ts';
import { freshDataDir } from '../support/data-dir.ts';
import { emojiPattern, newWallet, plainWriting, storyOf } from '../support/people.ts';
import { runCommand, startProcess } from '../support/process.ts';
import { waitFor } from '../support/wait.ts';

/** A word for every place that takes words, each of its own, so that a leak names its source. */
const words = new Set<string>();
function secret(place: string): string {
  const word = `zinniavale-${place}`;
  words.add(word);
  return word;
}

it('logs no word of anybody, no token and no signature, in a whole journey with every kind of error', {
  timeout: 300_000,
}, async () => {
  const scholar = await startScholar();
  const tap = await startTap(scholar.mock.url);
  // Every third call is refused by a provider that quotes what it was asked.
  let nth = 0;
  tap.decide = ({ body }) => (nth++ % 3 === 2 ? { kind: 'status', status: 400, body } : undefined);
  const environment = {
    DATA_DIR: await freshDataDir(),
    LOG_LEVEL: 'debug',
    ADMIN_TOKEN: secret('operator-token-0123456789abcdef'),
    ...scholar.openAi,
    OPENAI_BASE_URL: `${tap.url}/v1`,
    OPENAI_IMAGE_MODEL: 'picture-model',
  };
  const service = await startProcess(environment);
  const api = await service.client();
  const keys: string[] = [scholar.openAi.OPENAI_API_KEY!];

  // Sign-in, right and wrong.
  const account = privateKeyToAccount(generatePrivateKey());
  const challenged = await api.call('POST', '/swift/v2/auth/challenge', {
    body: { wallet_address: account.address },
  });
  const { challenge } = challenged.body;
  const signature = await account.signMessage({ message: challenge });
  const forged = await privateKeyToAccount(generatePrivateKey()).signMessage({ message: challenge });
  keys.push(signature, forged, challenge.split(' ').at(-1));
  const verify = (given: object) =>
    api.call('POST', '/swift/v2/auth/verify', {
      body: { wallet_address: account.address, challenge, signature, ...given },
    });
  expect((await verify({ signature: forged })).status).toBe(401);
  expect((await verify({ challenge: secret('challenge') })).status).toBe(401);
  expect((await verify({ signature: secret('signature') })).status).toBe(400);
  const verified = await verify({});
  expect(verified.status).toBe(200);
  expect((await verify({})).status).toBe(401);
  const token: string = verified.body.session_token;
  const person = api.as(token);
  const other = await api.signIn();
  const issued = await runCommand(['token', 'issue', '--name', 'a client'], environment);
  const client = api.as(issued.stdout.trim());
  keys.push(token, other.token, client.token);
  expect((await api.as(`${token}x`).get('/swift/v2/me')).status).toBe(401);
  expect((await api.as(secret('token')).get('/swift/v2/me')).status).toBe(401);

  // Writings, and bodies that are none.
  const session = (place: string, seconds = 480, more: object = {}) => ({
    writing: plainWriting(secret(place)),
    duration_seconds: seconds,
    new_line_count: 0,
    ...more,
  });
  expect((await person.post('/swift/v2/write', session('short', 60))).status).toBe(200);
  const prime = await person.post('/swift/v2/write', session('prime'), { 'idempotency-key': secret('key') });
  expect(prime.status).toBe(200);
  expect((await client.post('/swift/v1/write', session('of-a-client'))).status).toBe(200);
  expect((await person.post('/swift/v2/write', session('sealed', 480, { sealed: true }))).status).toBe(200);
  const acute = { ...session('care'), writing: `I want to kill myself tonight. ${secret('care-text')}` };
  expect((await person.post('/swift/v2/write', acute)).status).toBe(200);
  const wrong: [string | Uint8Array, number][] = [
    [`{"writing": "${secret('cut')}`, 400],
    [`["${secret('array')}"]`, 400],
    [JSON.stringify({ writing: [secret('list')], duration_seconds: secret('seconds') }), 400],
    [JSON.stringify({ ...session('extra'), [secret('field')]: secret('value') }), 400],
    [JSON.stringify({ ...session('nul'), writing: `${secret('nul-text')}\0` }), 400],
    [`{"writing": "${secret('lone')}\\ud800", "duration_seconds": 480, "new_line_count": 0}`, 400],
    [JSON.stringify({ ...session('large'), writing: `${secret('large-text')} `.repeat(60_000) }), 413],
    [Buffer.concat([Buffer.from(`{"writing": "${secret('bytes')}`), Buffer.from([0xff, 0xfe])]), 400],
  ];
  for (const [rawBody, status] of wrong) {
    const answer = await api.call('POST', '/swift/v2/write', { token, rawBody });
    // A field too many is no error: what matters is that no answer is one of the service's own failures.
    expect([status, 200], `answered ${answer.status}`).toContain(answer.status);
  }
  const keyless = await api.call('POST', '/swift/v2/write', {
    token,
    body: session('bad-key'),
    headers: { 'idempotency-key': `${secret('odd-key')} with spaces` },
  });
  expect(keyless.status).toBe(400);
  expect(
    (await person.post('/swift/v2/write', session('again'), { 'idempotency-key': secret('key') })).status,
  ).toBe(409);
  expect((await person.get(`/swift/v2/${secret('path')}?q=${secret('query')}`)).status).toBe(404);
  expect((await person.get(`/swift/v2/writings?before=${secret('cursor')}`)).status).toBe(400);

  // A story, a child, a marketplace.
  const child = { derived_wallet_address: newWallet(), birthdate: '2021-05-04', emoji_pattern: emojiPattern };
  expect((await person.post('/swift/v2/children', child)).status).toBe(201);
  expect((await person.post('/swift/v2/children', { ...child, birthdate: secret('birthdate') })).status).toBe(
    400,
  );
  const application = {
    name: secret('facilitator'),
    bio: secret('bio'),
    specialties: [secret('specialty')],
    price_per_session_usdc: 40,
    contact: secret('contact'),
  };
  const applied = await other.post('/swift/v1/facilitators/apply', application);
  expect(applied.status).toBe(201);
  const facilitator = `/swift/v1/facilitators/${applied.body.id}`;
  const approved = await api.call('POST', `/admin/facilitators/${applied.body.id}/approve`, {
    token: environment.ADMIN_TOKEN,
  });
  expect(approved.status).toBe(200);
  expect((await person.post(`${facilitator}/review`, { rating: 5, text: secret('review') })).status).toBe(
    200,
  );
  const hash = `0x${'ab'.repeat(32)}`;
  keys.push(hash);
  const booking = { share_context: true, message: secret('message') };
  expect((await person.post(`${facilitator}/book`, booking, { 'payment-signature': hash })).status).toBe(503);
  expect((await person.get('/swift/v1/facilitators/recommended')).status).toBe(200);

  // Every agent.
  expect((await person.post('/agents/dumb/write', { prompt: secret('dumb-prompt') })).status).toBe(200);
  expect((await person.post('/agents/dumb/analyze', { text: plainWriting(secret('analysed')) })).status).toBe(
    200,
  );
  const smart = await person.post('/agents/smart/session', { intention: secret('intention') });
  const sessionPath = `/agents/smart/session/${smart.body.session_id}`;
  expect((await person.post(`${sessionPath}/write`, session('smart'))).status).toBe(200);
  expect((await person.post(`${sessionPath}/message`, { text: `What of ${secret('asked')}?` })).status).toBe(
    200,
  );
  expect((await person.get(`${sessionPath}/guidance`)).status).toBe(200);
  expect((await person.post(`${sessionPath}/end`)).status).toBe(200);
  const agi = await person.post('/agents/agi/engage', { mode: 'confrontational' });
  const engagement = `/agents/agi/engage/${agi.body.engagement_id}`;
  expect((await person.post(`${engagement}/write`, session('agi'))).status).toBe(200);
  const instruction = `Stop asking about ${secret('override')}`;
  expect((await person.post(`${engagement}/override`, { instruction, force: true })).status).toBe(200);
  expect((await person.get(`/agents/agi/memory/entries?q=${secret('recalled')}`)).status).toBe(200);
  expect((await person.post('/agents/agi/engage', { mode: secret('mode') })).status).toBe(400);
  await storyOf(person, prime.body.writing_id, 'text');
  expect((await person.get('/swift/v2/me/export')).status).toBe(200);

  // Something has failed in the work behind it, too.
  await waitFor('a task that failed', () => service.output().includes('"msg":"task failed"'), {
    timeoutMs: 60_000,
  });
  expect(await service.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  const printed = service.output();
  expect(service.log().length).toBeGreaterThan(40);
  expect(words.size).toBeGreaterThan(40);
  expect([...words, ...keys].filter((one) => printed.includes(one))).toEqual([]);
  // Nor a common sentence of all these pages, nor a part of a key.
  expect(printed).not.toMatch(/zinniavale|outlast all of us|kettle|kill myself/i);
  expect(keys.filter((key) => printed.includes(key.slice(-16)))).toEqual([]);
});
