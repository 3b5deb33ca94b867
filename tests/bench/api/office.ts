import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureCount, median } from '../load.ts'
import { printTable } from '../print-table.ts'
import { type BenchServer, readCpuMs, startProcess } from '../processes.ts'
import { createOfficeScenarios } from './office-scenarios.ts'
import { createOfficeWorld, eachCall, type OfficeCast } from './office-world.ts'
import { type Recording, recordScenario, watchStatements } from './record.ts'
import { copyToDataDir, jwtSecret, openDeps } from './workbench.ts'

const backlog = 10_000
const rounds = 5
/** Not counted: an office's server runs for weeks, and one that has just started still compiles its code. */
const warmUp = 500
const counted = eachCall - warmUp - 1

/**
 * What each call must ask: who calls, and its transaction. What the product reads beside a change is its own affair and
 * no part of the floor.
 */
async function recordFloor(cast: OfficeCast, file: string): Promise<Recording[]> {
  const folder = copyToDataDir(file, 'office-record')
  const deps = await openDeps(folder)
  const recordings: Recording[] = []
  for (const scenario of createOfficeScenarios(cast)) {
    const recording = await recordScenario(deps, scenario, 0)
    const isWanted = ({ sql, isBeside }: Recording['statements'][number]) => !isBeside || sql.includes('"sessions"')
    recordings.push({ ...recording, statements: recording.statements.filter(isWanted) })
  }
  await deps.database.close()
  rmSync(folder, { recursive: true, force: true })
  return recordings
}

type Side = { name: string; cast: OfficeCast; file: string; start: (dataDir: string) => Promise<BenchServer> }

const startProduct = (dataDir: string): Promise<BenchServer> =>
  startProcess('api/src/main.ts', [], { PORT: '0', DATA_DIR: dataDir, JWT_SECRET: jwtSecret, RATE_LIMITS: 'off' })

/** µs of processor for each call of each kind, on a copy of the data. */
async function measureSide({ name, cast, file, start }: Side): Promise<Map<string, number>> {
  const dataDir = copyToDataDir(file, `office-${name}`)
  const server = await start(dataDir)
  const used = new Map<string, number>()
  const scenarios = createOfficeScenarios(cast)
  for (const scenario of scenarios) await measureCount(server.url, scenario, warmUp, 0)
  for (const scenario of scenarios) {
    const before = readCpuMs(server.child.pid)
    await measureCount(server.url, scenario, counted, warmUp)
    used.set(scenario.name, ((readCpuMs(server.child.pid) - before) * 1_000) / counted)
  }
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return used
}

/**
 * Prints the processor that the office's writes cost product and floor, in turn; the product also where 10,000 bookings
 * wait, against the floor where none do. @returns whether each ratio is reached (rule FAST-6)
 */
export async function benchOffice(): Promise<boolean> {
  watchStatements()
  const quiet = await createOfficeWorld(0)
  const busy = await createOfficeWorld(backlog)
  const fileOf = ({ dataDir }: { dataDir: string }) => join(dataDir, 'thodu.db')
  const recordingsFile = join(quiet.dataDir, 'recordings.json')
  writeFileSync(recordingsFile, JSON.stringify(await recordFloor(quiet.cast, fileOf(quiet))))
  const startFloor = (dataDir: string) =>
    startProcess('tests/bench/api/floor-server.ts', [join(dataDir, 'thodu.db'), recordingsFile], {})
  const sides: Side[] = [
    { name: 'floor', cast: quiet.cast, file: fileOf(quiet), start: startFloor },
    { name: 'product', cast: quiet.cast, file: fileOf(quiet), start: startProduct },
    { name: 'waiting', cast: busy.cast, file: fileOf(busy), start: startProduct },
  ]
  const measured = new Map<string, Map<string, number>[]>(sides.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const side of sides) measured.get(side.name)?.push(await measureSide(side))
  for (const { dataDir } of [quiet, busy]) rmSync(dataDir, { recursive: true, force: true })
  let reached = true
  const rows = createOfficeScenarios(quiet.cast).map(({ name }) => {
    const middle = (side: string) => median((measured.get(side) ?? []).map((used) => used.get(name) ?? Number.NaN))
    const ratios = ['product', 'waiting'].map((side) => middle('floor') / middle(side))
    reached &&= ratios.every((ratio) => ratio >= 0.6)
    const [product = 0, waiting = 0] = ratios
    const us = (side: string) => middle(side).toFixed(0)
    return [name, us('floor'), us('product'), product.toFixed(2), us('waiting'), waiting.toFixed(2)]
  })
  printTable(
    `The office's writes: processor in µs a call (16 connections, ${counted} calls, median of ${rounds} rounds in turn)`,
    ['call', 'floor', 'product', 'ratio', `product, ${backlog.toLocaleString('en-US')} wait`, 'ratio'],
    rows,
  )
  return reached
}
