// `npm run bench` prints every table; `-- api`, `-- scale [--large]`, `-- site`, `-- memory`, `-- start`,
// `-- tasks` or `-- timing` one of them; `-- api --engine postgres` and `-- scale --engine postgres` on a server.
import { buildStaleRooms } from './build/build-rooms.ts'

const [which = 'all', ...flags] = process.argv.slice(2)
const wants = (name: string): boolean => which === 'all' || which === name
const missed: string[] = []
const note = (name: string, reached: boolean) => {
  if (!reached) missed.push(name)
}

await buildStaleRooms(console.error)
if (wants('start')) note('start', await (await import('../tests/bench/start.ts')).benchStart())
if (wants('memory')) note('memory', await (await import('../tests/bench/memory.ts')).benchMemory())
const onPostgres = flags[flags.indexOf('--engine') + 1] === 'postgres' && flags.includes('--engine')
if (wants('api'))
  note(
    'api',
    onPostgres
      ? await (await import('../tests/bench/postgres/bench-api.ts')).benchApiOnPostgres()
      : await (await import('../tests/bench/api.ts')).benchApi(),
  )
if (wants('api') && !onPostgres) note('office', await (await import('../tests/bench/api/office.ts')).benchOffice())
if (wants('site')) note('site', await (await import('../tests/bench/site.ts')).benchSite(flags))
if (wants('scale'))
  note(
    'scale',
    await (await import('../tests/bench/scale/scale.ts')).benchScale(
      flags.includes('--large'),
      onPostgres ? 'postgres' : 'sqlite',
    ),
  )
if (wants('scale') && !onPostgres)
  note('suggestions', await (await import('../tests/bench/scale/scale-suggestions.ts')).benchSuggestions())
if (wants('tasks')) note('tasks', await (await import('../tests/bench/tasks/bench-tasks.ts')).benchTasks())
if (wants('timing')) note('timing', await (await import('../tests/bench/timing.ts')).benchTiming())
console.log(missed.length === 0 ? '\nEvery target is met.' : `\nTargets missed in: ${missed.join(', ')}.`)
process.exitCode = missed.length === 0 ? 0 : 1
