import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Rendered images as files, by name. A name is never a path. A file is written whole or not at all. */
export interface ImageFiles {
  /** The folder, for the route that serves it. */
  readonly folder: string;
  write(name: string, image: Buffer): Promise<void>;
  /** Removes the files of these names that exist. Returns how many were removed. */
  remove(names: readonly string[]): Promise<number>;
  /** Names of all finished images. */
  list(): Promise<string[]>;
}

const namePattern = /^[\w-]+\.webp$/;

export async function openImageFiles(folder: string): Promise<ImageFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });

  function pathOf(name: string): string {
    if (!namePattern.test(name) || basename(name) !== name) throw new RangeError('not the name of an image');
    return join(folder, name);
  }

  return {
    folder,

    async write(name, image) {
      const path = pathOf(name);
      const draft = join(folder, `.${randomUUID()}.draft`);
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(image);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },

    async remove(names) {
      const removed = await Promise.all(
        names.map((name) =>
          rm(pathOf(name)).then(
            () => 1,
            (error: NodeJS.ErrnoException) => {
              if (error.code === 'ENOENT') return 0;
              throw error;
            },
          ),
        ),
      );
      return removed.reduce<number>((sum, one) => sum + one, 0);
    },

    async list() {
      return (await readdir(folder)).filter((name) => namePattern.test(name));
    },
  };
}

/** Writing an image never takes longer than this. */
const draftLifeMs = 600_000;

/** Removes drafts that a crash left behind: those too old to be still written by any process. */
export async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith('.draft'));
  await Promise.all(
    drafts.map(async (name) => {
      const path = join(folder, name);
      const writtenAt = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        // The draft was renamed to its final name in the meantime.
        () => Number.POSITIVE_INFINITY,
      );
      if (writtenAt < Date.now() - draftLifeMs) await rm(path, { force: true });
    }),
  );
}
