import { runChecks } from './check/run-checks.ts'

const failed = await runChecks(console.log)
process.exit(failed.length === 0 ? 0 : 1)
