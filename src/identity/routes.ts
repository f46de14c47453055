import { getAddress } from 'viem';
import { defineEndpoint } from '#src/http/endpoint.ts';
import * as schema from './schema.ts';
import { challengeLifeMs, type Identity } from './service.ts';
import type { Person } from './store.ts';

const tag = 'Identity';

export function identityEndpoints(identity: Identity) {
  return [
    defineEndpoint({
      method: 'post',
      path: '/swift/v2/auth/challenge',
      operationId: 'issueChallenge',
      tag,
      summary: 'Ask for a message to sign',
      description: 'A challenge is valid for ten minutes, for one wallet, and can be used once.',
      auth: 'none',
      body: schema.challengeRequest,
      response: { status: 200, description: 'The message to sign', schema: schema.challengeResponse },
      errors: ['rate_limited'],
      idempotencySeconds: challengeLifeMs / 1000,
      idempotencyOwner: (body) => body.wallet_address,
      async handle({ body, remoteAddress }) {
        const { challenge, expiresAt } = await identity.issueChallenge(body.wallet_address, remoteAddress);
        return { challenge, expires_at: expiresAt.toISOString() };
      },
    }),
    defineEndpoint({
      method: 'post',
      path: '/swift/v2/auth/verify',
      operationId: 'verifyChallenge',
      tag,
      summary: 'Exchange a signed challenge for a session token',
      auth: 'none',
      body: schema.verifyRequest,
      response: { status: 200, description: 'The session', schema: schema.session },
      errors: [
        'challenge_unknown',
        'challenge_used',
        'challenge_expired',
        'signature_mismatch',
        'rate_limited',
        'chain_unavailable',
      ],
      idempotencySeconds: challengeLifeMs / 1000,
      idempotencyOwner: (body) => body.wallet_address,
      async handle({ body, remoteAddress }) {
        const { token, person } = await identity.verify(
          { walletAddress: body.wallet_address, challenge: body.challenge, signature: body.signature },
          remoteAddress,
        );
        return { session_token: token, user: toUser(person) };
      },
    }),
    defineEndpoint({
      method: 'delete',
      path: '/swift/v2/auth/session',
      operationId: 'signOut',
      tag,
      summary: 'End the session of this token',
      auth: 'bearer',
      response: {
        status: 200,
        description: 'The token is no longer valid',
        schema: schema.signedOut,
      },
      async handle({ caller }) {
        await identity.signOut(caller);
        return { ok: true as const };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/swift/v2/me',
      operationId: 'getMe',
      tag,
      summary: 'The user of this token, and how much is stored of them',
      auth: 'bearer',
      response: { status: 200, description: 'The user', schema: schema.me },
      async handle({ caller }) {
        const person = await identity.getPerson(caller.personId);
        return { ...toUser(person), counts: await identity.count(caller.personId) };
      },
    }),
    defineEndpoint({
      method: 'delete',
      path: '/swift/v2/me',
      operationId: 'eraseMe',
      tag,
      summary: 'Erase the user: rows, images, jobs, sessions',
      auth: 'bearer',
      response: { status: 200, description: 'What was erased', schema: schema.erasure },
      async handle({ caller }) {
        return { ok: true as const, erased: await identity.erase(caller.personId) };
      },
    }),
    defineEndpoint({
      method: 'get',
      path: '/swift/v2/me/export',
      operationId: 'exportMe',
      tag,
      summary: 'Everything that is stored of the user',
      auth: 'bearer',
      response: { status: 200, description: 'The export', schema: schema.personExport },
      async handle({ caller }) {
        const { exportedAt, person, parts } = await identity.export(caller.personId);
        return { exported_at: exportedAt.toISOString(), user: toUser(person), ...parts };
      },
    }),
  ];
}

function toUser(person: Person) {
  return {
    id: person.id,
    wallet_address: person.walletAddress ? getAddress(person.walletAddress) : null,
    seed_wallet_address: person.seedWalletAddress ? getAddress(person.seedWalletAddress) : null,
    is_seed_user: person.seedWalletAddress !== undefined,
    created_at: person.createdAt.toISOString(),
  };
}
