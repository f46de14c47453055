#!/usr/bin/env node
import { readEnvFile } from '../config/env-file.ts';
import { runPractice } from './program.ts';

// The reader of the output, such as `head`, may close it before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
readEnvFile();
await runPractice(process.argv.slice(2));
