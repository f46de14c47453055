import { sql } from 'kysely';
import { personErased } from '../core/errors.ts';
import type { Database } from './database.ts';
import { isForeignKeyViolation } from './pool.ts';

/** Stores the first response to each idempotent request, by the hash of its key. */
export function createIdempotentRequests(database: Database) {
  return {
    async claim(request: {
      keyHash: Buffer;
      bodyHash: Buffer;
      personId: string | undefined;
      claimMs: number;
      keepMs: number;
    }) {
      // Succeeds where the key is new or expired, or where the request that holds it has exceeded its time.
      const claimed = await sql`
        insert into idempotent_requests as held (key_hash, person_id, body_hash, claimed_until, expires_at)
        values (${request.keyHash}, ${request.personId ?? null}, ${request.bodyHash},
                now() + ${request.claimMs} * interval '1 ms', now() + ${request.keepMs} * interval '1 ms')
        on conflict (key_hash) do update
          set body_hash = excluded.body_hash, claimed_until = excluded.claimed_until,
              expires_at = excluded.expires_at, status = null, answer = null
          where held.expires_at < now()
             or (held.status is null and held.claimed_until < now() and held.body_hash = excluded.body_hash)
        returning 1`
        .execute(database)
        .catch((error: unknown) => {
          if (!isForeignKeyViolation(error)) throw error;
          throw personErased(error);
        });
      if (claimed.rows.length > 0) return { state: 'claimed' as const };
      const held = await database
        .selectFrom('idempotent_requests')
        .select(['body_hash', 'status', 'answer'])
        .where('key_hash', '=', request.keyHash)
        .executeTakeFirst();
      if (!held) return { state: 'running' as const };
      if (!held.body_hash.equals(request.bodyHash)) return { state: 'other-body' as const };
      if (held.status === null || held.answer === null) return { state: 'running' as const };
      return { state: 'answered' as const, status: held.status, answer: held.answer };
    },

    async answer({ keyHash, status, answer }: { keyHash: Buffer; status: number; answer: Buffer }) {
      await database
        .updateTable('idempotent_requests')
        .set({ status, answer })
        .where('key_hash', '=', keyHash)
        .execute();
    },

    async release(keyHash: Buffer) {
      await database
        .deleteFrom('idempotent_requests')
        .where('key_hash', '=', keyHash)
        .where('status', 'is', null)
        .execute();
    },
  };
}
