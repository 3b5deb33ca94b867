import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations, openDatabase, openSqlite } from '@thodu/db'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '../support/database.ts'

const openedDatabase = useDatabase()
let database: ReturnType<typeof openedDatabase>
beforeEach(() => {
  database = openedDatabase()
})
const addFact = (name: string) =>
  database.write((tx) => tx.insertInto('system_facts').values({ name, value: '1', updated_at: 'now' }).execute())

test('a change returns the number of changed rows', async () => {
  await addFact('a')
  await addFact('b')
  const changed = await database.write((tx) => tx.updateTable('system_facts').set({ value: '2' }).execute())
  expect(changed).toEqual([{ numUpdatedRows: 2n, numChangedRows: undefined }])
  const raw = await database.write((tx) => sql`delete from system_facts where name = 'a'`.execute(tx))
  expect(raw).toMatchObject({ rows: [], numAffectedRows: 1n })
})

test('the reading connection changes nothing and leaves no cursor open', async () => {
  const insert = sql`insert into system_facts (name, value, updated_at) values ('a', '1', 'now')`
  await expect(insert.execute(database.read)).rejects.toThrow(/readonly/)
  const rows = database.read.selectFrom('system_facts').selectAll().stream()
  await expect(rows.next()).rejects.toThrow(TypeError)
})

test('a failing migration leaves nothing, and a successful one is committed', async () => {
  const { writer } = database.upkeep
  const half = writer.transaction().execute(async (tx) => {
    await sql`create table half (name text)`.execute(tx)
    throw new Error('changed my mind')
  })
  await expect(half).rejects.toThrow('changed my mind')
  await writer.transaction().execute((tx) => sql`create table whole (name text)`.execute(tx))
  const tables = await sql<{ name: string }>`select name from sqlite_master where name in ('half', 'whole')`.execute(
    database.read,
  )
  expect(tables.rows).toEqual([{ name: 'whole' }])
  const failing = {
    up: async (db: typeof writer) => {
      await sql`create table half (name text)`.execute(db)
      throw new Error('changed my mind')
    },
  }
  const provider = { getMigrations: async () => ({ ...migrations, '9999-half': failing }) }
  expect(await new Migrator({ db: writer, provider }).migrateToLatest()).toMatchObject({
    error: new Error('changed my mind'),
  })
  expect((await sql`select 1 from sqlite_master where name = 'half'`.execute(writer)).rows).toEqual([])
  await addFact('after')
})

test('opening creates a database with its folders, and its rows survive closing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-open-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'a', 'b', 'thodu.db')
  const made = openSqlite(file)
  expect(await made.upkeep.listApplied()).toEqual([])
  const pragmas = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'temp_store', 'cache_size']
  expect(pragmas.map((name) => made.upkeep.raw.pragma(name, { simple: true }))).toEqual(['wal', 2, 1, 1, 2, -6_000])
  expect(made.isShared).toBe(false)
  await made.write((tx) => sql`create table words (word text)`.execute(tx))
  // A write without await is completed before the database closes.
  const last = made.write((tx) => sql`insert into words values ('kept')`.execute(tx))
  await made.close()
  await last
  expect(existsSync(`${file}-wal`)).toBe(false)
  const again = openDatabase(file)
  expect((await sql<{ word: string }>`select word from words`.execute(again.read)).rows).toEqual([{ word: 'kept' }])
  await again.close()
})
