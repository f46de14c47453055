import { careMessage } from '#src/care/message.ts';
import { screenForAcuteDanger } from '#src/care/screen.ts';
import type { Clock } from '#src/core/clock.ts';
import { notFound, personErased } from '#src/core/errors.ts';
import { type Database, type Handle, inTransaction } from '#src/db/database.ts';
import { isForeignKeyViolation } from '#src/db/pool.ts';
import { insertTask, type TaskKey } from '#src/db/tasks.ts';
import type { Caller } from '#src/http/endpoint.ts';
import { type Cursor, splitPage } from '#src/http/paging.ts';
import type { ImageFiles } from '#src/images/image-files.ts';
import type { Reading } from '#src/language/reading.ts';
import { type FlowParts, flowParts, flowScore } from '#src/practice/flow-score.ts';
import { kingdomOf } from '#src/practice/kingdoms.ts';
import { sealedFeedback } from '#src/practice/sealed-feedback.ts';
import { isPrimeDuration, primeThresholdSeconds } from '#src/practice/threshold.ts';
import { toHistoryEntry } from './history-entry.ts';
import { primeImageNames } from './prime-image.ts';
import { primeTaskKinds } from './prime-work.ts';
import * as store from './store.ts';

export interface Submission {
  writing: string;
  durationSeconds: number;
  newLineCount: number;
  sealed: boolean;
}

export type WriteResult =
  | { isPrime: false; flowScore: number; feedback: string; careMessage: string | undefined }
  | {
      isPrime: true;
      writingId: string;
      primeId: string;
      flowScore: number;
      chakra: number;
      kingdom: string;
      careMessage: string | undefined;
    };

/** What reads a writing and writes its answer: the service itself, or an agent. */
export interface Respondent {
  read(writing: string): Promise<Pick<Reading, 'chakra'>>;
  feedback(session: {
    writing: string;
    durationSeconds: number;
    thresholdSeconds: number;
    flow: FlowParts;
  }): Promise<string>;
}

export interface WritingOptions {
  database: Database;
  clock: Clock;
  respondent: Respondent;
  /** Finds the chakra of a sealed text without a model, whichever respondent answers the writing. */
  readSealed(writing: string): Promise<Pick<Reading, 'chakra'>>;
  images: ImageFiles;
  /** Adds a job for each saved task. The sweep finds tasks that have no job. */
  enqueue(tasks: readonly TaskKey[]): Promise<void>;
  /** Takes jobs out of the queue. */
  dequeue(tasks: readonly TaskKey[]): Promise<void>;
  /** Called in the transaction that saves a prime. Adds the tasks of what else is made from the prime, and returns them. */
  planFor(handle: Handle, prime: KeptPrime): Promise<TaskKey[]>;
  /** Erases what other parts made from a writing, before the writing itself. Returns how much of each kind was erased. */
  removeMadeFrom(personId: string, writingId: string): Promise<Record<string, number>>;
  onCareHit(): void;
  onPrime(): void;
}

/** A prime as it is saved. */
export interface KeptPrime {
  writingId: string;
  personId: string;
  chakra: number;
  hasSeedWallet: boolean;
  sealed: boolean;
  needsCare: boolean;
  writtenAt: Date;
  durationSeconds: number;
  flowScore: number;
}

/** After a prime with signs of acute danger, agents do not confront the writer for this many primes. */
const carePrimes = 5;

export type WritingService = ReturnType<typeof createWriting>;

