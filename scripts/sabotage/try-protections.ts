import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Protection } from '../../tests/sabotage/protection.ts'
import { type Copy, copyRepository } from '../../tests/support/sources/copy-repository.ts'
import { createTestRuns, type TestRuns } from './run-tests.ts'
import type { RanTest, RunReport } from './start-runner.ts'

/** `held` is the only good one: a test failed, by itself, once the protection was gone. */
export type Verdict = 'held' | 'NOT HELD' | 'stale' | 'no verdict'
export type Outcome = { protection: Protection; verdict: Verdict; why: string }

/** The machines are small: two at a time keep both cores busy. */
const atOnce = 2

const isAbout = ({ tests, only }: Protection, test: RanTest): boolean =>
  tests.includes(test.file) && (only === undefined || test.name.includes(only))

/** Why a protection can't be tried at all: its tests fail, or are not there, while nothing is broken. */
function findObstacle(protection: Protection, unbroken: RunReport): string | undefined {
  if ('problem' in unbroken) return `the tests do not run: ${unbroken.problem}`
  const about = unbroken.tests.filter((test) => isAbout(protection, test))
  const failed = about.find(({ status }) => status === 'failed')
  if (failed) return `fails unbroken: ${failed.name}`
  const missing = protection.tests.find((file) => !about.some((test) => test.file === file && test.status === 'passed'))
  return missing === undefined ? undefined : `no test of ${missing} passes unbroken`
}

const countOf = (text: string, part: string): number => text.split(part).length - 1

async function tryOne(protection: Protection, folder: string, runs: TestRuns): Promise<Outcome> {
  const path = join(folder, protection.file)
  const whole = readFileSync(path, 'utf8')
  const found = countOf(whole, protection.find)
  if (found !== 1) return { protection, verdict: 'stale', why: `the text stands ${found} times in ${protection.file}` }
  writeFileSync(
    path,
    whole.replace(protection.find, () => protection.replace),
  )
  try {
    const { only, tests } = protection
    const report = await runs.run({ files: tests, only, broken: protection.file })
    if ('problem' in report) return { protection, verdict: 'no verdict', why: report.problem }
    const failed = report.tests.filter((test) => test.status === 'failed' && isAbout(protection, test))
    const noticed = failed.find(({ timedOut }) => !timedOut)
    if (noticed) return { protection, verdict: 'held', why: noticed.name }
    if (failed[0]) return { protection, verdict: 'no verdict', why: `took too long: ${failed[0].name}` }
    const ran = report.tests.some(({ status }) => status === 'passed')
    return ran
      ? { protection, verdict: 'NOT HELD', why: 'no test noticed' }
      : { protection, verdict: 'no verdict', why: 'no test ran to its end' }
  } finally {
    writeFileSync(path, whole)
  }
}

/** Runs what a protection names unbroken once, and as it runs broken; those that name the same wait for the same run. */
function createUnbroken() {
  const reports = new Map<string, Promise<RunReport>>()
  return (runs: TestRuns, { tests: files, only }: Protection): Promise<RunReport> => {
    const key = JSON.stringify([files, only])
    const report = reports.get(key) ?? runs.run({ files, only })
    reports.set(key, report)
    return report
  }
}

type Options = {
  say: (line: string) => void
  /** All of the suites have just passed in this very tree: nothing has to be run unbroken once more. */
  proven: boolean
}

/**
 * Takes protections out of copies of the repository, one at a time, and looks whether their tests notice. The tests run
 * unbroken first: a test that fails anyway proves nothing.
 */
export async function tryProtections(protections: Protection[], { say, proven }: Options): Promise<Outcome[]> {
  const copies: Copy[] = []
  const outcomes: Outcome[] = []
  const waiting = [...protections]
  const runUnbroken = createUnbroken()

  async function work({ folder }: Copy): Promise<void> {
    const runs = createTestRuns(folder)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const obstacle = proven ? undefined : findObstacle(next, await runUnbroken(runs, next))
      const outcome: Outcome =
        obstacle === undefined
          ? await tryOne(next, folder, runs)
          : { protection: next, verdict: 'no verdict', why: obstacle }
      outcomes.push(outcome)
      say(`${outcome.verdict.padEnd(10)} ${next.id}: ${next.what}\n           ${outcome.why}`)
    }
    runs.stop()
  }

  try {
    for (let index = 0; index < atOnce; index += 1) copies.push(copyRepository())
    await Promise.all(copies.map(work))
    return outcomes
  } finally {
    for (const copy of copies) copy.remove()
  }
}
