import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { updateAgentsDocument } from './agents-document.ts';

const root = join(import.meta.dirname, '../..');

/** Writes the files of a working tool and its test, and adds its row to the docs. @throws Error if a file exists. */
export async function writeNewTool(name: string): Promise<void> {
  const files = {
    [join(root, 'agents/tools', `${name}.ts`)]: toolSource(name),
    [join(root, 'test/agents/tools', `${name}.test.ts`)]: testSource(name),
  };
  for (const file of Object.keys(files)) {
    if (await exists(file)) throw new Error(`${relative(root, file)} already exists.`);
  }
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, source, { flag: 'wx' });
    console.log(`wrote ${relative(root, file)}`);
  }
  if (await updateAgentsDocument()) console.log('updated the table of tools in docs/agents.md');
  console.log(
    `\nThe tool works as it is. Change it, then run its test:\n  npx vitest run test/agents/tools/${name}.test.ts`,
  );
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function toolSource(name: string): string {
  return `import { z } from 'zod';
import { defineTool } from '../tool.ts';

export default defineTool({
  name: '${name}',
  agents: ['smart', 'agi'],
  effect: 'read',
  description: 'Says of a text how many words it has. Describe here what it does and when to use it.',
  input: z.object({ text: z.string().min(1).max(2_000).describe('The text to count.') }),
  examples: [{ text: 'The kettle was still warm.' }],
  async run({ text }) {
    return { words: text.split(/\\s+/).filter((word) => word !== '').length };
  },
});
`;
}

function testSource(name: string): string {
  return `import { afterAll, expect, it } from 'vitest';
import { cleanUpFile } from '../../support/data-dir.ts';
import { startService } from '../../support/service.ts';
import { callTool } from '../support/call-tool.ts';

afterAll(cleanUpFile);

it('${name} counts the words of a text, as the caller', async () => {
  const service = await startService({ work: false });
  const writer = await service.api.signIn();
  const call = (input: object) => callTool(service.url, writer.token, '${name}', input);
  expect(await call({ text: 'The kettle was still warm.' })).toEqual({ ok: true, result: { words: 5 } });
  expect(await call({})).toMatchObject({ ok: false, result: { code: 'invalid_input' } });
});
`;
}
