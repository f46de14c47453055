import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect } from 'vitest';
import type { ApiResponse, SignedIn, TokenHolder } from './api-client.ts';
import { waitFor } from './wait.ts';

/** A text without signs of danger, with a sentence of its own. */
export function plainWriting(about = 'the kitchen table'): string {
  return [
    `This morning I sat down and thought about ${about} for a long while.`,
    `My mother used to say that ${about} would outlast all of us, and she laughed when she said it.`,
    'The rain came and went, the kettle boiled twice, and I did not answer the phone.',
    `I want to remember ${about} as it was, and not as it will be once we have moved.`,
    'At work they asked me again for the numbers and I said soon, which is what I always say.',
  ].join(' ');
}

/** Submits a prime. Returns the service's response. */
export async function writePrime(
  person: TokenHolder,
  writing = plainWriting(),
): Promise<ApiResponse['body']> {
  const { status, body } = await person.post('/swift/v2/write', {
    writing,
    duration_seconds: 480,
    new_line_count: 0,
  });
  expect(status).toBe(200);
  expect(body.is_prime).toBe(true);
  return body;
}

export function newWallet(): string {
  return privateKeyToAccount(generatePrivateKey()).address;
}

export const emojiPattern = ['🌙', '🐢', '🌊', '🍃', '⭐', '🔥', '🪁', '🐚', '🗝️', '🪶', '🍄', '🌻'];

export async function registerChild(
  person: SignedIn,
  derivedWallet = newWallet(),
): Promise<ApiResponse['body']> {
  const { status, body } = await person.post('/swift/v2/children', {
    derived_wallet_address: derivedWallet,
    birthdate: '2021-05-04',
    emoji_pattern: emojiPattern,
  });
  expect(status).toBe(201);
  return body;
}

/** Waits for the story told from a writing, and, if asked, for its pictures and languages. */
export async function storyOf(
  person: TokenHolder,
  writingId: string,
  until: 'text' | 'whole' = 'text',
): Promise<ApiResponse['body']> {
  return waitFor(
    `the ${until} of the story`,
    async () => {
      const { body } = await person.get('/swift/v2/cuentacuentos/history?limit=500');
      const story = body.stories.find((one: { writing_id: string }) => one.writing_id === writingId);
      return story && (until === 'text' || isWhole(story)) ? story : undefined;
    },
    { timeoutMs: 120_000, everyMs: 100 },
  );
}

/** Whether a story has every language and every picture. */
// biome-ignore lint/suspicious/noExplicitAny: the body of a response; the client has checked it against the contract
export function isWhole(story: any): boolean {
  const languages = ['content_es', 'content_zh', 'content_hi', 'content_ar'];
  return (
    languages.every((language) => story[language] !== '') &&
    story.guidance_phases.every((phase: { image_url: string | null }) => phase.image_url !== null)
  );
}
