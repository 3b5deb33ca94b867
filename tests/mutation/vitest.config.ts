import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { writeToMemory } from '../support/memory-folder.ts'
import { forgottenValues } from './forgotten-values.ts'
import { lastingWorker } from './lasting-worker.ts'
import { quickPasswords } from './quick-passwords.ts'

const repository = join(import.meta.dirname, '..', '..')
const onPostgres = process.env.TEST_ENGINE === 'postgres'

const sooner = 0.1
/** The first failure answers: files that are through soonest come first, those that noticed the change before sooner still. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costOf = (file: TestSpecification): number => {
      const before = this.ctx.cache.getTestSpecificationResult(file)
      return (before?.duration ?? 0) * (before?.failed ? sooner : 1)
    }
    return files.toSorted((one, other) => costOf(one) - costOf(other))
  }
}

/** Random input by the hundred takes seconds a change and notices by luck; what it once found has a test of its own. */
const random = ['money/histories', 'bookings/garbage', 'accounts/hostile-input'].map(
  (name) => `tests/api/${name}.test.ts`,
)
/**
 * Seconds each, which every change that survives pays again: crowds, races and copies; protections hold ten of them. A feature
 * that names one by its file runs it all the same.
 */
const long = [
  'accounts/log-secrets',
  'bookings/big-lists',
  'bookings/capacity',
  'bookings/races',
  'documents/examination-limits',
  'documents/examination-pdfs',
  'documents/upload-seconds',
  'keeping/purge',
  'mail/outbox',
  'operations/copies',
  'operations/operator',
  'promises/kept-rate',
].map((name) => `tests/api/${name}.test.ts`)
/** Puts something else in a module's place before it is loaded, which a process that lasts has done long ago; and the full cost. */
const replacing = ['api/src/accounts/protection/password-hasher.test.ts']

const named = (process.env.MUTATION_TESTS ?? '').split(',')

/** Tests of one feature, which `npm run test:mutation` names (scripts/mutation). */
export default defineConfig({
  plugins: [forgottenValues, quickPasswords, lastingWorker],
  test: {
    root: repository,
    env: writeToMemory(),
    include: named,
    exclude: [...random, ...long.filter((name) => !named.includes(name)), ...replacing],
    globalSetup: join(
      repository,
      onPostgres ? 'tests/support/engines/test-database.ts' : 'tests/support/base-database.ts',
    ),
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
