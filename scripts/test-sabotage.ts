import { runSabotage } from './sabotage/run-sabotage.ts'

// `npm run test:sabotage -- bookings` tries those with "bookings" in their id; `-- --short` the twenty of the day.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

try {
  const given = process.argv.slice(2)
  const words = given.filter((word) => !word.startsWith('--'))
  const counts = await runSabotage({ words, short: given.includes('--short') })
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
