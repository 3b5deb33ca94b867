import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'

/** Longer than any of the suites takes alone; a run that hangs tells nothing. In ms. */
const runLimit = 240_000

/** Of the system's own scale: below what people wait for, and not so low that tests run out of time. */
const lowPriority = 5

/** Test files of a copy, by their paths in it, and the files of it that were changed since the last run. */
export type RunWanted = { files: readonly string[]; only?: string | undefined; changed: readonly string[] }
/** `timedOut`: it failed, and only because it took too long, which a busy machine explains as well. */
export type RanTest = { file: string; name: string; status: string; timedOut: boolean }
/** What a run said, or why it said nothing. */
export type RunReport = { tests: RanTest[] } | { problem: string }

export type Runner = { run: (wanted: RunWanted) => Promise<RunReport>; stop: () => void }

/** Runs test files in a copy of the repository, one run at a time, up to the first test that fails. `config` is a file in it. */
export function startRunner(folder: string, config: string | undefined): Runner {
  const child = fork(join(import.meta.dirname, 'test-runner.ts'), config === undefined ? [] : [config], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, FAULTS: 'short', NO_COLOR: '1' },
  })
  // Beside the browser it takes what that leaves.
  if (child.pid !== undefined) setPriority(child.pid, lowPriority)
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-600)
  })
  const run = (wanted: RunWanted): Promise<RunReport> =>
    new Promise((resolve) => {
      const end = (report: RunReport) => {
        clearTimeout(timer)
        child.off('message', end).off('exit', gone)
        resolve(report)
      }
      const gone = () => end({ problem: said.trim() || 'the tests ended without a word' })
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
