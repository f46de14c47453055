import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/template.ts', 'test/support/console.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Two cores: more processes than that only take turns.
    maxWorkers: 2,
  },
});
