import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join, relative } from 'node:path'

/** Longer than any of the suites takes alone; a run that hangs tells nothing. In ms. */
const runLimit = 240_000

/** Of the system's own scale: below what people wait for, and not so low that tests run out of time. */
const lowPriority = 5

/** `timedOut`: it failed, and only because it took too long, which a busy machine explains as well. */
export type RanTest = { file: string; name: string; status: string; timedOut: boolean }
/** What a run said, or why it said nothing. */
export type RunReport = { tests: RanTest[] } | { problem: string }

type JsonReport = {
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Runs test files in a copy of the repository and reads what each test said. */
export async function runTests(
  folder: string,
  files: string[],
  options: { only?: string | undefined; workers: number; stopAtFirst: boolean },
): Promise<RunReport> {
  const report = join(folder, 'node_modules', 'sabotage-report.json')
  rmSync(report, { force: true })
  const faults = files.some((file) => file.startsWith('tests/faults/'))
  const postgres = files.some((file) => file.startsWith('tests/postgres/'))
  const args = [
    join(folder, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--maxWorkers=${options.workers}`,
    ...(options.stopAtFirst ? ['--bail=1'] : []),
    ...(options.only === undefined ? [] : ['--testNamePattern', options.only]),
    ...(faults ? ['--config', 'tests/faults/vitest.config.ts'] : []),
    ...(postgres ? ['--config', 'tests/postgres.vitest.config.ts'] : []),
    ...files,
  ]
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FAULTS: 'short', NO_COLOR: '1' },
  })
  // Beside the browser it takes what that leaves.
  if (child.pid !== undefined) setPriority(child.pid, lowPriority)
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, runLimit)
  await new Promise((resolve) => child.once('close', resolve))
  clearTimeout(timer)
  if (late) return { problem: `the tests took longer than ${runLimit / 1000} s` }
  if (!existsSync(report)) return { problem: Buffer.concat(said).toString().trim().slice(-600) || 'no report' }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonReport
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: relative(folder, name).replaceAll('\\', '/'),
      name: fullName,
      status,
      timedOut: failureMessages.length > 0 && failureMessages.every((text) => /timed out in \d+ ?ms/.test(text)),
    })),
  )
  const unloaded = testResults.find(({ assertionResults }) => assertionResults.length === 0)
  return tests.length === 0 && unloaded ? { problem: unloaded.message.split('\n')[0] ?? '' } : { tests }
}
