import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Address } from 'viem';
import { printTrace } from './agents.ts';
import { updateAgentsDocument } from './agents-document.ts';
import { runDevChain } from './chain.ts';
import { doctor } from './doctor.ts';
import { decideFacilitator, listFacilitators } from './facilitator.ts';
import { importJournal } from './import.ts';
import {
  diffMemory,
  explainMemory,
  exportMemory,
  rebuildMemory,
  reembedMemory,
  searchMemory,
  showMemory,
} from './memory.ts';
import { tryModels } from './models.ts';
import { issueResearchToken, listResearchReads, revokeResearchTokens } from './research.ts';
import { listFailedStories, listWithheldStories, retryStory } from './stories.ts';
import { issueToken, listTokens, revokeTokens } from './token.ts';
import { writeNewTool } from './tool.ts';

/**
 * Runs one command of `practice`. Errors are printed, and reported through `process.exitCode`.
 *
 * @param args the arguments after `practice`.
 */
export async function runPractice(args: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has printed what was wrong with the arguments, or the help.
    if (error instanceof CommanderError) process.exitCode = error.exitCode;
    else {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
  }
}

function createProgram(): Command {
  const program = new Command('practice').description('Operates a writing practice service.').exitOverride();
  addServiceCommands(program);
  addTokenCommands(program);
  addStoryCommands(program);
  addFacilitatorCommands(program);
  addMemoryCommands(program);
  addResearchCommands(program);
  addAgentCommands(program);
  return program;
}

function addServiceCommands(program: Command): void {
  program
    .command('doctor')
    .description('print what is configured, reachable and missing; fails when the service cannot start')
    .action(async () => {
      process.exitCode = (await doctor(process.env, (line) => console.log(line))) ? 0 : 1;
    });

  program
    .command('models')
    .description('the configured models')
    .command('try')
    .description(
      'run every task once and print latency, validity and answer; fails when a configured model fails',
    )
    .option('--json', 'print JSON', false)
    .action(async ({ json }: { json: boolean }) => {
      process.exitCode = (await tryModels({ json })) ? 0 : 1;
    });

  program
    .command('import')
    .description('import a journal; importing the same entry again changes nothing')
    .argument(
      '<file.jsonl>',
      'one JSON object a line: { writing, duration_seconds, created_at, new_line_count?, sealed? }',
    )
    .requiredOption('--wallet <address>', 'wallet of the writer', walletAddress)
    .option('--generate', 'also make images and stories', false)
    .option('--json', 'print JSON', false)
    .action(importJournal);

  program
    .command('chain')
    .description('a local chain for trying payments')
    .command('dev')
    .description('run a local chain with a test token until Ctrl-C')
    .requiredOption('--wallet <address>', 'wallet that receives the test tokens', walletAddress)
    .option('--port <port>', 'port to listen on; 0 for any free port', portNumber, 8545)
    .action(runDevChain);
}

function addTokenCommands(program: Command): void {
  const token = program.command('token').description('bearer tokens for clients of the operator');

  token
    .command('issue')
    .description('print a new token; it is not shown again')
    .requiredOption('--name <client>', 'the client that will use it', clientName)
    .option('--again', 'issue another token for an existing client', false)
    .action(({ name, again }: { name: string; again: boolean }) => issueToken(name, { toExisting: again }));

  token
    .command('list')
    .description('list the clients with their number of valid tokens')
    .option('--json', 'print JSON', false)
    .action(({ json }: { json: boolean }) => listTokens({ json }));

  token
    .command('revoke')
    .description('end all tokens of a client')
    .requiredOption('--name <client>', 'the client', clientName)
    .action(({ name }: { name: string }) => revokeTokens(name));
}

function addStoryCommands(program: Command): void {
  const stories = program.command('stories').description('stories that failed or were withheld');

  stories
    .command('failed')
    .description('list work that has spent its retries')
    .option('--json', 'print JSON', false)
    .action(({ json }: { json: boolean }) => listFailedStories({ json }));

  stories
    .command('retry')
    .description('repeat the failed work of a story')
    .argument('<id>', 'id of the story', uuid)
    .action((id: string) => retryStory(id));

  stories
    .command('withheld')
    .description('list primes that got no story, with the reason')
    .option('--json', 'print JSON', false)
    .action(({ json }: { json: boolean }) => listWithheldStories({ json }));
}

function addFacilitatorCommands(program: Command): void {
  const facilitator = program
    .command('facilitator')
    .description('applications of facilitators, and decisions on them');

  facilitator
    .command('list')
    .description('list applications, oldest first')
    .addOption(
      new Option('--status <status>', 'only applications of this status').choices([
        'pending',
        'approved',
        'rejected',
        'suspended',
      ]),
    )
    .option('--json', 'print JSON', false)
    .action(listFacilitators);

  for (const [decision, status, description] of [
    ['approve', 'approved', 'list a facilitator'],
    ['reject', 'rejected', 'reject an application'],
    ['suspend', 'suspended', 'take a facilitator off the list'],
  ] as const) {
    facilitator
      .command(decision)
      .description(description)
      .argument('<id>', 'id, as the list shows it', uuid)
      .action((id: string) => decideFacilitator(id, status));
  }
}

