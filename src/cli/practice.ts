#!/usr/bin/env node
import { Command, InvalidArgumentError } from 'commander';
import { ConfigError } from '../config/config.ts';
import { readEnvFile } from '../config/env-file.ts';
import { AppError } from '../core/errors.ts';
import { doctor } from './doctor.ts';
import { listFailedStories, listWithheldStories, retryStory } from './stories.ts';
import { issueToken, listTokens, revokeTokens } from './token.ts';

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

const stories = program.command('stories').description('work on stories that did not come to its end');

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

function uuid(value: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) throw new InvalidArgumentError('a uuid');
  return value.toLowerCase();
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
