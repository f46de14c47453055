import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tool } from '#agents/tool.ts';
import { openToolbox } from '#agents/toolbox.ts';
import { createEngagementGraph } from '#graphs/engagement/engagement-graph.ts';
import { createReplyGraph } from '#graphs/reply/reply-graph.ts';
import { createSessionGraph } from '#graphs/session/session-graph.ts';
import { compileStoryGraph } from '#graphs/story/story-graph.ts';

const documentFile = join(import.meta.dirname, '../../docs/agents.md');

/** The graphs are only drawn, so their tools are never called. */
const graphs = {
  reply: () => createReplyGraph(undefined as never),
  session: () => createSessionGraph(undefined),
  engagement: () => createEngagementGraph(undefined),
  story: () => compileStoryGraph(undefined as never),
};

/** Returns `docs/agents.md` with new diagrams of the graphs and a new table of tools. All other text is unchanged. */
export async function renderAgentsDocument(document: string): Promise<string> {
  let rendered = document;
  for (const [name, create] of Object.entries(graphs)) {
    const picture = (await create().getGraphAsync()).drawMermaid();
    rendered = replaceSection(rendered, `graph ${name}`, `\`\`\`mermaid\n${picture.trim()}\n\`\`\``);
  }
  const { tools } = await openToolbox();
  return replaceSection(rendered, 'tools', [...tableHead, ...tools.map(rowOf)].join('\n'));
}

/** Updates `docs/agents.md`. Returns whether it changed. */
export async function updateAgentsDocument(): Promise<boolean> {
  const document = await readFile(documentFile, 'utf8');
  const rendered = await renderAgentsDocument(document);
  if (rendered !== document) await writeFile(documentFile, rendered);
  return rendered !== document;
}

const tableHead = ['| tool | agents | effect | what it does |', '| --- | --- | --- | --- |'];

function rowOf({ name, agents, effect, description }: Tool): string {
  return `| \`${name}\` | ${agents.join(', ')} | ${effect} | ${description.replaceAll('|', '\\|')} |`;
}

/** Replaces the text between the markers `<!-- name -->` and `<!-- /name -->`. @throws Error if they are missing. */
function replaceSection(document: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`docs/agents.md has no section ${name}`);
  return document.slice(0, from + begin.length) + content + document.slice(to);
}