function addMemoryCommands(program: Command): void {
  const memory = program.command('memory').description('the memory of a writer');
  const wallet = () =>
    new Option('--wallet <address>', 'wallet of the writer').argParser(walletAddress).makeOptionMandatory();

  memory
    .command('show')
    .description('print counts, themes and entries')
    .addOption(wallet())
    .option('--as-of <moment>', 'the memory as it was at this moment', moment)
    .option('--limit <count>', 'maximum number of entries', positive, 30)
    .option('--json', 'print JSON', false)
    .action(showMemory);

  memory
    .command('search')
    .description('find passages and entries that answer a question')
    .argument('<question>', 'the question')
    .addOption(wallet())
    .option('--json', 'print JSON', false)
    .action(searchMemory);

  memory
    .command('why')
    .description('print the quotes that support an entry')
    .argument('<entry>', 'id or name of the entry')
    .addOption(wallet())
    .option('--json', 'print JSON', false)
    .action(explainMemory);

  memory
    .command('diff')
    .description('print what changed between two moments')
    .addOption(wallet())
    .requiredOption('--from <moment>', 'day or moment at which the comparison starts', moment)
    .option('--to <moment>', 'day or moment at which it ends', moment, new Date())
    .option('--json', 'print JSON', false)
    .action(diffMemory);

  memory
    .command('export')
    .description('print the whole memory as JSON lines')
    .addOption(wallet())
    .option('--out <file>', 'write to this file instead of standard output')
    .action(exportMemory);

  memory
    .command('rebuild')
    .description('rebuild the memory from the writings')
    .addOption(wallet())
    .option('--json', 'print JSON', false)
    .action(rebuildMemory);

  memory
    .command('reembed')
    .description('replace embeddings of another model, for all writers or for one')
    .addOption(wallet().makeOptionMandatory(false))
    .option('--json', 'print JSON', false)
    .action(reembedMemory);
}

function addResearchCommands(program: Command): void {
  const research = program
    .command('research')
    .description('tokens of researchers, and a log of what they read');

  research
    .command('token')
    .description('print a new token for a study; it is not shown again')
    .requiredOption('--study <name>', 'name of the study', clientName)
    .action(issueResearchToken);

  research
    .command('revoke')
    .description('end all tokens of a study')
    .requiredOption('--study <name>', 'name of the study', clientName)
    .action(revokeResearchTokens);

  research
    .command('reads')
    .description('list what researchers have read, newest first')
    .option('--json', 'print JSON', false)
    .action(listResearchReads);
}

function addAgentCommands(program: Command): void {
  const agents = program.command('agents').description('the agents');

  agents
    .command('trace')
    .description(
      'print the steps of a session or an engagement: nodes, tools, models, entries; never any text',
    )
    .argument('<id>', 'id of the session or the engagement', uuid)
    .option('--json', 'print JSON', false)
    .action(printTrace);

  agents
    .command('docs')
    .description('update the graphs and the table of tools in docs/agents.md')
    .action(async () => {
      console.log(
        (await updateAgentsDocument()) ? 'docs/agents.md was updated.' : 'docs/agents.md is up to date.',
      );
    });

  program
    .command('tool')
    .description('tools of the agents')
    .command('new')
    .description('create a working tool with its test and its row in the docs')
    .argument('<name>', 'name in kebab case', toolName)
    .action(writeNewTool);
}

function uuid(value: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) {
    throw new InvalidArgumentError('an id such as 9b2d0f0e-3c1a-4d58-8f0b-6c7d1a2e4f55');
  }
  return value.toLowerCase();
}

function walletAddress(value: string): Address {
  if (!/^0x[0-9a-fA-F]{40}$/.test(value)) throw new InvalidArgumentError('0x and 40 hexadecimal digits');
  return value as Address;
}

function moment(value: string): Date {
  const at = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T23:59:59.999Z` : value);
  if (Number.isNaN(at.getTime())) throw new InvalidArgumentError('a day such as 2026-03-01, or a moment');
  return at;
}

function positive(value: string): number {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new InvalidArgumentError('a whole number from 1');
  return Number(value);
}

function portNumber(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new InvalidArgumentError('a whole number from 0 to 65535');
  }
  return Number(value);
}

function toolName(value: string): string {
  if (!/^[a-z][a-z]*(-[a-z]+)*$/.test(value) || value.length > 63) {
    throw new InvalidArgumentError('small letters and hyphens, such as count-words');
  }
  return value;
}

function clientName(value: string): string {
  if (!/^[\w.@ -]{1,100}$/.test(value) || value.trim() !== value) {
    throw new InvalidArgumentError('1 to 100 letters, digits, spaces and . _ @ -');
  }
  return value;
}
