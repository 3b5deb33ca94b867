import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moveInstallation } from '@thodu/api'
import { migrateDatabase, openDatabase } from '@thodu/db'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { seedDatabase } from '../bench/seed.ts'
import { openDirectDatabase } from '../support/engines/direct-database.ts'
import { makePostgresDatabase, runOn } from '../support/engines/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'thodu-move-'))
const source = join(folder, 'source.db')
const server: { address: string; drop: () => Promise<void> }[] = []
beforeAll(() => seedDatabase(source, { bookings: 300, auditRows: 400, now: new Date() }))
afterEach(async () => {
  for (const { drop } of server.splice(0)) await drop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function makeServer(): Promise<string> {
  const made = await makePostgresDatabase({ empty: true })
  server.push(made)
  return made.address
}
const move = (from: string, to: string) => moveInstallation({ database: from }, to, () => {})
const countOf = async (address: string, table: string): Promise<number> =>
  Number((await runOn<{ count: string }>(address, `select count(*) from ${table}`))[0]?.count)

test('an installation moves to PostgreSQL and back, and nothing is lost', async () => {
  const address = await makeServer()
  const moved = await move(source, address)
  expect(moved.rows).toBeGreaterThan(1_500)
  expect(await move(address, `sqlite:${join(folder, 'back.db')}`)).toEqual(moved)
  const [old, back] = [openDatabase(source), openDatabase(join(folder, 'back.db'))]
  for (const table of ['accounts', 'bookings', 'audit_log', 'audit_counts', 'booking_totals'] as const) {
    const rowsOf = async ({ read }: typeof old) =>
      (await read.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).toSorted()
    expect(await rowsOf(back), table).toEqual(await rowsOf(old))
  }
  await old.close()
  await back.close()
})

test('the database goes on after the move with its sequences, triggers and search', async () => {
  const address = await makeServer()
  await move(source, address)
  const database = openDatabase(address)
  const [{ seq = 0 } = {}] = await database.read
    .selectFrom('bookings')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .execute()
  const [next] = await runOn<{ nextval: string }>(address, `select nextval(pg_get_serial_sequence('bookings', 'seq'))`)
  expect(Number(next?.nextval)).toBe(seq + 1)
  await expect(runOn(address, 'delete from audit_log where seq = 1')).rejects.toThrow(/append-only/)
  const indexes = await runOn<{ indexname: string }>(
    address,
    `select indexname from pg_indexes where indexname like '%_search' order by indexname`,
  )
  expect(indexes.map(({ indexname }) => indexname)).toEqual(['accounts_search', 'audit_search', 'bookings_search'])
  await database.close()
})

test('a target with rows is refused and not changed', async () => {
  const address = await makeServer()
  await move(source, address)
  await expect(move(source, address)).rejects.toThrow(/not empty/)
  expect(await countOf(address, 'bookings')).toBe(300)
})

test('rows that arrive changed are detected, and the target stays empty', async () => {
  const address = await makeServer()
  const database = openDatabase(address)
  await migrateDatabase(database)
  await database.close()
  await runOn(address, 'alter table accounts alter column location type char(40)')
  await expect(move(source, address)).rejects.toThrow(/accounts differ/)
  expect([await countOf(address, 'accounts'), await countOf(address, 'bookings')]).toEqual([0, 0])
  expect(await countOf(address, `pg_trigger where tgenabled = 'D'`)).toBe(0)
})

test('a changed audit log is not moved', async () => {
  const changed = join(folder, 'changed.db')
  await seedDatabase(changed, { bookings: 10, auditRows: 50, now: new Date() })
  const door = await openDirectDatabase({ databaseAddress: undefined, databaseFile: changed })
  await door.runUnguarded('audit_log', "update audit_log set user_name = 'Somebody' where seq = 20")
  await door.close()
  const address = await makeServer()
  await expect(move(changed, address)).rejects.toThrow(/not intact at row 20/)
  expect(await countOf(address, 'audit_log')).toBe(0)
})

test('a server in use cannot be moved from', async () => {
  const address = await makeServer()
  await move(source, address)
  const running = openDatabase(address)
  await running.read.selectFrom('accounts').select('id').limit(1).execute()
  await expect(move(address, `sqlite:${join(folder, 'never.db')}`)).rejects.toThrow(/Stop every process/)
  await running.close()
})
