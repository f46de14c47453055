import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openToolbox } from '#agents/toolbox.ts';
import { renderAgentsDocument, updateAgentsDocument } from '#src/cli/agents-document.ts';

const file = join(import.meta.dirname, '../../docs/agents.md');
const read = () => readFile(file, 'utf8');

/** What stands between the marks of a section. */
function section(document: string, name: string): string {
  const found = new RegExp(`<!-- ${name} -->\n([\\s\\S]*?)\n<!-- /${name} -->`).exec(document);
  if (!found) throw new Error(`there is no section ${name}`);
  return found[1]!;
}

const rows = (document: string) =>
  section(document, 'tools')
    .split('\n')
    .filter((line) => line.startsWith('| `'));

describe('the page of the agents', () => {
  it.each(['reply', 'session', 'engagement', 'story'])('shows the %s graph as it is', async (name) => {
    const document = await read();
    // When this fails: npm run practice -- agents docs
    expect(section(document, `graph ${name}`)).toBe(
      section(await renderAgentsDocument(document), `graph ${name}`),
    );
    expect(section(document, `graph ${name}`)).toMatch(/```mermaid\n[\s\S]*graph TD;[\s\S]*-->/);
  });

  it('lists each tool with the description of its file, and adds a new tool by itself', async () => {
    const document = await read();
    const right = rows(await renderAgentsDocument(document));
    // A row that is there must be right: one that has changed or whose tool has gone is not put right in silence.
    for (const row of rows(document)) expect(right).toContain(row);
    if (rows(document).length < right.length) await updateAgentsDocument();
    expect(rows(await read())).toEqual(right);
    const { tools } = await openToolbox();
    expect(right.map((row) => /^\| `([^`]+)`/.exec(row)?.[1])).toEqual(tools.map(({ name }) => name));
  });
});
