import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Loads `.env` from the working folder, if it exists. Variables that are already set keep their values. */
export function readEnvFile(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}
