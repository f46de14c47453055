import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#src/config/config.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({});
    expect(config.http).toEqual({ host: '127.0.0.1', port: 3000, trustedProxies: 0 });
    expect(config).toMatchObject({
      dataDir: '.data',
      role: 'all',
      databaseUrl: undefined,
      redisUrl: undefined,
    });
  });

  it('treats an empty variable, or one of white space, as not set', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const names = [...example.matchAll(/^#? ?([A-Z_]{4,})=/gm)].map(([, name]) => name!);
    expect(names).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'ROLE']));
    const empty = Object.fromEntries(names.map((name, index) => [name, index % 2 === 0 ? '' : '  ']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('ignores other variables', () => {
    expect(readConfig({ PATH: '/bin', port: '1', DATABASE: 'x' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '3000.5', 'a whole number from 0 to 65535'],
    ['PORT', '0x10', 'a whole number from 0 to 65535'],
    ['PORT', '1e3', 'a whole number from 0 to 65535'],
    ['PORT', '９', 'a whole number from 0 to 65535'],
    ['HOST', 'http://localhost/', 'a host name or address'],
    ['ROLE', 'boss', 'one of all, web, worker'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, silent'],
    ['TRUST_PROXY', 'true', 'a whole number from 0 to 10'],
    ['DATABASE_URL', 'localhost:5432', 'an address like postgres://'],
    ['DATABASE_URL', 'mysql://host/name', 'an address like postgres://'],
    ['REDIS_URL', 'http://host', 'an address like redis://'],
    ['CHAIN', 'ethereum', 'one of base, base-sepolia, anvil'],
    ['RPC_URL', 'ws://host', 'an address like https://'],
    ['USDC_ADDRESS', '0x12', '0x and 40 hexadecimal digits'],
    ['PAYMENT_CONFIRMATIONS', '0', 'a whole number from 1 to 1000'],
    ['ADMIN_TOKEN', 'two words', 'at most 512 letters'],
  ])('reports %s=%s in one line, with the expected value', (name, value, right) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `));
    expect(problems[0]).toContain(right);
    expect(problems[0]).not.toContain('\n');
  });

  it('reports all invalid variables at once', () => {
    const problems = problemsOf({ PORT: 'x', ROLE: 'x', REDIS_URL: 'x', LOG_LEVEL: 'x', CHAIN: 'x' });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'REDIS_URL',
      'ROLE',
      'LOG_LEVEL',
      'CHAIN',
    ]);
  });

  it('shows no value that may hold a secret', () => {
    const secrets = {
      DATABASE_URL: 'mysql://user:hunter2@host/name',
      REDIS_URL: 'http://:hunter2@host',
      RPC_URL: 'ftp://host/hunter2',
      ADMIN_TOKEN: 'hunter2 hunter2',
      OPENAI_API_KEY: 'hunter2 hunter2',
      OPENAI_BASE_URL: 'https://user:hunter2@host/v1',
      COMFYUI_URL: 'ftp://hunter2@host',
    };
    const problems = problemsOf(secrets);
    expect(problems).toHaveLength(Object.keys(secrets).length);
    expect(problems.join('\n')).not.toContain('hunter2');
  });
});
