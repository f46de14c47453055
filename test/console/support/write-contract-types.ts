/** Writes the types of the contract that the console is written against: `npm run console:types`. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#src/config/config.ts';
import { openServices } from '#src/services.ts';
import { readDocument } from '../../support/operations.ts';
import { contractFile, typesOfContract } from './contract-types.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'practice-contract-'));
const services = await openServices(readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), {
  onDatabaseFailure(cause) {
    throw cause;
  },
});
const server = services.app.listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as { port: number };
await writeFile(contractFile, await typesOfContract(await readDocument(`http://127.0.0.1:${port}`)));
server.close();
await services.stopWork({ graceMs: 0 });
await services.close();
await rm(dataDir, { recursive: true, force: true });
console.log('src/console/contract/operations.ts is as the service says.');
process.exit(0);
