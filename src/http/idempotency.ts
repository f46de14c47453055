import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { AppError, type ErrorDetail } from '../core/errors.ts';
import { derivedId } from '../core/ids.ts';

/** The result of claiming an idempotency key. */
export type Claim =
  | { state: 'claimed' }
  | { state: 'running' }
  | { state: 'answered'; status: number; answer: Buffer }
  | { state: 'other-body' };

/** Stores the first response to each key. It receives only a hash of the key, and the response encrypted. */
export interface IdempotencyStore {
  claim(request: {
    keyHash: Buffer;
    bodyHash: Buffer;
    personId: string | undefined;
    claimMs: number;
    keepMs: number;
  }): Promise<Claim>;
  answer(request: { keyHash: Buffer; status: number; answer: Buffer }): Promise<void>;
  /** Releases a claim, so that the request can be repeated at once. */
  release(keyHash: Buffer): Promise<void>;
}

export interface IdempotentRequest {
  key: string;
  /** The owner of the key: equal keys of different owners are different. */
  owner: string;
  /** The person with whose data the stored response is erased. */
  personId: string | undefined;
  operation: string;
  bodyHash: Buffer;
  keepSeconds: number;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** A claim is held for this long, even if its process has died. */
const claimMs = 15_000;
const pollMs = 100;

/** The issues of the header's value. */
export function validateIdempotencyKey(value: string): ErrorDetail[] {
  if (/^[\x21-\x7e]{1,255}$/.test(value)) return [];
  return [{ path: 'Idempotency-Key', message: 'must be 1 to 255 printable ASCII characters without spaces' }];
}

/**
 * Runs `work` once per key. A repetition of the request gets the first response; a concurrent one waits for it.
 *
 * If the process dies between the work and the storing of the response, the request runs again. `idFor` then returns the
 * same ids as in the first run, so that each resource is saved once.
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
    // Includes the body: an expired key that is used again with another body creates another resource.
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
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(body) ?? 'null'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

function decrypt(secret: ArrayBuffer, answer: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', new Uint8Array(secret), answer.subarray(0, 12));
  decipher.setAuthTag(answer.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(answer.subarray(28)), decipher.final()]).toString('utf8'));
}
