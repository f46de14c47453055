import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Learner } from '#memory/consolidate/learner.ts';
import { screenForAcuteDanger } from '../care/care.ts';
import type { Clock } from '../core/clock.ts';
import { derivedId } from '../core/ids.ts';
import { type Database, type Handle, inTransaction } from '../db/database.ts';
import { insertTask, type TaskKey } from '../db/tasks.ts';
import { detailsOf, messageOf } from '../http/problem.ts';
import type { Reading } from '../language/reading.ts';
import { flowScore } from '../practice/flow-score.ts';
import { isPrimeDuration } from '../practice/threshold.ts';
import { submission } from '../writing/schema.ts';
import type { KeptPrime } from '../writing/service.ts';
import { insertPrime } from '../writing/store.ts';

/** Clocks differ; further ahead than this nobody has written yet. */
const maxAheadMs = 24 * 60 * 60 * 1000;
const earliestYear = 1000;

/** A line of a journal as it is brought in; what else stands in it is left aside. */
const journalLine = submission.extend({
  new_line_count: submission.shape.new_line_count.optional(),
  created_at: z.iso
    .datetime({ offset: true })
    .refine((value) => new Date(value).getTime() <= Date.now() + maxAheadMs, 'must not lie in the future')
    .refine(
      (value) => Number(value.slice(0, 4)) >= earliestYear,
      `must be of the year ${earliestYear} or later`,
    ),
});

export interface JournalEntry {
  writing: string;
  durationSeconds: number;
  newLineCount: number;
  sealed: boolean;
  createdAt: Date;
}

export interface Person {
  id: string;
  seedWalletAddress: string | undefined;
}

export interface ImportCounts {
  /** Primes that are new. */
  kept: number;
  /** Those that were there already. */
  known: number;
  /** Sessions below the threshold, which are not kept. */
  short: number;
}

export interface JournalImportOptions {
  database: Database;
  clock: Clock;
  learner: Learner;
  /** Reads a writing that is not to leave the house. */
  readSealed(writing: string): Promise<Pick<Reading, 'chakra'>>;
  planStory(handle: Handle, prime: KeptPrime): Promise<TaskKey[]>;
  /** The tasks of a prime that `generate` leaves to be done, and those that are done of any. */
  taskKinds: { always: readonly string[]; generated: readonly string[] };
  onPrime(): void;
}

/** Small enough that a stop loses little, large enough that the database is not asked for each entry. */
const batchSize = 40;

const maxFaults = 20;
const newLine = 0x0a;

/**
 * Reads a journal in UTF-8, a JSON object a line.
 *
 * @throws Error that names the lines that are no journal entry, and what is wrong with each of their fields.
 */
