import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { createScenarios } from './api/scenarios.ts'
import { castPeople, copyToDataDir, jwtSecret, openDeps, seededFile } from './api/workbench.ts'
import { measure, type Scenario } from './load.ts'
import { printTable } from './print-table.ts'
import { readResidentMb, startProcess } from './processes.ts'

/** What memory may grow to (rule FAST-7), in MB. */
const limits = { peak: 300, after: 200 }
const writes = 26_000
const secondsPerScenario = 4
/** Two for each of an office's screens, and some families beside them. */
const connections = 32
const restSeconds = 60
/** As the launcher, the service file and the image start it. */
const shipped = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=384',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** What a busy day reads and writes: lists of 30 KB and more, bookings (two mails each), decisions, profiles. */
function createCalls(cast: Parameters<typeof createScenarios>[0]): Scenario[] {
  const profile: Scenario = {
    name: 'PUT /user/profile',
    method: 'PUT',
    path: () => '/api/user/profile',
    body: (index) => JSON.stringify({ location: `Ward ${index % 50}` }),
    headers: () => ({ authorization: `Bearer ${cast.customer}` }),
    expected: [200],
  }
  const list = (name: string, path: string): Scenario => ({
    name,
    method: 'GET',
    path: () => `/api/admin/${path}`,
    headers: () => ({ authorization: `Bearer ${cast.admin}` }),
    expected: [200, 206],
  })
  const page = new URLSearchParams({ sort: '["createdAt","DESC"]', range: '[0,24]' })
  return [
    ...createScenarios(cast),
    list('a page of bookings', `bookings?${page}`),
    list('the call sheet', 'call-sheet'),
    profile,
  ]
}

/** Mails are writes too: the minute of rest begins when the last has left. */
async function untilMailsAreOut(file: string): Promise<void> {
  const database = new BetterSqlite3(file, { readonly: true })
  const waiting = database.prepare(`select count(*) from outbox_mails where status = 'waiting'`).pluck()
  while (Number(waiting.get()) > 0) await sleep(500)
  database.close()
}

/** Writes through the API until 26,000 are done and prints the resident memory: at its highest, and a minute later. */
export async function benchMemory(): Promise<boolean> {
  const dataDir = copyToDataDir(await seededFile(100_000, 100_000), 'memory')
  mkdirSync(join(dataDir, 'outbox'), { recursive: true })
  const deps = await openDeps(dataDir)
  const scenarios = createCalls(await castPeople(deps, 60_000))
  await deps.database.close()
  const server = await startProcess('api/src/main.ts', [], {
    PORT: '0',
    DATA_DIR: dataDir,
    JWT_SECRET: jwtSecret,
    RATE_LIMITS: 'off',
    ...shipped,
  })
  const resident = () => readResidentMb(server.child.pid)
  const atStart = resident()
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, resident())
  }, 100)
  const sent = new Map<string, number>()
  const isWrite = new Set(scenarios.filter(({ method }) => method !== 'GET').map(({ name }) => name))
  const total = () => [...sent].reduce((sum, [name, count]) => sum + (isWrite.has(name) ? count : 0), 0)
  while (total() < writes)
    for (const scenario of scenarios) {
      const before = sent.get(scenario.name) ?? 0
      sent.set(scenario.name, (await measure(server.url, scenario, secondsPerScenario, before, { connections })).sent)
    }
  const atEnd = resident()
  await untilMailsAreOut(join(dataDir, 'thodu.db'))
  await sleep(restSeconds * 1000)
  clearInterval(watch)
  const after = resident()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  printTable(
    `Resident memory over ${total()} writes`,
    ['when', 'MB', 'target'],
    [
      ['started', atStart.toFixed(0), ''],
      ['highest', peak.toFixed(0), `< ${limits.peak}`],
      ['after the last write', atEnd.toFixed(0), ''],
      ['a minute after the last mail', after.toFixed(0), `< ${limits.after}`],
    ],
  )
  return peak < limits.peak && after < limits.after
}
