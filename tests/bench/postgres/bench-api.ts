import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDeps, loadConfig } from '@thodu/api'
import { recordScenario, watchConnections } from '../api/record.ts'
import { createScenarios } from '../api/scenarios.ts'
import { castPeople, copyToDataDir, jwtSecret, openDeps, seededFile } from '../api/workbench.ts'
import { type Measurement, measure, median } from '../load.ts'
import { printTable } from '../print-table.ts'
import { startProcess } from '../processes.ts'
import { startBenchPostgres } from './bench-server.ts'

const rounds = 3
const secondsPerRun = 4
const warmUpSeconds = 2
const size = 20_000
const pendingBookings = 12_000

/** The product on PostgreSQL against bare Hono and pg: requests per second, p50 and p99, in turn on equal data. */
export async function benchApiOnPostgres(): Promise<boolean> {
  watchConnections()
  const dataDir = copyToDataDir(await seededFile(size, size), 'postgres')
  const fileDeps = await openDeps(dataDir)
  const cast = await castPeople(fileDeps, pendingBookings)
  await fileDeps.database.close()
  const postgres = await startBenchPostgres()
  const base = await postgres.fill('bench_base', join(dataDir, 'thodu.db'))
  const env = { DATA_DIR: dataDir, JWT_SECRET: jwtSecret, RATE_LIMITS: 'off' }
  const recorded = await postgres.copy('bench_base', 'bench_record')
  const deps = await createDeps(loadConfig({ ...env, DATABASE_URL: recorded, LOG_LEVEL: 'silent' }))
  await deps.mailer.stop()
  await deps.accessLog.stop()
  const scenarios = createScenarios(cast)
  const recordings = []
  for (const scenario of scenarios) recordings.push(await recordScenario(deps, scenario, 0))
  await deps.database.close()
  const recordingsFile = join(dataDir, 'recordings.json')
  writeFileSync(recordingsFile, JSON.stringify(recordings))

  const rows: string[][] = []
  let reached = base !== ''
  for (const scenario of scenarios) {
    const results: { floor: Measurement[]; product: Measurement[] } = { floor: [], product: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const side of ['floor', 'product'] as const) {
        const address = await postgres.copy('bench_base', 'bench_run')
        const server =
          side === 'floor'
            ? await startProcess('tests/bench/postgres/floor-server.ts', [address, recordingsFile], {})
            : await startProcess('api/src/main.ts', [], { ...env, PORT: '0', DATABASE_URL: address })
        const { sent } = await measure(server.url, scenario, warmUpSeconds)
        results[side].push(await measure(server.url, scenario, secondsPerRun, sent))
        await server.stop()
        await postgres.drop('bench_run')
      }
    const middle = (side: 'floor' | 'product', value: keyof Measurement) =>
      median(results[side].map((result) => result[value]))
    const ratio = middle('product', 'requestsPerSecond') / middle('floor', 'requestsPerSecond')
    reached &&= ratio >= 0.6
    rows.push([
      scenario.name,
      ...(['floor', 'product'] as const).flatMap((side) => [
        middle(side, 'requestsPerSecond').toFixed(0),
        `${middle(side, 'p50')} / ${middle(side, 'p99')}`,
      ]),
      ratio.toFixed(2),
    ])
    console.error(rows.at(-1)?.join('  '))
  }
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  printTable(
    `API on PostgreSQL against the floor (16 connections, median of ${rounds} runs of ${secondsPerRun} s, in turn)`,
    ['call', 'floor req/s', 'floor p50/p99 ms', 'product req/s', 'product p50/p99 ms', 'ratio'],
    rows,
  )
  return reached
}
