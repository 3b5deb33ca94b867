import { defineConfig } from 'vitest/config'

/** The crash tests use real servers and disks. They run one file after the other, with long time limits. */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: '../support/base-database.ts',
    fileParallelism: false,
    testTimeout: 20 * 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    disableConsoleIntercept: true,
  },
})
