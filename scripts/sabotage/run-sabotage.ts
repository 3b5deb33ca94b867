import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Protection } from '../../tests/sabotage/protection.ts'
import { protections } from '../../tests/sabotage/protections.ts'
import { type Copy, copyRepository } from '../../tests/support/sources/copy-repository.ts'
import type { Counts } from '../test/sum-up.ts'
import { createTestRuns, type RanTest, type RunReport, type TestRuns } from './test-runs.ts'

/**
 * `detected`: a test failed without the protection. `stale`: the text to remove does not exist. Every verdict except `detected` is
 * a failure.
 */
type Verdict = 'detected' | 'NOT DETECTED' | 'stale' | 'no verdict'
type Outcome = { verdict: Verdict; why: string }

/** Copies of the repository in use at the same time: two use two cores. */
const atOnce = 2

const isAbout = ({ tests, only }: Protection, test: RanTest): boolean =>
  tests.includes(test.file) && (only === undefined || test.name.includes(only))

/** @returns the reason why the tests prove nothing: they fail, or do not run, although the protection is present */
function findObstacle(protection: Protection, unbroken: RunReport): string | undefined {
  if ('problem' in unbroken) return `the tests do not run: ${unbroken.problem}`
  const about = unbroken.tests.filter((test) => isAbout(protection, test))
  const failed = about.find(({ status }) => status === 'failed')
  if (failed) return `fails unbroken: ${failed.name}`
  const missing = protection.tests.find((file) => !about.some((test) => test.file === file && test.status === 'passed'))
  return missing === undefined ? undefined : `no test of ${missing} passes unbroken`
}

function judge(protection: Protection, broken: RunReport): Outcome {
  if ('problem' in broken) return { verdict: 'no verdict', why: broken.problem }
  const failed = broken.tests.filter((test) => test.status === 'failed' && isAbout(protection, test))
  const noticed = failed.find(({ timedOut }) => !timedOut)
  if (noticed) return { verdict: 'detected', why: noticed.name }
  // A busy machine explains a time-out as well.
  if (failed[0]) return { verdict: 'no verdict', why: `took too long: ${failed[0].name}` }
  return broken.tests.some(({ status }) => status === 'passed')
    ? { verdict: 'NOT DETECTED', why: 'no test failed' }
    : { verdict: 'no verdict', why: 'no test ran to its end' }
}

async function takeOutOne(protection: Protection, { folder }: Copy, runs: TestRuns): Promise<Outcome> {
  const { file, find, replace = '', tests, only } = protection
  const path = join(folder, file)
  const whole = readFileSync(path, 'utf8')
  const [before, after, ...more] = whole.split(find)
  if (after === undefined || more.length > 0)
    return { verdict: 'stale', why: `the text does not occur exactly once in ${file}` }
  writeFileSync(path, before + replace + after)
  try {
    return judge(protection, await runs.run({ files: tests, only, broken: file }))
  } finally {
    writeFileSync(path, whole)
  }
}

/**
 * Removes protections from copies of the repository, one after another, and runs their tests. Unless `proven` (all suites have just
 * passed), the tests also run once before the removal, because a test that always fails proves nothing.
 * @returns one passed for each protection whose removal a test detects, one failed for each other
 */
export async function takeOut({ chosen, proven }: { chosen: readonly Protection[]; proven: boolean }): Promise<Counts> {
  console.log(`Removing ${chosen.length} of ${protections.length} protections, ${atOnce} at a time …`)
  const begun = Date.now()
  const waiting = [...chosen]
  const failures: string[] = []
  const unbroken = new Map<string, Promise<RunReport>>()

  /** Runs the tests of a protection unbroken, once for all protections with the same tests. */
  function runUnbroken({ tests: files, only }: Protection, runs: TestRuns): Promise<RunReport> {
    const key = JSON.stringify([files, only])
    const report = unbroken.get(key) ?? runs.run({ files, only })
    unbroken.set(key, report)
    return report
  }

  async function work(copy: Copy): Promise<void> {
    const runs = createTestRuns(copy.folder)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const obstacle = proven ? undefined : findObstacle(next, await runUnbroken(next, runs))
      const { verdict, why }: Outcome =
        obstacle === undefined ? await takeOutOne(next, copy, runs) : { verdict: 'no verdict', why: obstacle }
      console.log(`${verdict.padEnd(12)} ${next.id}: ${next.what}\n             ${why}`)
      if (verdict !== 'detected') failures.push(`${next.id}: ${verdict}, ${why}`)
    }
    runs.stop()
  }

  const copies = Array.from({ length: atOnce }, copyRepository)
  try {
    await Promise.all(copies.map(work))
  } finally {
    for (const copy of copies) copy.remove()
  }
  const seconds = Math.round((Date.now() - begun) / 1000)
  return { passed: chosen.length - failures.length, failed: failures.length, skipped: 0, failures, seconds }
}
