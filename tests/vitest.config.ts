import { defineConfig } from 'vitest/config'
import { writeToMemory } from './support/memory-folder.ts'

/** Tests that need a database or a server: `vitest run --root tests api/accounts`. */
export default defineConfig({
  test: {
    // Excluded folders are part of `include`, so that a run can exclude more with `--exclude`.
    include: ['!(browser|clean-machine|faults|postgres|node_modules)/**/*.test.ts'],
    env: writeToMemory(),
    globalSetup: './support/base-database.ts',
    pool: 'forks',
    // Each file creates its own world; shared code is loaded once per worker and not per file.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Long enough for a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})
