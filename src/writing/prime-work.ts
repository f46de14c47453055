import { careMessage } from '#src/care/message.ts';
import { screenForAcuteDanger } from '#src/care/screen.ts';
import type { Clock } from '#src/core/clock.ts';
import { type Database, inTransaction } from '#src/db/database.ts';
import { finishTask, type Run, type Task } from '#src/db/tasks.ts';
import type { ImageFiles } from '#src/images/image-files.ts';
import { primeImageNames, primeOfImageName } from './prime-image.ts';
import * as store from './store.ts';

/** The tasks that follow a prime, words first. */
export const primeTaskKinds = ['prime-words', 'prime-image'] as const;

export type PrimeTaskKind = (typeof primeTaskKinds)[number];

export interface PrimeWords {
  /** At most five words. */
  title: string;
  /** Two to four sentences. */
  reflection: string;
}

/** The input for the picture. For a sealed writing it contains the kingdom only. */
export interface PrimeSubject {
  primeId: string;
  chakra: number;
  /** Undefined for a sealed writing. */
  writing: string | undefined;
}

export interface PrimeWorkOptions {
  database: Database;
  clock: Clock;
  images: ImageFiles;
  words(writing: string): Promise<PrimeWords>;
  picture: PaintPrime;
}

/** Paints a prime: a 1024x1024 image and its 256x256 thumbnail, both WebP. */
export type PaintPrime = (subject: PrimeSubject & Run) => Promise<{ image: Buffer; thumbnail: Buffer }>;

/** Title and reflection of every sealed writing. Nothing in them comes from the writing. */
const sealedWords: PrimeWords = {
  title: 'A sealed page',
  reflection:
    'This session is sealed: it is kept and it counts. Nothing was read from it, and nothing will be said of it.',
};

/** The handlers of a prime's tasks. A handler may run twice for the same task: the outcome is the same. */
export function createPrimeWork(
  options: PrimeWorkOptions,
): Record<PrimeTaskKind, (task: Task, run: Run) => Promise<void>> {
  const { database, clock, images } = options;

  return {
    async 'prime-words'(task) {
      const found = await store.findByPrime(database, task.subjectId);
      if (!found) return;
      const words = found.sealed ? sealedWords : await options.words(found.writing);
      const care = found.needsCare ? `${careMessage(screenForAcuteDanger(found.writing).language)} ` : '';
      await inTransaction(database, async (handle) => {
        if (await finishTask(handle, task, clock())) {
          await store.updateWords(handle, task.subjectId, {
            title: words.title,
            reflection: care + words.reflection,
          });
        }
      });
    },

    async 'prime-image'(task, { isLastTry }) {
      const found = await store.findByPrime(database, task.subjectId);
      if (!found) return;
      const { image, thumbnail } = await options.picture({
        primeId: found.prime.id,
        chakra: found.chakra,
        writing: found.sealed ? undefined : found.writing,
        isLastTry,
      });
      const names = primeImageNames(found.prime.id);
      await images.write(names.image, image);
      await images.write(names.thumbnail, thumbnail);
      await inTransaction(database, async (handle) => {
        if (await finishTask(handle, task, clock())) {
          await store.updateImageReady(handle, task.subjectId, clock());
        }
      });
      // The prime was erased while its picture was painted: the picture goes as well.
      if (!(await store.findByPrime(database, task.subjectId))) await images.remove(Object.values(names));
    },
  };
}

/** Removes the images of primes that no longer exist. A crash can leave them when it interrupts an erasure between rows and files. */
export async function removeOrphanImages(database: Database, images: ImageFiles): Promise<number> {
  const names = await images.list();
  const ids = [...new Set(names.map(primeOfImageName).filter((id) => id !== undefined))];
  const existing = await store.selectExistingPrimes(database, ids);
  return images.remove(names.filter((name) => !existing.has(primeOfImageName(name) ?? '')));
}
