import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#src/core/clock.ts';
import { AppError } from '#src/core/errors.ts';
import { newId } from '#src/core/ids.ts';
import type { Database } from '#src/db/database.ts';
import type { ConsentLevel } from '#src/db/memory-tables.ts';
import type { Researcher } from './store.ts';
import * as store from './store.ts';

const tokenLifeMs = 365 * 24 * 60 * 60 * 1000;

/** Controls who may read: the tokens of studies and the consent of writers. */
export function createResearchAccess({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** The researcher that a token belongs to. @throws AppError `unauthenticated`. */
    async authenticate(authorization: string | undefined): Promise<Researcher> {
      const token = /^Bearer +([\w-]{20,200}) *$/i.exec(authorization ?? '')?.[1];
      const found = token && (await store.findResearcher(database, hashToken(token), clock()));
      if (!found) {
        throw new AppError('unauthenticated', 'This needs a researcher’s token in `Authorization: Bearer`.');
      }
      return found;
    },

    /** Issues a token for a study, and creates the study with its first token. The token itself is not stored. */
    async issueToken(studyName: string): Promise<string> {
      const now = clock();
      await store.insertStudy(database, { id: newId(), name: studyName, pseudonymKey: randomBytes(32) }, now);
      const study = await store.findStudy(database, studyName);
      const token = randomBytes(32).toString('base64url');
      await store.insertToken(database, {
        id: newId(),
        studyId: study!.id,
        hash: hashToken(token),
        now,
        expiresAt: new Date(now.getTime() + tokenLifeMs),
      });
      return token;
    },

    /** Revokes all tokens of a study. @returns how many; undefined if there is no such study. */
    async revokeTokens(studyName: string): Promise<number | undefined> {
      const study = await store.findStudy(database, studyName);
      return study && store.deleteTokensOf(database, study.id);
    },

    /** The read requests of researchers, newest first, for the operator. */
    reads: (limit: number) => store.selectReads(database, limit),

    async consent(personId: string): Promise<{ level: ConsentLevel; changedAt: Date | undefined }> {
      return (await store.findConsent(database, personId)) ?? { level: 'none', changedAt: undefined };
    },

    /** Gives, changes or withdraws consent. The change applies to every later read. */
    async setConsent(personId: string, level: ConsentLevel): Promise<Date> {
      const now = clock();
      await store.upsertConsent(database, personId, level, now);
      return now;
    },
  };
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
