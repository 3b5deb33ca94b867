import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'

/** Longer than any test file takes, in ms. */
const runLimit = 240_000

/** Below the priority of the browser tests, which run at the same time, but not so low that tests time out. */
const lowPriority = 5

/** Tests in these folders have their own configuration. */
const ownConfigs = {
  'tests/faults/': 'tests/faults/vitest.config.ts',
  'tests/postgres/': 'tests/postgres.vitest.config.ts',
}

/** The tests to run; `changed` are absolute paths of source files changed since the last run. */
export type RunWanted = { files: readonly string[]; only?: string | undefined; changed: readonly string[] }
/** `timedOut`: it failed only because it took too long. */
export type RanTest = { file: string; name: string; status: string; timedOut: boolean }
export type RunReport = { tests: RanTest[] } | { problem: string }

/** Test files and the broken source file, by their paths in the copy, and a part of the names of the tests. */
type TestsWanted = { files: readonly string[]; only?: string | undefined; broken?: string }
export type TestRuns = { run: (wanted: TestsWanted) => Promise<RunReport>; stop: () => void }

type Runner = { run: (wanted: RunWanted) => Promise<RunReport>; stop: () => void }

function startRunner(folder: string, config: string | undefined): Runner {
  const child = fork(join(import.meta.dirname, 'test-runner.ts'), config === undefined ? [] : [config], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, FAULTS: 'short', NO_COLOR: '1' },
  })
  if (child.pid !== undefined) setPriority(child.pid, lowPriority)
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-600)
  })
  const run = (wanted: RunWanted): Promise<RunReport> =>
    new Promise((resolve) => {
      const end = (report: RunReport) => {
        clearTimeout(timer)
        child.off('message', end).off('exit', gone)
        resolve(report)
      }
      const gone = () => end({ problem: errors.trim() || 'the test process ended without an error' })
      const timer = setTimeout(() => {
        end({ problem: `the tests took longer than ${runLimit / 1000} s` })
        child.kill('SIGKILL')
      }, runLimit)
      child.on('message', end).once('exit', gone)
      if (child.connected) child.send(wanted)
      else gone()
    })
  return { run, stop: () => child.connected && child.disconnect() }
}

/** Runs tests in a copy of the repository, most of them in one lasting process, which saves the start of Vitest. */
export function createTestRuns(folder: string): TestRuns {
  let common: Runner | undefined
  /** The file that was broken in the last run and has been restored since. */
  let restored: string[] = []
  const stop = () => {
    common?.stop()
    common = undefined
  }
  async function run({ files, only, broken }: TestsWanted): Promise<RunReport> {
    const [, config] = Object.entries(ownConfigs).find(([place]) => files.some((file) => file.startsWith(place))) ?? []
    const now = broken === undefined ? [] : [join(folder, broken)]
    const changed = [...restored, ...now]
    // The global set-up builds a database from `db/`, so a change there needs a new process.
    if (config !== undefined || broken?.startsWith('db/')) {
      const own = startRunner(folder, config)
      return own.run({ files, only, changed }).finally(own.stop)
    }
    restored = now
    common ??= startRunner(folder, undefined)
    const report = await common.run({ files, only, changed })
    if ('problem' in report) stop()
    return report
  }
  return { run, stop }
}
