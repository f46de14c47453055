import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, zstdCompressSync } from 'node:zlib';
import { privateKeyToAccount } from 'viem/accounts';
import { readConfig } from '#src/config/config.ts';
import { openServices } from '#src/services.ts';
import { answersOf, key, now } from './answers.ts';

/**
 * Makes the fixture of a migration test: a data folder of this version of the service, in which one writer has lived, and
 * what the service answers that writer. Run it at the last commit of a version, before a migration is added:
 *
 *     npm run make:data-folder -- test/migrations/<name of the last migration>
 *
 * It writes `<path>.tar.zst` and `<path>.json`.
 */
const target = process.argv[2];
if (!target) throw new Error('Give the path of the fixture, without an ending.');
const dataDir = await mkdtemp(join(tmpdir(), 'practice-fixture-'));
const services = await openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }), {
  clock: () => new Date(now),
  onDatabaseFailure(cause) {
    throw cause;
  },
});
await services.workers.start();
const server = createServer(services.app);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const account = privateKeyToAccount(key);
const post = async (path: string, body: unknown, token?: string) => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  // biome-ignore lint/suspicious/noExplicitAny: a script that looks at a few fields
  return (await response.json()) as any;
};

const { challenge } = await post('/swift/v2/auth/challenge', { wallet_address: account.address });
const { session_token: token } = await post('/swift/v2/auth/verify', {
  wallet_address: account.address,
  challenge,
  signature: await account.signMessage({ message: challenge }),
});
const person = (await services.personOfWallet(account.address))!;

const garden = [
  'The beans came up along the wall and I knelt there for an hour.',
  'I weeded the garden until dark.',
];
const brother = [
  'My brother rang. Anyway, the kettle boiled.',
  'A letter came from my brother. I don’t want to talk about it.',
];
const piano = [
  'I practised the piano scales again and my hands are slow.',
  'The piano is out of tune and I play it all the same.',
];
const christmas = [
  'We hung the Christmas lights far too early.',
  'I bought the Christmas pudding and hid it.',
];
const entries = Array.from({ length: 30 }, (_, day) => ({
  writing: [
    `Day ${day + 1} of the notebook, written at the table by the window.`,
    garden[day % 2]!,
    ...(day % 4 === 1 ? [brother[(day >> 2) % 2]!] : []),
    ...(day > 24 ? piano : []),
    ...(day < 6 ? christmas : []),
    `The rain went on and the bread was ${day % 3 === 0 ? 'good' : 'burnt'} today.`,
    'I always stop too early. I want to stay with it until the page is full.',
  ].join(' '),
  durationSeconds: 480 + day * 7,
  newLineCount: 0,
  sealed: day === 12,
  createdAt: new Date(now.getTime() - (31 - day) * 24 * 60 * 60 * 1000),
}));
await services.journalImport.run(person, entries, { generate: false, onProgress() {} });

await post(
  '/swift/v2/children',
  {
    derived_wallet_address: '0x00000000000000000000000000000000000000c1',
    birthdate: '2021-05-04',
    emoji_pattern: Array.from({ length: 12 }, () => '🌻'),
  },
  token,
);
const written = await post(
  '/swift/v2/write',
  { writing: entries[3]!.writing.repeat(3), duration_seconds: 600, new_line_count: 0 },
  token,
);
const { engagement_id } = await post('/agents/agi/engage', { mode: 'guided' }, token);
await post(
  `/agents/agi/engage/${engagement_id}/write`,
  {
    // The brother is left again: the agent keeps an adaptation.
    writing: `${garden[0]} My brother rang. Anyway, the kettle boiled. ${entries[3]!.writing}`,
    duration_seconds: 500,
    new_line_count: 0,
  },
  token,
);
await post(
  `/agents/agi/engage/${engagement_id}/override`,
  { instruction: 'Don’t ask me about my sister.', force: false },
  token,
);
const { session_id } = await post('/agents/smart/session', { intention: 'the piano' }, token);
await post(`/agents/smart/session/${session_id}/message`, { text: 'What have I written lately?' }, token);

for (;;) {
  const answers = await answersOf(url, token);
  const { learning } = answers['/agents/agi/memory'];
  const [story] = answers['/swift/v2/cuentacuentos/history'].stories;
  const isWhole = story?.guidance_phases.every(
    (phase: { image_url: string | null }) => phase.image_url !== null,
  );
  if (learning.waiting === 0 && isWhole && story.content_ar !== '') break;
  await sleep(500);
}
const answers = await answersOf(url, token);
await writeFile(
  `${target}.json`,
  `${JSON.stringify({ token, writingId: written.writing_id, engagement_id, session_id, answers }, null, 1)}\n`,
);

server.closeAllConnections();
await new Promise((resolve) => server.close(resolve));
await services.stopWork({ graceMs: 5_000 });
await services.close();
// Pictures are files that no migration touches.
const packed = execFileSync('tar', ['--exclude=./static', '-c', '-C', dataDir, '.'], { maxBuffer: 2 ** 28 });
const { ZSTD_c_compressionLevel: level, ZSTD_c_windowLog: window } = constants;
await writeFile(`${target}.tar.zst`, zstdCompressSync(packed, { params: { [level]: 19, [window]: 27 } }));
await rm(dataDir, { recursive: true });
console.log(`${target}.tar.zst and ${target}.json are written.`);
process.exit(0);
