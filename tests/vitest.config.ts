import { defineConfig } from 'vitest/config'

/** Tests that need a database or a server, on their own: `vitest run --root tests api/accounts`. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'browser/**', 'faults/**', 'postgres/**'],
    globalSetup: './support/base-database.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
