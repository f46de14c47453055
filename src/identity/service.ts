import { createHash, randomBytes } from 'node:crypto';
import { verifyMessage } from 'viem';
import { isMirrored } from '#src/chain/mirrored-signature.ts';
import type { Clock } from '#src/core/clock.ts';
import { AppError } from '#src/core/errors.ts';
import { derivedId, newId } from '#src/core/ids.ts';
import { type Database, type Handle, inTransaction } from '#src/db/database.ts';
import type { Caller } from '#src/http/endpoint.ts';
import type { RateLimiter } from '#src/http/rate-limit.ts';
import * as store from './store.ts';

export const challengeLifeMs = 10 * 60 * 1000;
const sessionLifeMs = 90 * 24 * 60 * 60 * 1000;
/** The last use of a session is saved at most once in this period, in milliseconds. */
const touchEveryMs = 60 * 60 * 1000;

const sentence = 'Sign this message to authenticate with Prime: ';

/** A part of the service that stores personal data: it can count, export and erase what it stores of a person. */
export interface PersonalData {
  count(personId: string): Promise<Record<string, number>>;
  export(personId: string): Promise<Record<string, unknown>>;
  /** Erases all of it, with its files and jobs. Returns how much of each kind there was. */
  erase(personId: string): Promise<Record<string, number>>;
}

/** Asks the chain whether a contract wallet accepts a signature (ERC-1271, ERC-6492). */
export type VerifyContractSignature = (claim: {
  address: `0x${string}`;
  message: string;
  signature: `0x${string}`;
}) => Promise<boolean>;

export interface IdentityOptions {
  database: Database;
  clock: Clock;
  limits: { address: RateLimiter; wallet: RateLimiter };
  /** Undefined when no chain is configured: then contract wallets cannot sign in. */
  verifyContractSignature: VerifyContractSignature | undefined;
  /** The parts that store personal data, in the order in which they are erased. The person is erased last. */
  personalData: readonly PersonalData[];
}

export type Identity = ReturnType<typeof createIdentity>;

export function createIdentity({
  database,
  clock,
  limits,
  verifyContractSignature,
  personalData,
}: IdentityOptions) {
  async function getPerson(id: string): Promise<store.Person> {
    const person = await store.findPerson(database, id);
    if (!person) throw new AppError('unauthenticated', 'This person no longer exists.');
    return person;
  }

  return {
    /**
     * Makes a new challenge for a wallet.
     *
     * @throws AppError `rate_limited`.
     */
    async issueChallenge(walletAddress: string, remoteAddress: string) {
      await limits.address.consume(`challenge:${remoteAddress}`);
      await limits.wallet.consume(`challenge:${walletAddress}`);
      const challenge = sentence + randomBytes(32).toString('hex');
      const expiresAt = new Date(clock().getTime() + challengeLifeMs);
      await store.insertChallenge(database, { challenge, walletAddress, expiresAt });
      return { challenge, expiresAt };
    },

    /**
     * Opens a session for the wallet that signed a challenge. A wrong signature does not use the challenge up. When the
     * same challenge is verified several times in parallel, one call gets the session.
     *
     * @throws AppError `challenge_unknown` (also for a challenge of another wallet), `challenge_used`, `challenge_expired`,
     *   `signature_mismatch`, `rate_limited`, `chain_unavailable`.
     */
    async verify(
      claim: { walletAddress: string; challenge: string; signature: string },
      remoteAddress: string,
    ): Promise<{ token: string; person: store.Person }> {
      await limits.address.consume(`verify:${remoteAddress}`);
      await limits.wallet.consume(`verify:${claim.walletAddress}`);
      const challenge = await store.findChallenge(database, claim.challenge);
      if (!challenge || challenge.walletAddress !== claim.walletAddress) {
        throw new AppError('challenge_unknown', 'This challenge was not given to this wallet.', {
          details: [{ path: 'challenge', message: 'is not one of this wallet' }],
        });
      }
      assertUsable(challenge, clock());
      if (
        !(await isSignedBy(claim.walletAddress, claim.challenge, claim.signature, verifyContractSignature))
      ) {
        throw new AppError(
          'signature_mismatch',
          'The signature is not this wallet’s signature of this challenge.',
          {
            details: [{ path: 'signature', message: 'was not made by this wallet over this challenge' }],
          },
        );
      }
      const now = clock();
      if (!(await store.useChallenge(database, claim.challenge, now))) {
        assertUsable((await store.findChallenge(database, claim.challenge)) ?? challenge, now);
        throw usedChallenge();
      }
      // One transaction, so that an erasure of this person cannot come between the two.
      return inTransaction(database, async (handle) => {
        const { walletAddress } = claim;
        const person = await store.upsertSeedPerson(handle, { id: newId(), walletAddress, now });
        return { token: await openSession(handle, person.id, now), person };
      });
    },

    /** The caller that a bearer token identifies. A session ends 90 days after its last use. */
    async authenticate(token: string): Promise<Caller | undefined> {
      const now = clock();
      const found = await store.findSession(database, hashToken(token), now);
      if (!found) return undefined;
      if (now.getTime() - found.lastUsedAt.getTime() >= touchEveryMs) {
        await store.touchSession(database, found.sessionId, now, new Date(now.getTime() + sessionLifeMs));
      }
      return {
        personId: found.person.id,
        walletAddress: found.person.walletAddress,
        seedWalletAddress: found.person.seedWalletAddress,
        sessionId: found.sessionId,
      };
    },

    async signOut(caller: Caller): Promise<void> {
      await store.deleteSession(database, caller.sessionId);
    },

    getPerson,

    /**
     * The person who has a wallet, found for the operator's commands without a signature.
     *
     * @param make creates the person if there is none yet. Signing in with the wallet later finds the same person.
     */
    async personOfWallet(
      wallet: string,
      { make }: { make: boolean } = { make: false },
    ): Promise<store.Person | undefined> {
      const walletAddress = wallet.toLowerCase();
      const id = derivedId('person of wallet', walletAddress);
      if (make) await store.insertPersonOfWallet(database, { id, walletAddress, now: clock() });
      return store.findByWallet(database, walletAddress);
    },

    ...personalDataOf({ database, clock, personalData }, getPerson),
    ...clientsOf({ database, clock }),

    deleteExpired: () => store.deleteExpired(database, clock()),
  };
}

