import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { useRaw } from '../support/raw-database.ts'
import { recordScenario, watchStatements } from './api/record.ts'
import { createScenarios } from './api/scenarios.ts'
import { castPeople, copyToDataDir, jwtSecret, openDeps, seededFile } from './api/workbench.ts'
import { type Measurement, measure, median } from './load.ts'
import { printTable } from './print-table.ts'
import { startProcess } from './processes.ts'

const rounds = 3
const secondsPerRun = 4
/** Not counted: a server that has just started still compiles its code. */
const warmUpSeconds = 2
const pendingBookings = 60_000

/** Prints requests per second, p50 and p99 of product and floor, measured in turn on equal data. */
export async function benchApi(): Promise<boolean> {
  watchStatements()
  // Enough waiting bookings that no run cancels the last one.
  const seeded = await seededFile(100_000, 100_000)
  const baseDir = copyToDataDir(seeded, 'base')
  const deps = await openDeps(baseDir)
  const cast = await castPeople(deps, pendingBookings)
  useRaw(deps.config.databaseFile, (raw) => raw.pragma('wal_checkpoint(TRUNCATE)'))
  const base = join(baseDir, 'thodu.db')
  const recordDir = copyToDataDir(base, 'record')
  await deps.database.close()
  const recordDeps = await openDeps(recordDir)
  const scenarios = createScenarios(cast)
  const recordings = []
  for (const scenario of scenarios) recordings.push(await recordScenario(recordDeps, scenario, 0))
  await recordDeps.database.close()
  const recordingsFile = join(recordDir, 'recordings.json')
  writeFileSync(recordingsFile, JSON.stringify(recordings))

  const folders = [baseDir, recordDir]
  const rows: string[][] = []
  let reached = true
  for (const scenario of scenarios) {
    const results: { floor: Measurement[]; product: Measurement[] } = { floor: [], product: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const side of ['floor', 'product'] as const) {
        const dataDir = copyToDataDir(base, `${side}`)
        folders.push(dataDir)
        const server =
          side === 'floor'
            ? await startProcess('tests/bench/api/floor-server.ts', [join(dataDir, 'thodu.db'), recordingsFile], {})
            : await startProcess('api/src/main.ts', [], {
                PORT: '0',
                DATA_DIR: dataDir,
                JWT_SECRET: jwtSecret,
                RATE_LIMITS: 'off',
              })
        const { sent } = await measure(server.url, scenario, warmUpSeconds)
        results[side].push(await measure(server.url, scenario, secondsPerRun, sent))
        await server.stop()
        rmSync(dataDir, { recursive: true, force: true })
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
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  printTable(
    `API against the floor (16 connections, median of ${rounds} runs of ${secondsPerRun} s after ${warmUpSeconds} s to warm up, in turn)`,
    ['call', 'floor req/s', 'floor p50/p99 ms', 'product req/s', 'product p50/p99 ms', 'ratio'],
    rows,
  )
  return reached
}
