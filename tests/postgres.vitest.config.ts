import { defineConfig } from 'vitest/config'
import { writeToMemory } from './support/memory-folder.ts'

/** What looks inside a SQLite file, or at how SQLite reads: the only tests that PostgreSQL does not have to pass as well. */
const ofSqlite = [
  'api/query-plans.test.ts',
  'api/operations/operator.test.ts',
  'api/operations/private-files.test.ts',
  'security/log-canary.test.ts',
]
/** What comes to no database at all. */
const ofNone = ['api/serve/**', 'api/documents/examination*']

/** The API's tests once more, on a real PostgreSQL server: `vitest run --config tests/postgres.vitest.config.ts api/bookings`. */
export default defineConfig({
  test: {
    name: 'postgres',
    root: import.meta.dirname,
    include: ['api/**/*.test.ts', 'security/**/*.test.ts', 'postgres/**/*.test.ts', 'docs/operations.test.ts'],
    exclude: [...ofSqlite, ...ofNone],
    env: { ...writeToMemory(), TEST_ENGINE: 'postgres' },
    globalSetup: './support/engines/test-database.ts',
    pool: 'forks',
    // Each file makes a world of its own; the code they all import is read once for each worker, not for each file.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
