import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/template.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more processes than that only take turns.
    maxWorkers: 2,
  },
});
