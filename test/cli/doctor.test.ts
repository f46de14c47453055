import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startScholar } from '../models/support/scholar.ts';
import { freshDataDir, onCleanup, temporaryFolder } from '../support/data-dir.ts';
import { runInProcess } from '../support/practice.ts';
import { runCommand, startProcess } from '../support/process.ts';
import { freePort, postgresPrograms, redisProgram, startPostgres, startRedis } from '../support/programs.ts';

async function doctor(environment: Record<string, string>) {
  return runInProcess(['doctor'], environment);
}

describe('the doctor', () => {
  it('finds nothing wrong with nothing set, and names every part', async () => {
    const environment = { DATA_DIR: await freshDataDir(), PORT: String(await freePort()) };
    const { code, stdout } = await runCommand(['doctor'], environment);
    expect(code).toBe(0);
    for (const part of ['node', 'data', 'http', 'database', 'jobs', 'chain'])
      expect(stdout).toMatch(new RegExp(`^(ok|missing) +${part} `, 'm'));
    expect(stdout).not.toContain('WRONG');
    expect(stdout.trimEnd()).toMatch(/The service can start\.$/);
  });

  it('finds nothing wrong beside a service that runs', async () => {
    const dataDir = await freshDataDir();
    const service = await startProcess({ DATA_DIR: dataDir });
    const { code, stdout } = await doctor({ DATA_DIR: dataDir, PORT: new URL(service.url).port });
    expect(code).toBe(0);
    expect(stdout).toContain('in use by a running service');
    expect(stdout).toContain('is served by a running process');
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });

  it('fails over a port that another program uses', async () => {
    const stranger = createServer((socket) => socket.end('nonsense'));
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    onCleanup(() => void stranger.close());
    const { port } = stranger.address() as AddressInfo;
    const { code, stdout } = await doctor({ DATA_DIR: await freshDataDir(), PORT: String(port) });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^WRONG +http .*EADDRINUSE.*PORT/m);
    expect(stdout.trimEnd()).toMatch(/The service cannot start\.$/);
  });

  it('fails over a variable that is wrong, without going further', async () => {
    const { code, stdout } = await doctor({ PORT: 'eighty', ROLE: 'boss' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^WRONG +config +PORT: "eighty" is not right; it must be a whole number/m);
    expect(stdout).toMatch(/^WRONG +config +ROLE: /m);
  });

  it('fails over a database and a queue that do not answer, and repeats no password', async () => {
    const port = await freePort();
    const { code, stdout, stderr } = await doctor({
      DATA_DIR: await temporaryFolder(),
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${port}/name`,
      REDIS_URL: `redis://:hunter2@127.0.0.1:${port}`,
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^WRONG +database +DATABASE_URL does not answer \(ECONNREFUSED\)/m);
    expect(stdout).toMatch(/^WRONG +jobs +REDIS_URL does not answer/m);
    expect(stdout + stderr).not.toContain('hunter2');
  });

  it('fails over a data folder that cannot be one', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'file'), '');
    const { code, stdout } = await doctor({ DATA_DIR: join(folder, 'file'), PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^WRONG +data .*cannot be written/m);
  });

  it('says which models answer, and which an Ollama server has not pulled; no key and no password', async () => {
    const scholar = await startScholar();
    const behindPassword = scholar.mock.url.replace('://', '://user:hunter2@');
    const { code, stdout, stderr } = await doctor({
      DATA_DIR: await freshDataDir(),
      PORT: String(await freePort()),
      ...scholar.openAi,
      OLLAMA_HOST: behindPassword,
      OLLAMA_MODEL: 'gpt-4o',
      OLLAMA_EMBEDDING_MODEL: 'nomic-embed-text',
      COMFYUI_URL: behindPassword,
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^missing +language +guide openai guide-model, local ollama gpt-4o, embeddings ollama\//m,
    );
    expect(stdout).toContain('; Ollama has no nomic-embed-text (ollama pull nomic-embed-text): the offline');
    expect(stdout).toMatch(/^missing +pictures +comfyui .*; ComfyUI answers 404/m);
    expect(stdout + stderr).not.toContain('hunter2');
    expect(stdout + stderr).not.toContain(scholar.openAi.OPENAI_API_KEY);
  });

  const programs = postgresPrograms();
  it.skipIf(!programs)('finds a Postgres, and says whether it has vectors', async () => {
    const { code, stdout } = await doctor({
      DATA_DIR: await temporaryFolder(),
      PORT: String(await freePort()),
      DATABASE_URL: await startPostgres(programs!),
    });
    expect(stdout).toMatch(/^(ok|missing|WRONG) +database +Postgres \d+ at DATABASE_URL.*vector/m);
    expect(code).toBe(stdout.includes('WRONG') ? 1 : 0);
  });

  const redis = redisProgram();
  it.skipIf(!redis)('finds a Redis', async () => {
    const { code, stdout } = await doctor({
      DATA_DIR: await freshDataDir(),
      PORT: String(await freePort()),
      REDIS_URL: await startRedis(redis!),
    });
    expect(stdout).toMatch(/^ok +jobs +kept in Redis/m);
    expect(code).toBe(0);
  });
});
