import { readFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { cleanUpFile } from '../support/data-dir.ts';
import { readDocument } from '../support/operations.ts';
import { startService } from '../support/service.ts';
import { contractFile, typesOfContract } from './support/contract-types.ts';

afterAll(cleanUpFile);

it('is written against the contract that the service has (`npm run console:types` brings it up to date)', async () => {
  const service = await startService({ work: false });
  const types = await typesOfContract(await readDocument(service.url));
  expect(await readFile(contractFile, 'utf8')).toBe(types);
});
