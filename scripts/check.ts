import { describeNewerRuntime } from './check/newer-runtime.ts'
import { runChecks } from './check/run-checks.ts'

const [failed, newer] = await Promise.all([runChecks(console.log), describeNewerRuntime()])
if (newer !== undefined) console.log(newer)
process.exit(failed.length === 0 ? 0 : 1)
