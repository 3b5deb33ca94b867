import { protections } from '../tests/sabotage/protections.ts'
import { findProtections } from './sabotage/choose-protections.ts'
import { takeOut } from './sabotage/run-sabotage.ts'

// Removes the copies of the repository at exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

try {
  const chosen = findProtections(protections, process.argv.slice(2))
  const { passed, failed, failures = [] } = await takeOut({ chosen, proven: false })
  console.log([...failures, `${passed} passed, ${failed} failed`].join('\n'))
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
