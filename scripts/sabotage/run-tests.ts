import { join } from 'node:path'
import { type Runner, type RunReport, startRunner } from './start-runner.ts'

/** Faults and PostgreSQL are run by a configuration of their own. */
const ownConfigs = {
  'tests/faults/': 'tests/faults/vitest.config.ts',
  'tests/postgres/': 'tests/postgres.vitest.config.ts',
}

const configOf = (files: readonly string[]): string | undefined =>
  Object.entries(ownConfigs).find(([place]) => files.some((file) => file.startsWith(place)))?.[1]

/** What a run begins with is made of `db/` before the first test: whatever changes there needs a beginning of its own. */
const isBeginning = (file: string): boolean => file.startsWith('db/')

/** Test files by their paths in the copy, a part of a test's name, and what has been broken. */
type Wanted = { files: readonly string[]; only?: string | undefined; broken?: string }

export type TestRuns = { run: (wanted: Wanted) => Promise<RunReport>; stop: () => void }

/** Runs tests in one copy of the repository: in one process for most, in one for itself where the beginning differs. */
export function createTestRuns(folder: string): TestRuns {
  let common: Runner | undefined
  /** Broken in the run before, and whole again since. */
  let mended: string[] = []
  const stop = () => {
    common?.stop()
    common = undefined
  }
  async function run({ files, only, broken }: Wanted): Promise<RunReport> {
    const config = configOf(files)
    const now = broken === undefined ? [] : [join(folder, broken)]
    const changed = [...mended, ...now]
    if (config !== undefined || (broken !== undefined && isBeginning(broken))) {
      const own = startRunner(folder, config)
      return own.run({ files, only, changed }).finally(own.stop)
    }
    mended = now
    common ??= startRunner(folder, undefined)
    const report = await common.run({ files, only, changed })
    // Whoever did not answer may be gone, or answer the next one.
    if ('problem' in report) stop()
    return report
  }
  return { run, stop }
}
