import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { AppError, type ErrorDetail } from '../core/errors.ts';
import { derivedId } from '../core/ids.ts';

/** What a claim on a key found. */
export type Claim =
  | { state: 'claimed' }
  | { state: 'running' }
  | { state: 'answered'; status: number; answer: Buffer }
  | { state: 'other-body' };

/** Keeps first answers. Neither the key nor the answer can be read from what it is given. */
export interface IdempotencyStore {
  claim(request: {
    keyHash: Buffer;
    bodyHash: Buffer;
    personId: string | undefined;
    claimMs: number;
    keepMs: number;
  }): Promise<Claim>;
  answer(request: { keyHash: Buffer; status: number; answer: Buffer }): Promise<void>;
  /** Gives a claim up, so that the same request may be made again at once. */
  release(keyHash: Buffer): Promise<void>;
}

export interface IdempotentRequest {
  key: string;
  /** Whose the key is: two owners' same key are two. */
  owner: string;
  /** With whom the answer is erased. */
  personId: string | undefined;
  operation: string;
  bodyHash: Buffer;
  keepSeconds: number;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** One that died while answering is believed to be still at it for this long. */
const claimMs = 15_000;
const pollMs = 100;

/** What is wrong with the header's value. */
export function validateIdempotencyKey(value: string): ErrorDetail[] {
  if (/^[\x21-\x7e]{1,255}$/.test(value)) return [];
  return [{ path: 'Idempotency-Key', message: 'must be 1 to 255 printable ASCII characters without spaces' }];
}

/**
 * Runs `work` once for a key. The same request made again gets the first answer, one made meanwhile waits for it.
 *
 * A process may die between the work and its record; the request is then run again. `idFor` gives that second run
 * the ids of the first, so that what is saved under them is saved once.
 *
 * @throws AppError `idempotency_conflict` when the key was used with another body.
 */
export async function answerOnce(
  store: IdempotencyStore,
  request: IdempotentRequest,
  work: (idFor: (what: string) => string) => Promise<Answer>,
): Promise<Answer> {
  const scope = [request.owner, request.operation, request.key];
  const keyHash = createHash('sha256').update(JSON.stringify(scope)).digest();
  const secret = hkdfSync('sha256', JSON.stringify(scope), request.bodyHash, 'idempotent answer', 32);

  for (;;) {
    const claim = await store.claim({
      keyHash,
      bodyHash: request.bodyHash,
      personId: request.personId,
      claimMs,
      keepMs: request.keepSeconds * 1000,
    });
    if (claim.state === 'other-body') {
      throw new AppError('idempotency_conflict', 'This Idempotency-Key was used with another body.');
    }
    if (claim.state === 'answered') return { status: claim.status, body: decrypt(secret, claim.answer) };
    if (claim.state === 'claimed') break;
    await new Promise((wake) => setTimeout(wake, pollMs));
  }

  let answer: Answer;
  try {
    // With the body: a key that comes again after its time, with another body, makes another thing.
    const seed = ['idempotent', ...scope, request.bodyHash.toString('hex')];
    answer = await work((what) => derivedId(...seed, what));
  } catch (error) {
    await store.release(keyHash);
    throw error;
  }
  await store.answer({ keyHash, status: answer.status, answer: encrypt(secret, answer.body) });
  return answer;
}

function encrypt(secret: ArrayBuffer, body: unknown): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', new Uint8Array(secret), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(body) ?? 'null'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function decrypt(secret: ArrayBuffer, answer: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', new Uint8Array(secret), answer.subarray(0, 12));
  decipher.setAuthTag(answer.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(answer.subarray(28)), decipher.final()]).toString('utf8'));
}
