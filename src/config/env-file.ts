import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Reads `.env` of the working folder, where there is one; what the environment says already stays. */
export function readEnvFile(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}
