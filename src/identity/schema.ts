import { z } from 'zod';
import { walletAddress } from '../http/text.ts';

export const challengeRequest = z.object({ wallet_address: walletAddress });

export const challengeResponse = z
  .object({
    challenge: z.string().meta({
      description: 'The message to sign: a fixed sentence and 256 random bits.',
      examples: ['Sign this message to authenticate with Prime: 9f2c…'],
    }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Challenge' });

export const verifyRequest = z.object({
  wallet_address: walletAddress,
  signature: z
    .string()
    .regex(/^0x(?:[0-9a-fA-F]{2})+$/, 'must be 0x and hexadecimal digits, two a byte')
    // A contract wallet's signature may carry its deployment (ERC-6492); an ordinary key's has 65 bytes.
    .max(65_538, 'must have at most 32,768 bytes')
    .meta({ description: 'EIP-191 signature of the challenge.' }),
  challenge: z
    .string()
    .min(1, 'must not be empty')
    .max(300, 'must have at most 300 characters')
    .refine(
      (value) => !value.includes('\0') && value.isWellFormed(),
      'must be the text that challenge returned',
    )
    .meta({ description: 'The challenge as it was returned.' }),
});

const user = z
  .object({
    id: z.uuid(),
    wallet_address: z.string().nullable().meta({ description: 'EIP-55; null for a client of the operator.' }),
    seed_wallet_address: z.string().nullable().meta({ description: 'The wallet that stories belong to.' }),
    is_seed_user: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'User' });

export const session = z
  .object({
    session_token: z.string().meta({ description: 'Bearer token; 90 days from its last use.' }),
    user,
  })
  .meta({ id: 'Session' });

export const me = z
  .object({
    ...user.shape,
    counts: z
      .record(z.string(), z.int())
      .meta({ description: 'How much of each kind is stored of this user.' }),
  })
  .meta({ id: 'Me' });

export const signedOut = z.object({ ok: z.literal(true) });

export const erasure = z
  .object({
    ok: z.literal(true),
    erased: z.record(z.string(), z.int()).meta({ description: 'How much of each kind was erased.' }),
  })
  .meta({ id: 'Erasure' });

export const personExport = z
  .looseObject({ exported_at: z.iso.datetime(), user })
  .meta({ id: 'PersonExport', description: 'Everything that is stored of this user, part by part.' });
