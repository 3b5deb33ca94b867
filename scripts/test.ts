import { buildStaleRooms } from './build/build-rooms.ts'
import { runChecks } from './check/run-checks.ts'
import { runSabotage } from './sabotage/run-sabotage.ts'
import { ensureTools } from './test/ensure-tools.ts'
import { type Counts, runPlaywright, runVitest } from './test/run-suites.ts'

const faultConfig = 'tests/faults/vitest.config.ts'

async function runBeside() {
  const failedChecks = await runChecks(console.log)
  const rules = await runVitest('vitest', [])
  return { failedChecks, rules, postgres: await runVitest('postgres', ['--config', 'tests/postgres.vitest.config.ts']) }
}

async function runAll(): Promise<void> {
  await ensureTools()
  await buildStaleRooms(console.log)
  // Kills and lost disks are mostly waited for: the checks, the rules and PostgreSQL have the processor meanwhile.
  const [faults, { failedChecks, rules, postgres }] = await Promise.all([
    runVitest('faults', ['--config', faultConfig], { FAULTS: 'short' }),
    runBeside(),
  ])
  const proven = rules.failed + faults.failed === 0
  const suites: [string, Counts][] = [
    ['rules, API and pages', rules],
    ['the API again, on PostgreSQL', postgres],
    ['faults (short form)', faults],
    ['sabotage (short form)', await runSabotage({ words: [], short: true, proven })],
    ['browser', await runPlaywright()],
  ]
  let passed = 0
  let failed = failedChecks.length
  console.log('')
  for (const check of failedChecks) console.log(`check failed: ${check}`)
  for (const [name, { failures = [] }] of suites) for (const line of failures) console.log(`failed (${name}): ${line}`)
  for (const [name, counts] of suites) {
    passed += counts.passed
    failed += counts.failed
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped${timeOf(counts)}`)
    // A suite that ran nothing proves nothing.
    if (counts.passed + counts.failed === 0) failed += 1
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

const timeOf = ({ seconds }: Counts): string => (seconds === undefined ? '' : ` (${seconds} s)`)

try {
  await runAll()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
