import { parseArgs } from 'node:util'
import { buildStaleWorkspaces } from './build/build-workspaces.ts'

/**
 * `npm run bench` prints every table; `-- api`, `-- scale`, `-- site [address] [path …]`, `-- start`, `-- memory` or `-- timing`
 * one of them. `--engine postgres` measures `scale` on a server, `scale --large` a million bookings.
 * `api --compare REF` measures a git ref beside the working tree; `--rounds` and `--seconds` make runs of `api` shorter or
 * longer.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'string' },
    engine: { type: 'string', default: 'sqlite' },
    large: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
})
const [which = 'all', ...rest] = positionals
const length = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
const isPostgres = values.engine === 'postgres'

type Bench = { name: string; run: () => Promise<boolean> }
const onSqlite: Bench[] = [
  { name: 'start', run: async () => (await import('../tests/bench/start-and-memory.ts')).benchStart() },
  { name: 'memory', run: async () => (await import('../tests/bench/start-and-memory.ts')).benchMemory() },
  { name: 'api', run: async () => (await import('../tests/bench/api.ts')).benchApi(length) },
  { name: 'site', run: async () => (await import('../tests/bench/site.ts')).benchSite(rest) },
  { name: 'scale', run: async () => (await import('../tests/bench/scale/scale.ts')).benchScale(values.large) },
  { name: 'scale', run: async () => (await import('../tests/bench/scale/scale-suggestions.ts')).benchSuggestions() },
  { name: 'timing', run: async () => (await import('../tests/bench/timing.ts')).benchTiming() },
]
const onPostgres: Bench[] = [
  {
    name: 'scale',
    run: async () => (await import('../tests/bench/scale/scale.ts')).benchScale(values.large, 'postgres'),
  },
]
const wanted = (isPostgres ? onPostgres : onSqlite).filter(({ name }) => which === 'all' || which === name)

if (values.compare !== undefined && which === 'api') {
  await (await import('../tests/bench/api/compare-ref.ts')).compareRef(values.compare, length)
} else if (values.compare !== undefined || wanted.length === 0) {
  console.error(`There is no such benchmark: ${process.argv.slice(2).join(' ')}`)
  process.exitCode = 1
} else {
  await buildStaleWorkspaces(console.error)
  const missed: string[] = []
  for (const { name, run } of wanted) if (!(await run())) missed.push(name)
  console.log(missed.length === 0 ? '\nAll targets are met.' : `\nTargets missed in: ${missed.join(', ')}.`)
  process.exitCode = missed.length === 0 ? 0 : 1
}