export function createWriting(options: WritingOptions) {
  const { database, respondent, images } = options;

  return {
    /**
     * Submits a writing session. A session of 480 seconds or more is saved as a prime; its image and words follow. A
     * shorter one is answered with feedback and not saved.
     *
     * @param idFor gives a repeated request the same ids, so that it saves one prime only.
     * @param by answers the writing instead of the service's own respondent.
     */
    async submit(
      caller: Caller,
      submission: Submission,
      idFor: (what: string) => string,
      by: Respondent = respondent,
    ): Promise<WriteResult> {
      const { writing, durationSeconds, newLineCount } = submission;
      const { acute: needsCare, language } = screenForAcuteDanger(writing);
      if (needsCare) options.onCareHit();
      const message = needsCare ? careMessage(language) : undefined;
      const score = flowScore({ writing, durationSeconds, newLineCount });

      if (isPrimeDuration(durationSeconds)) {
        const { chakra } = await (submission.sealed ? options.readSealed(writing) : by.read(writing));
        const found = { flowScore: score, chakra, needsCare };
        const kept = await keepPrime(options, caller, submission, found, idFor);
        return {
          isPrime: true,
          writingId: kept.id,
          primeId: kept.prime.id,
          flowScore: kept.flowScore,
          chakra: kept.chakra,
          kingdom: kingdomOf(kept.chakra).name,
          careMessage: message,
        };
      }
      const flow = flowParts({ writing, durationSeconds, newLineCount });
      const feedback = submission.sealed
        ? sealedFeedback(durationSeconds)
        : await by.feedback({ writing, durationSeconds, thresholdSeconds: primeThresholdSeconds, flow });
      return {
        isPrime: false,
        flowScore: score,
        feedback: message ? `${message} ${feedback}` : feedback,
        careMessage: message,
      };
    },

    /** @throws AppError `not_found`, also for a writing of another person. */
    find: (caller: Caller, writingId: string) => getWriting(database, caller.personId, writingId),

    /** The newest of the person's last five primes that showed signs of acute danger, if there is one. */
    async latestInNeedOfCare(personId: string): Promise<store.WrittenPrime | undefined> {
      const latest = await store.selectHistory(database, personId, { limit: carePrimes });
      return latest.find(({ needsCare }) => needsCare);
    },

    /** A page of the caller's own writings, newest first. */
    async history(
      caller: Caller,
      page: { limit: number; before: Cursor | undefined },
    ): Promise<{ writings: store.WrittenPrime[]; next: Cursor | undefined }> {
      const found = await store.selectHistory(database, caller.personId, { ...page, limit: page.limit + 1 });
      const { page: writings, next } = splitPage(found, page.limit);
      return { writings, next };
    },

    /**
     * Erases one writing: its rows, images and jobs.
     *
     * @throws AppError `not_found`, also for a writing of another person.
     */
    async remove(caller: Caller, writingId: string): Promise<Record<string, number>> {
      const found = await getWriting(database, caller.personId, writingId);
      const madeFrom = await options.removeMadeFrom(caller.personId, writingId);
      await options.dequeue(tasksOf(found.prime.id));
      await inTransaction(database, (handle) => store.deleteWriting(handle, found.id, found.prime.id));
      const files = Object.values(primeImageNames(found.prime.id));
      return { writings: 1, primes: 1, images: await images.remove(files), ...madeFrom };
    },

    personalData: personalDataOf(options),
  };
}

/** Saves a prime with its tasks, and returns it as it is stored. A repeated request saves nothing new. */
async function keepPrime(
  options: WritingOptions,
  caller: Caller,
  submission: Submission,
  found: { flowScore: number; chakra: number; needsCare: boolean },
  idFor: (what: string) => string,
): Promise<store.WrittenPrime> {
  const { database } = options;
  const now = options.clock();
  const writingId = idFor('writing');
  const primeId = idFor('prime');
  const tasks = tasksOf(primeId);
  const { isNew, kept } = await inTransaction(database, async (handle) => {
    const writing = { id: writingId, personId: caller.personId, ...submission, ...found, createdAt: now };
    const isNew = await store.insertPrime(handle, writing, primeId);
    if (isNew) {
      for (const task of tasks) await insertTask(handle, task, caller.personId, now);
      const planned = await options.planFor(handle, {
        writingId,
        personId: caller.personId,
        chakra: found.chakra,
        hasSeedWallet: caller.seedWalletAddress !== undefined,
        sealed: submission.sealed,
        needsCare: found.needsCare,
        writtenAt: now,
        durationSeconds: submission.durationSeconds,
        flowScore: found.flowScore,
      });
      tasks.push(...planned);
    }
    // Read back inside the transaction: after it, an erasure may delete the writing.
    return { isNew, kept: await getWriting(handle, caller.personId, writingId) };
  }).catch((error: unknown) => {
    if (!isForeignKeyViolation(error)) throw error;
    throw personErased(error);
  });
  if (isNew) options.onPrime();
  await options.enqueue(tasks);
  return kept;
}

/** How a person's writings are counted, exported and erased. */
function personalDataOf({ database, images, dequeue }: WritingOptions) {
  return {
    async count(personId: string) {
      const primes = (await store.selectPrimeIds(database, personId)).length;
      return { writings: primes, primes };
    },

    async export(personId: string) {
      return { writings: (await store.selectHistory(database, personId, {})).map(toHistoryEntry) };
    },

    async erase(personId: string) {
      const primeIds = await store.selectPrimeIds(database, personId);
      await dequeue(primeIds.flatMap(tasksOf));
      await inTransaction(database, (handle) => store.deleteAll(handle, personId, primeIds));
      const files = primeIds.flatMap((id) => Object.values(primeImageNames(id)));
      return { writings: primeIds.length, primes: primeIds.length, images: await images.remove(files) };
    },
  };
}

async function getWriting(handle: Handle, personId: string, writingId: string): Promise<store.WrittenPrime> {
  const found = await store.findByWriting(handle, personId, writingId);
  if (!found) throw notFound('writing');
  return found;
}

function tasksOf(primeId: string): TaskKey[] {
  return primeTaskKinds.map((kind) => ({ kind, subjectId: primeId }));
}
