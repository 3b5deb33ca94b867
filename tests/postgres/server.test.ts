import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupNow, restoreBackup } from '@thodu/api'
import { migrateDatabase, openDatabase } from '@thodu/db'
import { sql } from 'kysely'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApi, type TestApi } from '../support/api.ts'
import { startOwnPostgres } from '../support/engines/postgres-server.ts'
import { makePostgresDatabase, runOn } from '../support/engines/test-database.ts'
import { selectRows } from '../support/rows.ts'
import { bookingBody } from '../support/samples/patient.ts'

let api: TestApi | undefined
afterEach(async () => {
  await api?.close()
  api = undefined
})

const nameOf = (address: string): string => new URL(address).pathname.slice(1)
const serverOf = (address: string): string => address.slice(0, address.lastIndexOf('/'))

describe('a database whose settings would change results', () => {
  test('is refused with the command that fixes it', async () => {
    const { address, drop } = await makePostgresDatabase({ empty: true })
    const maintenance = `${serverOf(address)}/postgres`
    const name = `${nameOf(address)}_icu`
    await runOn(
      maintenance,
      `create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'en-US' locale 'C.UTF-8'`,
    )
    const database = openDatabase(`${serverOf(address)}/${name}`)
    await expect(database.upkeep.check()).rejects.toThrow(
      /create database .* template template0 encoding 'UTF8' locale 'C.UTF-8'/,
    )
    await database.close()
    await runOn(maintenance, `drop database ${name} with (force)`)
    await drop()
  })

  test('is refused like a server that would lose acknowledged writes', async () => {
    // A separate server, because the setting applies to all databases, including those of other suites.
    const own = await startOwnPostgres()
    onTestFinished(() => own.stop())
    const address = `${own.address}/postgres`
    const database = openDatabase(address)
    const becomes = (state: string | RegExp) =>
      expect.poll(() => database.upkeep.check().then(() => 'fit', String)).toMatch(state)
    await runOn(address, 'alter system set full_page_writes = off')
    await runOn(address, 'select pg_reload_conf()')
    await becomes(/alter system set full_page_writes = on/)
    await runOn(address, 'alter system reset full_page_writes')
    await runOn(address, 'select pg_reload_conf()')
    await becomes('fit')
    await database.close()
  })
})

describe('a lost connection', () => {
  test('gives a 503 until it is restored', async () => {
    api = await createTestApi()
    const { token } = await api.signUp()
    const address = api.config.databaseAddress ?? ''
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(address)}' and pid <> pg_backend_pid()`
    const calls = Array.from({ length: 30 }, () => api?.call('POST', '/booking', { token, body: bookingBody }))
    await runOn(`${serverOf(address)}/postgres`, cut)
    const answers = await Promise.all(calls)
    for (const answer of answers) expect([201, 503]).toContain(answer?.status)
    for (const answer of answers.filter((one) => one?.status === 503))
      expect(Number(answer?.headers.get('Retry-After'))).toBeLessThanOrEqual(5)
    const again = await api.call('POST', '/booking', { token, body: bookingBody })
    expect(again.status).toBe(201)
    const kept = await selectRows(api, 'bookings', ['id'])
    const acknowledged = answers.filter((one) => one?.status === 201).length + 1
    expect(kept.length).toBeGreaterThanOrEqual(acknowledged)
  })

  test('or a write lock of another process that lasts too long gives a 503, and reads continue', async () => {
    api = await createTestApi()
    const { token } = await api.signUp()
    const other = openDatabase(api.config.databaseAddress ?? '')
    const [entered, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = other.write(async () => {
      entered.resolve()
      await left.promise
    })
    await entered.promise
    const refused = await api.call('POST', '/booking', { token, body: bookingBody })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await api.call('GET', '/auth/me', { token })).status).toBe(200)
    left.resolve()
    await held
    expect((await api.call('POST', '/booking', { token, body: bookingBody })).status).toBe(201)
    await other.close()
  }, 30_000)
})

test('the handle for reads of features reads only', async () => {
  const { address, drop } = await makePostgresDatabase()
  const database = openDatabase(address)
  await expect(sql`delete from accounts`.execute(database.read)).rejects.toThrow(/read-only/)
  await database.close()
  await drop()
})

test('two processes that start on an empty database create its tables once', async () => {
  const { address, drop } = await makePostgresDatabase({ empty: true })
  const both = [openDatabase(address), openDatabase(address)]
  await Promise.all(both.map((database) => migrateDatabase(database)))
  expect(await Promise.all(both.map(({ upkeep }) => upkeep.listApplied()))).toHaveLength(2)
  for (const database of both) await database.close()
  await drop()
})

test('a start checks the tables while another process renames a column', async () => {
  const { address, drop } = await makePostgresDatabase()
  const [other, { upkeep, close }] = [openDatabase(address), openDatabase(address)]
  let renaming = true
  const names = (times: number) => (times === 0 ? 'code' : `code_${times}`)
  const rename = async () => {
    for (let times = 0; times < 300; times += 1)
      await sql`alter table bookings rename column ${sql.ref(names(times))} to ${sql.ref(names(times + 1))}`.execute(
        other.upkeep.writer,
      )
    renaming = false
  }
  const look = async () => {
    let seen = 0
    while (renaming) seen = (await upkeep.writer.introspection.getTables()).length
    return seen
  }
  const [, seen] = await Promise.all([rename(), look()])
  expect(seen).toBeGreaterThan(20)
  for (const end of [other.close, close]) await end()
  await drop()
})

test('a backup has the same format and can be restored on either engine', async () => {
  api = await createTestApi()
  const { token } = await api.signUp()
  await api.call('POST', '/booking', { token, body: bookingBody })
  const folder = mkdtempSync(join(tmpdir(), 'thodu-restored-'))
  const file = join(folder, 'today.tar')
  expect((await backupNow(api.deps, file)).counts).toMatchObject({ bookings: 1, accounts: 1 })
  await api.call('POST', '/booking', { token, body: bookingBody })
  const { address, drop } = await makePostgresDatabase()
  const target = {
    dataDir: folder,
    databaseFile: '',
    databaseAddress: address,
    uploads: { kind: 'folder', path: join(folder, 'uploads') } as const,
  }
  const restored = await restoreBackup(file, target, new Date())
  expect(restored.manifest.counts.bookings).toBe(1)
  const again = await restoreBackup(file, target, new Date(Date.now() + 1_000))
  expect(again.replaced).toContain('replaced-')
  const [there, asFile] = [openDatabase(address), join(folder, 'as-file.db')]
  expect(await there.read.selectFrom('bookings').select('status').execute()).toEqual([{ status: 'pending' }])
  await there.close()
  await restoreBackup(
    file,
    { ...target, databaseFile: asFile, databaseAddress: undefined },
    new Date(Date.now() + 2_000),
  )
  const local = openDatabase(asFile)
  expect(await local.read.selectFrom('bookings').select('status').execute()).toEqual([{ status: 'pending' }])
  await local.close()
  await drop()
  rmSync(folder, { recursive: true, force: true })
})
