import { defineConfig } from 'vitest/config'
import { writeToMemory } from './support/memory-folder.ts'

/** Tests that need a database or a server, on their own: `vitest run --root tests api/accounts`. */
export default defineConfig({
  test: {
    // What is left out is said here and not by `exclude`, so that a run can leave out more (`--exclude`).
    include: ['!(browser|clean-machine|faults|postgres|node_modules)/**/*.test.ts'],
    env: writeToMemory(),
    globalSetup: './support/base-database.ts',
    pool: 'forks',
    // Each file makes a world of its own; the code they all import is read once for each worker, not for each file.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Long enough for a machine that has other work.
    expect: { poll: { timeout: 15_000 } },
  },
})
