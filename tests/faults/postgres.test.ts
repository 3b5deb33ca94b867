import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { copyDatabase } from '@thodu/db'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { seedDatabase } from '../bench/seed.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/engines/postgres-server.ts'
import { runOn } from '../support/engines/test-database.ts'
import { adminEnv, signUp } from '../support/people.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { repository } from '../support/sources/source-files.ts'
import { checkInvariants } from './support/check-invariants.ts'
import { expectSound, isFull, printFigures, rounds } from './support/figures.ts'
import { acknowledged, createLedger, type Ledger } from './support/ledger.ts'
import { startLoad } from './support/load.ts'

const run = promisify(execFile)
let postgres: OwnPostgres
let databases = 0
const folders: string[] = []
const servers: TestServer[] = []

beforeAll(async () => {
  postgres = await startOwnPostgres()
}, 60_000)
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop('SIGKILL')))
})
afterAll(async () => {
  await postgres.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-faults-'))
  folders.push(folder)
  return folder
}
async function makeDatabase(): Promise<string> {
  databases += 1
  const name = `fault_${databases}`
  await runOn(`${postgres.address}/postgres`, `create database ${name} template template0 encoding 'UTF8'`)
  return `${postgres.address}/${name}`
}
async function startProcess(address: string, dataDir: string): Promise<TestServer> {
  const env = { ...adminEnv, DATABASE_URL: address, JWT_SECRET: 'a secret of a test, at least 32 bytes long' }
  const server = await startServer({ env, dataDir })
  servers.push(server)
  return server
}

/** Copies the server database to a file for the checker. Files younger than an hour may have no row yet. */
async function expectKept(address: string, dataDir: string, ledger: Ledger): Promise<void> {
  const file = join(dataDir, 'thodu.db')
  rmSync(file, { force: true })
  await copyDatabase(address, file)
  expectSound(await checkInvariants(dataDir, ledger, false))
}

test('SIGKILL of one of two processes loses no answered write and does not stop the other', async () => {
  const [address, dataDir, ledger] = [await makeDatabase(), makeFolder(), createLedger()]
  const stays = await startProcess(address, dataDir)
  let killed = await startProcess(address, dataDir)
  const people = await Promise.all([signUp(stays), signUp(stays), signUp(stays)])
  const count = rounds(20, 3)
  for (let round = 1; round <= count; round += 1) {
    const clients = people.flatMap(({ token }) => [stays, killed].map(({ url }) => ({ url, token })))
    const stopLoad = startLoad(clients, ledger)
    await sleep(100 + Math.random() * 400)
    await killed.stop('SIGKILL')
    await sleep(200)
    await stopLoad()
    const after = createLedger()
    const stopAfter = startLoad([{ url: stays.url, token: people[0]?.token ?? '' }], after, 2)
    await expect.poll(() => acknowledged(after), { message: 'the other process goes on' }).toBeGreaterThan(0)
    await stopAfter()
    for (const [marker, id] of after.bookings) ledger.bookings.set(marker, id)
    for (const marker of after.attempted) ledger.attempted.add(marker)
    for (const id of after.documents) ledger.documents.add(id)
    if (round % 10 === 0 || round === count) await expectKept(address, dataDir, ledger)
    killed = await startProcess(address, dataDir)
  }
  printFigures('SIGKILL of one of two processes', { rounds: count, acknowledged: acknowledged(ledger), lost: 0 })
})

test('SIGKILL of PostgreSQL under writes gives 503 until it returns, and loses no answered write', async () => {
  const [address, dataDir, ledger] = [await makeDatabase(), makeFolder(), createLedger()]
  const server = await startProcess(address, dataDir)
  const person = await signUp(server)
  const count = rounds(20, 2)
  for (let round = 1; round <= count; round += 1) {
    const stopLoad = startLoad([{ url: server.url, token: person.token }], ledger)
    await sleep(200 + Math.random() * 500)
    await postgres.kill()
    await sleep(round === 1 ? (isFull ? 30_000 : 1_500) : 300)
    const away = await fetch(`${server.url}/api/auth/me`, { headers: { Authorization: `Bearer ${person.token}` } })
    expect(away.status).toBe(503)
    expect(Number(away.headers.get('Retry-After'))).toBeLessThanOrEqual(5)
    await postgres.restart()
    await expect
      .poll(async () => (await fetch(`${server.url}/api/health`)).status, { timeout: 60_000, interval: 50 })
      .toBe(200)
    const before = acknowledged(ledger)
    await expect.poll(() => acknowledged(ledger), { timeout: 60_000 }).toBeGreaterThan(before)
    await stopLoad()
    await expectKept(address, dataDir, ledger)
  }
  expect(ledger.answers.get('500')).toBeUndefined()
  printFigures('SIGKILL of PostgreSQL', { rounds: count, acknowledged: acknowledged(ledger), lost: 0 })
})

test('connections that are cut repeatedly, also within COMMIT, neither lose nor repeat a write', async () => {
  const [address, dataDir, ledger] = [await makeDatabase(), makeFolder(), createLedger()]
  const server = await startProcess(address, dataDir)
  const person = await signUp(server)
  const stopLoad = startLoad([{ url: server.url, token: person.token }], ledger)
  const count = rounds(1_000, 60)
  const name = new URL(address).pathname.slice(1)
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and state <> 'idle'`
  for (let round = 1; round <= count; round += 1) {
    await sleep(Math.random() * 60)
    await runOn(`${postgres.address}/postgres`, cut)
  }
  await expect.poll(() => acknowledged(ledger), { timeout: 60_000 }).toBeGreaterThan(0)
  await stopLoad()
  await expectKept(address, dataDir, ledger)
  expect(ledger.answers.get('500')).toBeUndefined()
  printFigures('connections cut', { cuts: count, acknowledged: acknowledged(ledger), lost: 0 })
})

test('a move killed at a random moment leaves the target empty or complete, and the next one succeeds', async () => {
  const dataDir = makeFolder()
  const rows = 3_000
  await seedDatabase(join(dataDir, 'thodu.db'), { bookings: rows, auditRows: rows, now: new Date() })
  const admin = ['scripts/admin.ts', 'move-database', '--to']
  const env = { ...process.env, DATA_DIR: dataDir }
  const count = rounds(20, 3)
  let halfWay = 0
  let whole = 0
  let empty = ''
  for (let round = 1; round <= count || halfWay === 0; round += 1) {
    const address = await makeDatabase()
    const child = spawn(process.execPath, [...admin, address], { cwd: repository, env, stdio: 'ignore' })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    await sleep(400 + Math.random() * 1_600)
    child.kill('SIGKILL')
    if ((await ended) === 0) continue
    const tables = await runOn<{ name: string }>(
      address,
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
    )
    const filled: string[] = []
    for (const { name } of tables)
      if ((await runOn(address, `select 1 from ${name} limit 1`)).length > 0) filled.push(name)
    if (filled.length === 0) {
      halfWay += 1
      empty = address
      continue
    }
    // Killed between the commit and the last output line: all rows were moved.
    whole += 1
    for (const table of ['bookings', 'audit_log'])
      expect(await runOn(address, `select count(*)::int as rows from ${table}`), filled.join()).toEqual([{ rows }])
  }
  const { stdout } = await run(process.execPath, [...admin, empty], { cwd: repository, env })
  expect(stdout).toMatch(/^\d+ tables, \d+ rows, all equal\.$/m)
  printFigures('moves killed', { rounds: count, 'half-way': halfWay, whole })
})