export function readJournal(bytes: Uint8Array): JournalEntry[] {
  const entries: JournalEntry[] = [];
  const faults: string[] = [];
  for (const [index, line] of linesOf(bytes).entries()) {
    const parsed = parseLine(line);
    if (parsed === undefined) continue;
    if (Array.isArray(parsed)) faults.push(...parsed.map((fault) => `line ${index + 1}: ${fault}`));
    else entries.push(parsed);
  }
  if (faults.length > 0) {
    const told = faults.slice(0, maxFaults);
    const rest = faults.length - told.length;
    throw new Error(['Nothing was imported.', ...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'));
  }
  if (entries.length === 0) throw new Error('Nothing was imported: the journal has no entries.');
  return entries;
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from <= bytes.length; ) {
    const at = bytes.indexOf(newLine, from);
    const end = at < 0 ? bytes.length : at;
    lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return lines;
}

/** An entry, or all that is wrong with its line; undefined for a line with nothing in it. */
function parseLine(bytes: Uint8Array): JournalEntry | string[] | undefined {
  let line: string;
  try {
    // A byte order mark at the beginning is left out by the decoder.
    line = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return ['is not UTF-8'];
  }
  if (line.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return ['is not JSON'];
  }
  const parsed = journalLine.safeParse(value, { error: messageOf });
  if (!parsed.success) {
    return detailsOf(parsed.error, '', value).map(({ path, message }) => `${path} ${message}`.trim());
  }
  const { writing, duration_seconds, new_line_count, sealed, created_at } = parsed.data;
  return {
    writing,
    durationSeconds: duration_seconds,
    newLineCount: new_line_count ?? writing.split('\n').length - 1,
    sealed: sealed ?? false,
    createdAt: new Date(created_at),
  };
}

/** Brings an existing journal in: the same memory as living through it, and no doubles however often it is run. */
export function createJournalImport(options: JournalImportOptions) {
  const { database, learner } = options;

  async function keep(
    person: Person,
    entries: readonly (JournalEntry & { id: string })[],
    generate: boolean,
  ): Promise<void> {
    const writings = entries.map((entry) => ({
      id: entry.id,
      personId: person.id,
      ordinal: 0,
      text: entry.writing,
      writtenAt: entry.createdAt,
      durationSeconds: entry.durationSeconds,
      flowScore: flowScore(entry),
      sealed: entry.sealed,
      needsCare: screenForAcuteDanger(entry.writing).acute,
    }));
    // No model is shown a sealed writing.
    const findings = await learner.prepare(
      person.id,
      writings.filter(({ sealed }) => !sealed),
    );
    const chakras = new Map(findings.map(({ writing, chakra }) => [writing.id, chakra]));
    const now = options.clock();
    await inTransaction(database, async (handle) => {
      for (const [index, entry] of entries.entries()) {
        const writing = writings[index]!;
        const chakra = chakras.get(entry.id) ?? (await options.readSealed(entry.writing)).chakra;
        const primeId = derivedId('imported prime', entry.id);
        await insertPrime(
          handle,
          {
            id: entry.id,
            personId: person.id,
            writing: entry.writing,
            durationSeconds: entry.durationSeconds,
            newLineCount: entry.newLineCount,
            flowScore: writing.flowScore,
            chakra,
            sealed: entry.sealed,
            needsCare: writing.needsCare,
            createdAt: entry.createdAt,
          },
          primeId,
        );
        const kinds = [...options.taskKinds.always, ...(generate ? options.taskKinds.generated : [])];
        for (const kind of kinds) await insertTask(handle, { kind, subjectId: primeId }, person.id, now);
        if (!generate) continue;
        await options.planStory(handle, {
          ...writing,
          writingId: entry.id,
          chakra,
          hasSeedWallet: person.seedWalletAddress !== undefined,
        });
      }
      await learner.importPrimes(handle, person.id, writings, findings);
    });
    for (let count = 0; count < entries.length; count++) options.onPrime();
  }

  return {
    /**
     * Brings entries in, oldest first, in batches that are each whole: after a stop the next run goes on where this
     * one was.
     */
    async run(
      person: Person,
      journal: readonly JournalEntry[],
      { generate, onProgress }: { generate: boolean; onProgress(done: number): void },
    ): Promise<ImportCounts> {
      const counts: ImportCounts = { kept: 0, known: 0, short: 0 };
      const byId = new Map<string, JournalEntry & { id: string }>();
      for (const entry of journal) {
        const id = idOf(person, entry);
        if (!isPrimeDuration(entry.durationSeconds)) counts.short++;
        else if (byId.has(id)) counts.known++;
        else byId.set(id, { ...entry, id });
      }
      const entries = [...byId.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      onProgress(counts.short + counts.known);
      for (let at = 0; at < entries.length; at += batchSize) {
        const batch = entries.slice(at, at + batchSize);
        const known = await existing(
          database,
          batch.map(({ id }) => id),
        );
        const fresh = batch.filter(({ id }) => !known.has(id));
        if (fresh.length > 0) await keep(person, fresh, generate);
        counts.kept += fresh.length;
        counts.known += batch.length - fresh.length;
        onProgress(counts.short + counts.known + counts.kept);
      }
      await learner.settle(person.id);
      return counts;
    },
  };
}

/** The same line is the same writing, each time it is brought in. */
function idOf(person: Person, entry: JournalEntry): string {
  const text = createHash('sha256').update(entry.writing).digest('hex');
  const { createdAt, durationSeconds } = entry;
  return derivedId('imported writing', person.id, createdAt.toISOString(), String(durationSeconds), text);
}

async function existing(handle: Handle, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from writings where id = any(${[...ids]}::uuid[])`.execute(handle);
  return new Set(rows.map(({ id }) => id));
}

/** The person who holds a wallet; made where there is none and `make` is set. Signing in finds the same one. */
export async function personOfWallet(
  handle: Handle,
  wallet: string,
  { make }: { make: boolean },
  now: Date,
): Promise<Person | undefined> {
  const address = wallet.toLowerCase();
  if (make) {
    await handle
      .insertInto('people')
      .values({
        id: derivedId('person of wallet', address),
        wallet_address: address,
        seed_wallet_address: null,
        client_name: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const row = await handle
    .selectFrom('people')
    .select(['id', 'seed_wallet_address'])
    .where('wallet_address', '=', address)
    .executeTakeFirst();
  return row && { id: row.id, seedWalletAddress: row.seed_wallet_address ?? undefined };
}
