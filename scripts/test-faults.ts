import { runVitest } from './test/run-suites.ts'

// `npm run test:faults -- kill` runs the files whose name contains "kill"; FAULT_ROUNDS=200 before a release.
const counts = await runVitest('faults', ['--config', 'tests/faults/vitest.config.ts', ...process.argv.slice(2)], {
  FAULTS: 'full',
})
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1)