/** Counts, exports and erases everything that is stored of a person. */
function personalDataOf(
  { database, clock, personalData }: Pick<IdentityOptions, 'database' | 'clock' | 'personalData'>,
  getPerson: (id: string) => Promise<store.Person>,
) {
  return {
    async count(personId: string): Promise<Record<string, number>> {
      return mergeParts(await Promise.all(personalData.map((part) => part.count(personId))));
    },

    async export(
      personId: string,
    ): Promise<{ exportedAt: Date; person: store.Person; parts: Record<string, unknown> }> {
      const person = await getPerson(personId);
      const parts = await Promise.all(personalData.map((part) => part.export(personId)));
      return { exportedAt: clock(), person, parts: mergeParts(parts) };
    },

    /**
     * Erases the person and everything that is stored of them. Their sessions end first, so that nothing new arrives.
     * After a crash the writer signs in with the same wallet and repeats the request.
     */
    async erase(personId: string): Promise<Record<string, number>> {
      const person = await getPerson(personId);
      const sessions = await store.deleteSessionsOf(database, personId);
      const erased: Record<string, number>[] = [];
      for (const part of personalData) erased.push(await part.erase(personId));
      if (person.walletAddress) await store.deleteChallengesOf(database, person.walletAddress);
      await store.deletePerson(database, personId);
      return { ...mergeParts(erased), sessions };
    },
  };
}

/** Issues and ends the tokens of the operator's clients. */
function clientsOf({ database, clock }: Pick<IdentityOptions, 'database' | 'clock'>) {
  return {
    /**
     * Issues a token for a client of the operator. A client may write and use the agents; it has no seed wallet.
     *
     * @throws AppError `conflict` when a client of that name exists and `toExisting` is not set.
     */
    async issueClientToken(name: string, { toExisting }: { toExisting: boolean }): Promise<string> {
      return inTransaction(database, async (handle) => {
        const isNew = await store.insertClient(handle, { id: newId(), name, now: clock() });
        if (!isNew && !toExisting) throw new AppError('conflict', `A client named ${name} exists already.`);
        const client = await store.getClient(handle, name);
        return openSession(handle, client.id, clock());
      });
    },

    /** Ends all tokens of a client and returns how many. Returns undefined when no such client exists. */
    async revokeClientTokens(name: string): Promise<number | undefined> {
      const client = await store.findClient(database, name);
      return client && store.deleteSessionsOf(database, client.id);
    },

    listClients: () => store.selectClients(database, clock()),
  };
}

/** Saves a new session and returns its token. */
async function openSession(handle: Handle, personId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store.insertSession(handle, {
    id: newId(),
    personId,
    tokenHash: hashToken(token),
    now,
    expiresAt: new Date(now.getTime() + sessionLifeMs),
  });
  return token;
}

async function isSignedBy(
  walletAddress: string,
  message: string,
  signature: string,
  verifyContractSignature: VerifyContractSignature | undefined,
): Promise<boolean> {
  const claim = {
    address: walletAddress as `0x${string}`,
    message,
    signature: signature as `0x${string}`,
  };
  // verifyMessage throws when the bytes are not a point of the curve: then no ordinary key signed.
  if (!isMirrored(signature) && (await verifyMessage(claim).catch(() => false))) return true;
  return verifyContractSignature ? verifyContractSignature(claim) : false;
}

function assertUsable(challenge: store.Challenge, now: Date): void {
  if (challenge.usedAt) throw usedChallenge();
  if (challenge.expiresAt <= now) {
    throw new AppError('challenge_expired', 'This challenge has expired; ask for a new one.', {
      details: [{ path: 'challenge', message: 'has expired' }],
    });
  }
}

function usedChallenge(): AppError {
  return new AppError('challenge_used', 'This challenge was used already; ask for a new one.', {
    details: [{ path: 'challenge', message: 'was used already' }],
  });
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function mergeParts<T>(parts: readonly Record<string, T>[]): Record<string, T> {
  return Object.assign({}, ...parts);
}
