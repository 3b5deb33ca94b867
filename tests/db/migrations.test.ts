import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPendingMigrations, migrateDatabase, migrations, NewerDatabaseError, openSqlite } from '@thodu/db'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const names = Object.keys(migrations)
const readSchema = (database: ReturnType<typeof openSqlite>) =>
  database.upkeep.raw.prepare("select name, sql from sqlite_master where name not like 'sqlite_%' order by name").all()

async function schemaAfter(file: string): Promise<unknown[]> {
  const database = openSqlite(file)
  await migrateDatabase(database)
  const schema = readSchema(database)
  await database.close()
  return schema
}

describe('migrations', () => {
  let complete: unknown[]
  beforeAll(async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'thodu-migrated-'))
    complete = await schemaAfter(join(elsewhere, 'complete.db'))
    rmSync(elsewhere, { recursive: true, force: true })
  })

  it('are named in the order in which they run', () => {
    expect(names).toEqual(names.toSorted())
  })

  it.each(names)('can stop after %s and continue from there', async (name) => {
    const database = openSqlite(join(folder, 'stopped.db'))
    const migrator = new Migrator({ db: database.upkeep.writer, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateTo(name)
    expect(error).toBeUndefined()
    expect(database.upkeep.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(await listPendingMigrations(database)).toEqual(names.slice(names.indexOf(name) + 1))
    await database.close()
    expect(await schemaAfter(join(folder, 'stopped.db'))).toEqual(complete)
  })

  it('refuse a database of a newer version', async () => {
    const database = openSqlite(join(folder, 'newer.db'))
    await migrateDatabase(database)
    database.upkeep.raw.prepare("insert into kysely_migration (name, timestamp) values ('9999-later', 'now')").run()
    await expect(migrateDatabase(database)).rejects.toThrow(NewerDatabaseError)
    await database.close()
  })
})
