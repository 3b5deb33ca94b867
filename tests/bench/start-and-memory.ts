import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { createScenarios } from './api/scenarios.ts'
import { castPeople, copyToDataDir, jwtSecret, openDeps, seededFile } from './api/workbench.ts'
import { measure, printTable, type Scenario } from './load.ts'
import { readResidentMb, startProcess } from './processes.ts'

const root = join(import.meta.dirname, '..', '..')
/** As in the launcher, the service file and the image. */
const limitsOfMemory = ['--max-semi-space-size=8', '--max-old-space-size=384']
const startBuilt = (env: Record<string, string>) =>
  startProcess('--min-semi-space-size=4', [...limitsOfMemory, 'api/dist/main.js'], {
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...env,
  })

/** The limits of a start (rule FAST-5), in ms and MB. */
const limits = { npmStart: 700, server: 500, idle: 150 }

/** Time from `npm start`, without a new build, to the first successful answer of /api/health, in ms. */
async function timeNpmStart(dataDir: string, port: number): Promise<number> {
  const begun = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while ((await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined))?.ok !== true) {
    if (performance.now() - begun > 120_000) throw new Error('npm start was not up within 2 minutes')
    await sleep(10)
  }
  const taken = performance.now() - begun
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await ended
  return taken
}

/** Prints start times and memory: `npm start` again, the server alone cold and warm, idle and after load. */
export async function benchStart(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'thodu-bench-start-'))
  const cacheDir = mkdtempSync(join(tmpdir(), 'thodu-bench-cache-'))
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: cacheDir,
    RATE_LIMITS: 'off',
  }
  const first = await timeNpmStart(dataDir, 3911)
  const second = await timeNpmStart(dataDir, 3911)
  const cold = await startBuilt(env)
  await cold.stop()
  const warm = await startBuilt(env)
  // Until the heap of the start has been collected.
  await sleep(12_000)
  const idle = readResidentMb(warm.child.pid)
  await measure(warm.url, { name: 'load', method: 'GET', path: () => '/api/catalogue', expected: [200] }, 5)
  const loaded = readResidentMb(warm.child.pid)
  await warm.stop()
  for (const folder of [dataDir, cacheDir]) rmSync(folder, { recursive: true, force: true })
  printTable(
    'Start and memory',
    ['what', 'measured', 'target'],
    [
      ['`npm start`, first of this run', `${first.toFixed(0)} ms`, ''],
      ['`npm start` again, nothing changed', `${second.toFixed(0)} ms`, `< ${limits.npmStart} ms`],
      ['server alone, no compile cache, empty database made', `${cold.startedIn.toFixed(0)} ms`, ''],
      ['server alone, warm', `${warm.startedIn.toFixed(0)} ms`, `< ${limits.server} ms`],
      ['resident, idle', `${idle.toFixed(0)} MB`, `< ${limits.idle} MB`],
      ['resident after load', `${loaded.toFixed(0)} MB`, ''],
    ],
  )
  return second < limits.npmStart && warm.startedIn < limits.server && idle < limits.idle
}

/** Memory limits (rule FAST-7), in MB. */
const memoryLimits = { peak: 300, after: 200 }
const writes = 26_000
const secondsPerScenario = 4
/** Two for each open screen of an office, and some for families. */
const connections = 32
const restSeconds = 60

/** The reads and writes of a busy day: lists of 30 KB and more, bookings with two mails each, decisions, profiles. */
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

/** Waits until all mails are sent, because they are writes too and delay the minute of rest. */
async function untilMailsAreOut(file: string): Promise<void> {
  const database = new BetterSqlite3(file, { readonly: true })
  const waiting = database.prepare(`select count(*) from outbox_mails where status = 'waiting'`).pluck()
  while (Number(waiting.get()) > 0) await sleep(500)
  database.close()
}

/** Writes through the API until 26,000 calls are done and prints the resident memory: its peak, and after a minute. */
export async function benchMemory(): Promise<boolean> {
  const dataDir = copyToDataDir(await seededFile(100_000, 100_000), 'memory')
  mkdirSync(join(dataDir, 'outbox'), { recursive: true })
  const deps = await openDeps(dataDir)
  const scenarios = createCalls(await castPeople(deps, 60_000))
  await deps.database.close()
  const server = await startBuilt({
    PORT: '0',
    DATA_DIR: dataDir,
    JWT_SECRET: jwtSecret,
    RATE_LIMITS: 'off',
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
      ['highest', peak.toFixed(0), `< ${memoryLimits.peak}`],
      ['after the last write', atEnd.toFixed(0), ''],
      ['a minute after the last mail', after.toFixed(0), `< ${memoryLimits.after}`],
    ],
  )
  return peak < memoryLimits.peak && after < memoryLimits.after
}
