import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDeps, loadConfig } from '@thodu/api'
import { type Length, measureInTurn, type Side } from '../api/in-turn.ts'
import { recordScenario, watchConnections } from '../api/record.ts'
import { createScenarios } from '../api/scenarios.ts'
import { castPeople, copyToDataDir, jwtSecret, openDeps, seededFile } from '../api/workbench.ts'
import { lowestRatio } from '../api.ts'
import { startProcess } from '../processes.ts'
import { startBenchPostgres } from './bench-server.ts'

const size = 20_000
const pendingBookings = 12_000

/** Measures the server on PostgreSQL against bare Hono and pg. @returns whether each call reaches the ratio */
export async function benchApiOnPostgres(length: Length): Promise<boolean> {
  watchConnections()
  const dataDir = copyToDataDir(await seededFile(size, size), 'postgres')
  const fileDeps = await openDeps(dataDir)
  const scenarios = createScenarios(await castPeople(fileDeps, pendingBookings))
  await fileDeps.database.close()
  const postgres = await startBenchPostgres()
  await postgres.fill('bench_base', join(dataDir, 'thodu.db'))
  const env = { DATA_DIR: dataDir, JWT_SECRET: jwtSecret, RATE_LIMITS: 'off' }
  const recorded = await postgres.copy('bench_base', 'bench_record')
  const deps = await createDeps(loadConfig({ ...env, DATABASE_URL: recorded, LOG_LEVEL: 'silent' }))
  await deps.mailer.stop()
  await deps.accessLog.stop()
  const recordings = []
  for (const scenario of scenarios) recordings.push(await recordScenario(deps, scenario, 0))
  await deps.database.close()
  const recordingsFile = join(dataDir, 'recordings.json')
  writeFileSync(recordingsFile, JSON.stringify(recordings))

  const onCopies = (name: string, start: (address: string) => ReturnType<Side['start']>): Side => ({
    name,
    start: async () => {
      const server = await start(await postgres.copy('bench_base', 'bench_run'))
      const stop = async () => {
        await server.stop()
        await postgres.drop('bench_run')
      }
      return { ...server, stop }
    },
  })
  const floor = onCopies('floor', (address) =>
    startProcess('tests/bench/postgres/floor-server.ts', [address, recordingsFile], {}),
  )
  const product = onCopies('product', (address) =>
    startProcess('api/src/main.ts', [], { ...env, PORT: '0', DATABASE_URL: address }),
  )
  const ratios = await measureInTurn('API on PostgreSQL against the floor', scenarios, [floor, product], length)
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return ratios.every((ratio) => ratio >= lowestRatio)
}
