import { expect } from 'vitest';
import { readJournal } from '../../../src/journal/formats/jsonl.ts';
import type { ApiResponse, SignedIn } from '../../support/api-client.ts';
import { type RunningService, startService } from '../../support/service.ts';
import { waitFor } from '../../support/wait.ts';

const dayMs = 86_400_000;

export interface DatedPage {
  writing: string;
  /** ISO 8601. */
  created_at: string;
}

export interface AgentBench extends RunningService {
  /** Moves the service's clock. */
  setTime(at: Date | string): void;
  passDays(days: number): void;
  now(): Date;
  /** Brings pages in, as `practice import` does, and waits for nothing: the memory is whole afterwards. */
  importPrimes(person: Pick<SignedIn, 'account'>, pages: readonly DatedPage[]): Promise<void>;
  /** Waits until memory has learned from all that was written. */
  learned(person: SignedIn): Promise<void>;
}

/** The whole service on a clock that the test moves. */
export async function startAgentBench(
  options: { environment?: Record<string, string>; work?: boolean; at?: string; models?: 'none' } = {},
): Promise<AgentBench> {
  let now = new Date(options.at ?? '2026-03-01T08:00:00Z');
  const service = await startService({ ...options, pictures: 'plain', clock: () => new Date(now) });
  return {
    ...service,
    now: () => new Date(now),
    setTime(at) {
      now = new Date(at);
    },
    passDays(days) {
      now = new Date(now.getTime() + days * dayMs);
    },
    async importPrimes(person, pages) {
      const { journalImport, personOfWallet } = service.services;
      const lines = pages.map((page) =>
        JSON.stringify({ ...page, duration_seconds: 600, new_line_count: 0 }),
      );
      const writer = await personOfWallet(person.account.address, { make: true });
      await journalImport.run(writer!, readJournal(Buffer.from(lines.join('\n'))), {
        generate: false,
        onProgress: () => undefined,
      });
    },
    learned: (person) =>
      waitFor('memory to have learned', async () => {
        const { body } = await person.get('/agents/agi/memory');
        return body.learning.waiting === 0;
      }).then(() => undefined),
  };
}

type Body = ApiResponse['body'];

export type Mode = 'guided' | 'freeform' | 'confrontational';

async function posted(person: SignedIn, path: string, body: unknown): Promise<Body> {
  const answer = await person.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

export const engage = (person: SignedIn, mode: Mode = 'guided'): Promise<Body> =>
  posted(person, '/agents/agi/engage', { mode });

export const writeIn = (person: SignedIn, engagementId: string, writing: string, extra = {}): Promise<Body> =>
  posted(person, `/agents/agi/engage/${engagementId}/write`, {
    writing,
    duration_seconds: 600,
    new_line_count: 0,
    ...extra,
  });

export const override = (
  person: SignedIn,
  engagementId: string,
  instruction: string,
  force: boolean,
): Promise<Body> => posted(person, `/agents/agi/engage/${engagementId}/override`, { instruction, force });
