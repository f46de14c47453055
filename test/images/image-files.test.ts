import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openImageFiles, removeDrafts } from '#src/images/image-files.ts';
import { temporaryFolder } from '../support/data-dir.ts';

const id = '3f0c2b1e-6f7a-4f0e-9a51-0c6d0a6f2b11';

it('clears what a crash left half written, and neither what is being written nor what is finished', async () => {
  const folder = await temporaryFolder();
  const images = await openImageFiles(folder);
  await images.write(`${id}.webp`, Buffer.from('whole'));
  for (const name of ['.old.draft', '.new.draft']) await writeFile(join(folder, name), 'half');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  for (const name of ['.old.draft', `${id}.webp`]) await utimes(join(folder, name), anHourAgo, anHourAgo);
  await removeDrafts(folder);
  expect((await readdir(folder)).sort()).toEqual(['.new.draft', `${id}.webp`]);
  expect(await images.list()).toEqual([`${id}.webp`]);
});
