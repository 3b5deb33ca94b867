/** `failures`: one line each, with the reason, so that the end of a log names them all. `seconds`: duration of the suite. */
export type Counts = { passed: number; failed: number; skipped: number; failures?: string[]; seconds?: number }
export type Suite = [name: string, counts: Counts]
export type RunnerResult = { failedChecks: readonly string[]; suites: readonly Suite[] }

const timeOf = ({ seconds }: Counts): string => (seconds === undefined ? '' : ` (${seconds} s)`)

/**
 * Prints the failures and the counts of each suite, ends with `N passed, N failed` (the sums of the runners' counts), and sets
 * the exit code. A failed check is one failure; so is a suite that ran no test.
 */
function sumUp(outcomes: readonly RunnerResult[]): void {
  const failedChecks = outcomes.flatMap((outcome) => outcome.failedChecks)
  const suites = outcomes.flatMap((outcome) => outcome.suites)
  let passed = 0
  let failed = failedChecks.length
  console.log('')
  for (const check of failedChecks) console.log(`check failed: ${check}`)
  for (const [name, { failures = [] }] of suites) for (const line of failures) console.log(`failed (${name}): ${line}`)
  for (const [name, counts] of suites) {
    passed += counts.passed
    failed += counts.failed
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped${timeOf(counts)}`)
    if (counts.passed + counts.failed === 0) failed += 1
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

export const hasPassed = ({ failedChecks, suites }: RunnerResult): boolean =>
  failedChecks.length === 0 && suites.every(([, { passed, failed }]) => passed > 0 && failed === 0)

/** Runs suites one after the other, each with the results before it, and prints their sum. An error outside a suite is one failure. */
export async function runAndSumUp(
  ...runs: readonly ((before: readonly RunnerResult[]) => Promise<RunnerResult>)[]
): Promise<void> {
  try {
    const outcomes: RunnerResult[] = []
    for (const run of runs) outcomes.push(await run(outcomes))
    sumUp(outcomes)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log('0 passed, 1 failed')
    process.exitCode = 1
  }
}
