import { buildStaleRooms } from './build/build-rooms.ts'
import { runChecks } from './check/run-checks.ts'
import { runSabotage } from './sabotage/run-sabotage.ts'
import type { Counts } from './test/counts.ts'
import { ensureTools } from './test/ensure-tools.ts'
import { runPlaywright, runVitest } from './test/run-suites.ts'

const faultConfig = 'tests/faults/vitest.config.ts'

/** In the names of the files that walk in another language than English. */
const otherLanguages = 'telugu-|languages\\.spec'

type Extent = {
  /** One engine and one language: without PostgreSQL, and without what the browser walks in Telugu and Hindi. */
  short: boolean
}

/** @throws about words that mean nothing here, so that nobody takes a run of everything for the one they asked for */
function readExtent(words: string[]): Extent {
  const unknown = words.filter((word) => word !== '--short')
  if (unknown.length > 0)
    throw new Error(`npm test does not know ${unknown.join(' ')}. For a file or two, see "Test" in CONTRIBUTING.md.`)
  return { short: words.length > 0 }
}

async function runBeside({ short }: Extent) {
  const failedChecks = await runChecks(console.log)
  const rules = await runVitest('vitest', [])
  const postgres = short ? undefined : await runVitest('postgres', ['--config', 'tests/postgres.vitest.config.ts'])
  return { failedChecks, rules, postgres }
}

async function runAll(extent: Extent): Promise<void> {
  await ensureTools()
  await buildStaleRooms(console.log)
  // Kills and lost disks are mostly waited for: the checks, the rules and PostgreSQL have the processor meanwhile.
  const [faults, { failedChecks, rules, postgres }] = await Promise.all([
    runVitest('faults', ['--config', faultConfig, ...(extent.short ? ['--exclude', 'postgres.test.ts'] : [])], {
      FAULTS: 'short',
    }),
    runBeside(extent),
  ])
  const proven = rules.failed + faults.failed === 0
  // The browser waits now and then; the protections are tried in those moments.
  const [browser, sabotage] = await Promise.all([
    runPlaywright(extent.short ? ['--grep-invert', otherLanguages] : []),
    runSabotage({ words: [], short: true, proven }),
  ])
  const suites: [string, Counts][] = [
    ['rules, API and pages', rules],
    ...(postgres ? [['the API again, on PostgreSQL', postgres] as [string, Counts]] : []),
    ['faults (short form)', faults],
    ['sabotage (short form)', sabotage],
    ['browser', browser],
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
  await runAll(readExtent(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
