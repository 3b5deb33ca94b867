import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { castPeople, copyToDataDir, jwtSecret, openDeps, seededFile } from '../api/workbench.ts'
import { median, printTable } from '../load.ts'
import { type BenchPostgres, startBenchPostgres } from '../postgres/bench-server.ts'
import { type BenchServer, readResidentMb, startProcess } from '../processes.ts'
import { seedVisits } from '../seed.ts'
import { seedPromises } from '../seed-promises.ts'
import { type Caller, startCaller, type TimedRequest } from './caller.ts'
import { type Call, createCalls, page } from './scale-calls.ts'

const callsEach = 200
const notCounted = 10
/** Rounds in turn with pauses, because other work on the machine slows one of them and not all. */
const rounds = 3
/** p99 of every call (rule FAST-4) on the large tables in ms, and the accepted cost of ten times the rows. */
const p99Limit = 50
/** PostgreSQL needs round trips, several for a list. */
const postgresLimit = 100
const growthLimit = 1.5
const exportMemoryLimit = 64
/** The export is judged up to 1,000,000 audit rows, ten for each booking. */
const judgedExport = 100_000
const exportOthersLimit = 100
/** Promises per booking, and as many calls: a million of each is three years of a busy office. */
const promisesPerBooking = 10
const mostPromises = 1_000_000
const mostMoved = 1_000_000

const quantile = (values: number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

const requestOf = (call: Call, index: number, token: string): TimedRequest => ({
  name: call.name,
  path: call.path(index),
  token,
  ...(call.method ? { method: call.method } : {}),
  ...(call.body ? { body: call.body(index) } : {}),
})

/** Streams the audit export while a page of bookings is requested again and again. */
async function measureExport(server: BenchServer, { caller, token }: { caller: Caller; token: string }) {
  const before = readResidentMb(server.child.pid)
  let peak = before
  let exporting = true
  const others: number[] = []
  const watchOthers = async () => {
    const call: Call = { name: 'page during export', path: () => page(0), token: 'admin' }
    while (exporting) {
      others.push(...(await caller.time([requestOf(call, 0, token)])))
      peak = Math.max(peak, readResidentMb(server.child.pid))
    }
  }
  const begun = performance.now()
  const watching = watchOthers()
  const response = await fetch(`${server.url}/api/audit/export`, { headers: { Authorization: `Bearer ${token}` } })
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length
  exporting = false
  await watching
  return {
    seconds: (performance.now() - begun) / 1000,
    megabytes: bytes / 1e6,
    growth: peak - before,
    p99: quantile(others, 0.99),
  }
}

async function measureSize(bookings: number, postgres?: BenchPostgres) {
  // A million rows of the audit log in PostgreSQL, because moving a row takes ten times as long as inserting it into a file.
  const auditRows = postgres ? Math.min(bookings * 10, mostMoved) : bookings * 10
  const dataDir = copyToDataDir(await seededFile(bookings, auditRows), `scale-${bookings}`)
  seedVisits(join(dataDir, 'thodu.db'), { visits: bookings, now: new Date() })
  const promises = Math.min(bookings * promisesPerBooking, postgres ? bookings : mostPromises)
  seedPromises(join(dataDir, 'thodu.db'), { each: promises, now: new Date() })
  const deps = await openDeps(dataDir)
  const cast = await castPeople(deps, 10)
  await deps.database.close()
  const address = await postgres?.fill(`scale_${bookings}`, join(dataDir, 'thodu.db'))
  const server = await startProcess('api/src/main.ts', [], {
    PORT: '0',
    DATA_DIR: dataDir,
    JWT_SECRET: jwtSecret,
    RATE_LIMITS: 'off',
    ...(address === undefined ? {} : { DATABASE_URL: address }),
  })
  const caller = startCaller(server.url)
  const times = new Map<string, number[][]>()
  for (let round = 0; round < rounds; round += 1)
    for (const call of createCalls(bookings, auditRows)) {
      const ask = (count: number) =>
        caller.time(Array.from({ length: count }, (_, index) => requestOf(call, index, cast[call.token])))
      await ask(notCounted)
      const taken = await ask(callsEach)
      times.set(call.name, [...(times.get(call.name) ?? []), taken])
    }
  const figures = new Map(
    [...times].map(([name, taken]) => [
      name,
      { p50: median(taken.map((one) => quantile(one, 0.5))), p99: quantile(taken.flat(), 0.99) },
    ]),
  )
  for (const [name, { p50, p99 }] of figures)
    console.error(`  ${bookings}  ${name}  ${p50.toFixed(1)} / ${p99.toFixed(1)}`)
  const exported = await measureExport(server, { caller, token: cast.admin })
  await caller.stop()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return { figures, exported, auditRows }
}

/**
 * Prints calls and export on 10,000 and 100,000 bookings with ten times the audit rows, promises and calls; `--large` adds
 * a million bookings.
 */
export async function benchScale(large: boolean, engine: 'sqlite' | 'postgres' = 'sqlite'): Promise<boolean> {
  const postgres = engine === 'postgres' ? await startBenchPostgres() : undefined
  const limit = postgres ? postgresLimit : p99Limit
  const sizes = large ? [10_000, 100_000, 1_000_000] : [10_000, 100_000]
  const results = []
  for (const size of sizes) results.push(await measureSize(size, postgres))
  await postgres?.stop()
  const [first, ...larger] = results
  let reached = true
  const rows = [...(first?.figures ?? [])].map(([name, small]) => {
    const others = larger.map((result) => result.figures.get(name))
    const second = others[0]
    const growth = second ? second.p50 / small.p50 : Number.NaN
    // Times below 3 ms measure the network and the scheduler.
    if ((second?.p99 ?? 0) > limit || (growth > growthLimit && (second?.p50 ?? 0) > 3)) reached = false
    return [
      name,
      ...[small, ...others].map((figure) => `${figure?.p50.toFixed(1)} / ${figure?.p99.toFixed(1)}`),
      growth.toFixed(2),
    ]
  })
  const titles = sizes.map((size) => `${size.toLocaleString('en-US')} bookings`)
  printTable(
    `Scale${postgres ? ' on PostgreSQL' : ''} (p50 / p99 in ms, one caller, ${rounds} times ${callsEach} calls each, in turn)`,
    ['call', ...titles, 'growth ×10'],
    rows,
  )
  printTable(
    'Export of the whole audit log as CSV',
    ['bookings', 'audit rows', 'MB', 'seconds', 'memory growth MB', "other calls' p99 ms"],
    results.map(({ exported, auditRows }, index) => {
      const size = sizes[index] ?? 0
      const isJudged = size <= judgedExport
      if (isJudged && (exported.growth > exportMemoryLimit || exported.p99 > exportOthersLimit)) reached = false
      return [
        size.toLocaleString('en-US'),
        auditRows.toLocaleString('en-US'),
        exported.megabytes.toFixed(0),
        exported.seconds.toFixed(1),
        exported.growth.toFixed(0),
        exported.p99.toFixed(0),
      ]
    }),
  )
  return reached
}
