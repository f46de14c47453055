import { vi } from 'vitest';
import { runPractice } from '../../src/cli/program.ts';

/**
 * Runs `practice <args>` in the process of the test, which is much faster than a separate process (`runCommand`).
 * Commands of one file run one after the other, because they share the environment and the output of the process.
 */
export async function runInProcess(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const printed = { stdout: '', stderr: '' };
  const collect = (stream: keyof typeof printed, end: string) => (text: unknown) => {
    printed[stream] += `${text}${end}`;
    return true;
  };
  const before = { env: process.env, exitCode: process.exitCode };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(collect('stdout', '\n')),
    vi.spyOn(console, 'error').mockImplementation(collect('stderr', '\n')),
    vi.spyOn(process.stdout, 'write').mockImplementation(collect('stdout', '')),
    vi.spyOn(process.stderr, 'write').mockImplementation(collect('stderr', '')),
  ];
  process.env = { PATH: before.env.PATH, HOME: before.env.HOME, ...environment };
  process.exitCode = undefined;
  try {
    await runPractice(args);
    return { code: Number(process.exitCode ?? 0), ...printed };
  } finally {
    process.env = before.env;
    process.exitCode = before.exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
