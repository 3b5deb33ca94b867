import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { useRaw } from '../support/raw-database.ts'
import { type Length, measureInTurn, type Side } from './api/in-turn.ts'
import { recordScenario, watchStatements } from './api/record.ts'
import { createScenarios } from './api/scenarios.ts'
import { castPeople, copyToDataDir, jwtSecret, openDeps, seededFile } from './api/workbench.ts'
import { startProcess } from './processes.ts'

export const apiSize = 100_000
/** So many pending bookings that no run cancels the last one. */
export const pendingBookings = 60_000
/** Lowest accepted ratio of the server to the floor (rule FAST-6). */
export const lowestRatio = 0.6

export const onCopies = (name: string, file: string, start: (dataDir: string) => ReturnType<Side['start']>): Side => ({
  name,
  start: async () => {
    const dataDir = copyToDataDir(file, name.replace(/\W/g, '-'))
    const server = await start(dataDir)
    const stop = async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
    return { ...server, stop }
  },
})

export const startProduct = (dataDir: string, repository?: string): ReturnType<Side['start']> =>
  startProcess(
    'api/src/main.ts',
    [],
    { PORT: '0', DATA_DIR: dataDir, JWT_SECRET: jwtSecret, RATE_LIMITS: 'off' },
    repository,
  )

/** Measures the server against the floor. @returns whether each call reaches the ratio */
export async function benchApi(length: Length): Promise<boolean> {
  watchStatements()
  const baseDir = copyToDataDir(await seededFile(apiSize, apiSize), 'base')
  const base = join(baseDir, 'thodu.db')
  const deps = await openDeps(baseDir)
  const scenarios = createScenarios(await castPeople(deps, pendingBookings))
  useRaw(deps.config.databaseFile, (raw) => raw.pragma('wal_checkpoint(TRUNCATE)'))
  await deps.database.close()
  const recordDir = copyToDataDir(base, 'record')
  const recordDeps = await openDeps(recordDir)
  const recordings = []
  for (const scenario of scenarios) recordings.push(await recordScenario(recordDeps, scenario, 0))
  await recordDeps.database.close()
  const recordingsFile = join(recordDir, 'recordings.json')
  writeFileSync(recordingsFile, JSON.stringify(recordings))

  const startFloor = (dataDir: string) =>
    startProcess('tests/bench/api/floor-server.ts', [join(dataDir, 'thodu.db'), recordingsFile], {})
  const sides = [onCopies('floor', base, startFloor), onCopies('product', base, startProduct)] as const
  const ratios = await measureInTurn('API against the floor', scenarios, sides, length)
  for (const folder of [baseDir, recordDir]) rmSync(folder, { recursive: true, force: true })
  return ratios.every((ratio) => ratio >= lowestRatio)
}
