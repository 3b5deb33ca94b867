import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { lastingWorker } from './lasting-worker.ts'

const repository = join(import.meta.dirname, '..', '..')
const onPostgres = process.env.TEST_ENGINE === 'postgres'

/** Tests of one feature, which `npm run test:mutation` names (scripts/mutation). */
export default defineConfig({
  plugins: [lastingWorker],
  test: {
    root: repository,
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    globalSetup: join(
      repository,
      onPostgres ? 'tests/support/engines/test-database.ts' : 'tests/support/base-database.ts',
    ),
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
