#!/usr/bin/env node
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Address } from 'viem';
import { ConfigError } from '../config/config.ts';
import { readEnvFile } from '../config/env-file.ts';
import { AppError } from '../core/errors.ts';
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

// Whoever reads may stop reading before the end, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
readEnvFile();
const program = new Command('practice').description('Runs and looks after a writing practice.');

program
  .command('doctor')
  .description('print what is configured, reachable and missing; fails when the service could not start')
  .action(async () => {
    process.exitCode = (await doctor(process.env, (line) => console.log(line))) ? 0 : 1;
  });

const token = program.command('token').description('bearer tokens for clients of the operator');

token
  .command('issue')
  .description('print a new token; it is shown this once')
  .requiredOption('--name <client>', 'the client it is for', clientName)
  .option('--again', 'one more token for a client that there is already', false)
  .action(({ name, again }: { name: string; again: boolean }) => issueToken(name, { toExisting: again }));

token
  .command('list')
  .description('the clients, and how many live tokens each has')
  .option('--json', 'for programs', false)
  .action(({ json }: { json: boolean }) => listTokens({ json }));

token
  .command('revoke')
  .description('end all tokens of a client')
  .requiredOption('--name <client>', 'the client', clientName)
  .action(({ name }: { name: string }) => revokeTokens(name));

program
  .command('models')
  .description('the models that read, tell, translate and paint')
  .command('try')
  .description(
    'run every task once and print latency, validity and answer; fails when a model that is configured did',
  )
  .option('--json', 'for programs', false)
  .action(async ({ json }: { json: boolean }) => {
    process.exitCode = (await tryModels({ json })) ? 0 : 1;
  });

const stories = program.command('stories').description('work on stories that did not come to their end');

stories
  .command('failed')
  .description('work that has spent its retries')
  .option('--json', 'for programs', false)
  .action(({ json }: { json: boolean }) => listFailedStories({ json }));

stories
  .command('retry')
  .description('send a story’s failed work again')
  .argument('<id>', 'the story', uuid)
  .action((id: string) => retryStory(id));

stories
  .command('withheld')
  .description('primes that no story was made of, and why')
  .option('--json', 'for programs', false)
  .action(({ json }: { json: boolean }) => listWithheldStories({ json }));

const facilitator = program
  .command('facilitator')
  .description('guides who applied to be listed, and the operator’s word on them');

facilitator
  .command('list')
  .description('who applied, oldest first')
  .addOption(
    new Option('--status <status>', 'only those').choices(['pending', 'approved', 'rejected', 'suspended']),
  )
  .option('--json', 'for programs', false)
  .action(listFacilitators);

for (const [decision, status, description] of [
  ['approve', 'approved', 'list a facilitator'],
  ['reject', 'rejected', 'turn an application down'],
  ['suspend', 'suspended', 'take a facilitator off the list'],
] as const) {
  facilitator
    .command(decision)
    .description(description)
    .argument('<id>', 'as list shows it', uuid)
    .action((id: string) => decideFacilitator(id, status));
}

program
  .command('import')
  .description('bring a journal in; the same line again is the same entry')
  .argument(
    '<file.jsonl>',
    'a JSON line an entry: { writing, duration_seconds, created_at, new_line_count?, sealed? }',
  )
  .requiredOption('--wallet <address>', 'whose journal it is', walletAddress)
  .option('--generate', 'make images and stories of it, too', false)
  .option('--json', 'for programs', false)
  .action(importJournal);

const memory = program.command('memory').description('what is believed of a writer, and why');
const wallet = () =>
  new Option('--wallet <address>', 'the writer').argParser(walletAddress).makeOptionMandatory();

memory
  .command('show')
  .description('counts, themes and entries')
  .addOption(wallet())
  .option('--as-of <moment>', 'as it was then', moment)
  .option('--limit <count>', 'entries at most', positive, 30)
  .option('--json', 'for programs', false)
  .action(showMemory);

memory
  .command('search')
  .description('the words and entries on a question')
  .argument('<question>', 'in any words')
  .addOption(wallet())
  .option('--json', 'for programs', false)
  .action(searchMemory);

memory
  .command('why')
  .description('the quotes that an entry rests on')
  .argument('<entry>', 'its id or its name')
  .addOption(wallet())
  .option('--json', 'for programs', false)
  .action(explainMemory);

memory
  .command('diff')
  .description('what changed between two moments')
  .addOption(wallet())
  .requiredOption('--from <moment>', 'a day or a moment', moment)
  .option('--to <moment>', 'a day or a moment; now', moment, new Date())
  .option('--json', 'for programs', false)
  .action(diffMemory);

memory
  .command('export')
  .description('everything, a line of JSON each')
  .addOption(wallet())
  .option('--out <file>', 'instead of standard output')
  .action(exportMemory);

memory
  .command('rebuild')
  .description('make the memory again from the writings')
  .addOption(wallet())
  .option('--json', 'for programs', false)
  .action(rebuildMemory);

memory
  .command('reembed')
  .description('embed again what was embedded by another model, of everybody or of one writer')
  .addOption(wallet().makeOptionMandatory(false))
  .option('--json', 'for programs', false)
  .action(reembedMemory);

const research = program.command('research').description('researchers, and what they have read');

research
  .command('token')
  .description('print a new token for a study; it is shown this once')
  .requiredOption('--study <name>', 'the study', clientName)
  .action(issueResearchToken);

research
  .command('revoke')
  .description('end all tokens of a study')
  .requiredOption('--study <name>', 'the study', clientName)
  .action(revokeResearchTokens);

research
  .command('reads')
  .description('what researchers have read, newest first')
  .option('--json', 'for programs', false)
  .action(listResearchReads);

const agents = program.command('agents').description('the agents, and what they did');

agents
  .command('trace')
  .description('what was done in a session or an engagement: nodes, tools, models, entries; never the words')
  .argument('<id>', 'the session or the engagement', uuid)
  .option('--json', 'for programs', false)
  .action(printTrace);

agents
  .command('docs')
  .description('make the pictures and the table of tools in docs/agents.md anew')
  .action(async () => {
    console.log((await updateAgentsDocument()) ? 'docs/agents.md is new.' : 'docs/agents.md was right.');
  });

program
  .command('tool')
  .description('what agents can do')
  .command('new')
  .description('write a tool and its test, both of which work, and its row in the docs')
  .argument('<name>', 'in kebab case', toolName)
  .action(writeNewTool);

program
  .command('chain')
  .description('payments without money')
  .command('dev')
  .description('run a chain of one’s own with a test token, until Ctrl-C')
  .requiredOption('--wallet <address>', 'the wallet that gets the test money', walletAddress)
  .option('--port <port>', '0 for any free one', portNumber, 8545)
  .action(runDevChain);

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

try {
  await program.parseAsync();
} catch (error) {
  const told = error instanceof AppError || error instanceof ConfigError;
  console.error(told || error instanceof Error ? (error as Error).message : String(error));
  process.exitCode = 1;
}
