import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPendingMigrations, migrateDatabase, NewerDatabaseError, OlderDatabaseError, openSqlite } from '@thodu/db'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrateUpTo } from '../../db/src/migrate.ts'
import { olderMigrations } from '../releases/older-migrations.ts'
import { copyBaseDatabase } from '../support/base-database.ts'
import { dumpFile } from '../support/engines/dump-schema.ts'

type Opened = ReturnType<typeof openSqlite>
let folder: string
let database: Opened
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-baseline-'))
  database = openSqlite(join(folder, 'old.db'))
  await migrateUpTo(database, '0001-baseline')
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const dump = ({ upkeep }: Opened) => dumpFile((statement) => upkeep.raw.prepare(statement).all() as never)
function setApplied(names: readonly string[]): void {
  database.upkeep.raw.exec('delete from kysely_migration')
  for (const name of names)
    database.upkeep.raw.prepare("insert into kysely_migration (name, timestamp) values (?, '2026')").run(name)
}

it('a database of the last 0.x version is upgraded with its rows', async () => {
  database.upkeep.raw.exec("insert into system_facts (name, value, updated_at) values ('kept', 'yes', '2026')")
  setApplied(olderMigrations)
  expect(await listPendingMigrations(database)).toContain('0001-baseline')
  await migrateDatabase(database)
  expect((await database.upkeep.listApplied())[0]).toBe('0001-baseline')
  expect(await listPendingMigrations(database)).toEqual([])
  expect(database.upkeep.raw.prepare("select value from system_facts where name = 'kept'").pluck().get()).toBe('yes')
  copyBaseDatabase(join(folder, 'fresh.db'))
  const fresh = openSqlite(join(folder, 'fresh.db'))
  expect(dump(database)).toBe(dump(fresh))
  await fresh.close()
})

it.each([1, 12, olderMigrations.length - 1])(
  'a database of 0.x after %i migrations is refused unchanged',
  async (count) => {
    setApplied(olderMigrations.slice(0, count))
    await expect(migrateDatabase(database)).rejects.toThrow(OlderDatabaseError)
    await expect(migrateDatabase(database)).rejects.toThrow(/Start commit [0-9a-f]{12} with them once/)
    expect(await database.upkeep.listApplied()).toEqual(olderMigrations.slice(0, count))
  },
)

it('a database with an unknown migration is refused', async () => {
  setApplied(['0001-baseline', '9999-later'])
  await expect(migrateDatabase(database)).rejects.toThrow(NewerDatabaseError)
})
