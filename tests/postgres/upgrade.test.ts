import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { migrateDatabase, openDatabase } from '@thodu/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateUpTo } from '../../db/src/migrate.ts'
import { olderMigrations } from '../releases/older-migrations.ts'
import { expectDemoData } from '../releases/read-demo.ts'
import { dumpServer } from '../support/engines/dump-schema.ts'
import { makePostgresDatabase, runOn } from '../support/engines/test-database.ts'

const dump = join(import.meta.dirname, '..', 'releases', '1.1.0.postgres.sql.gz')
const folder = mkdtempSync(join(tmpdir(), 'thodu-upgrade-'))
let released: Awaited<ReturnType<typeof makePostgresDatabase>>
let fresh: Awaited<ReturnType<typeof makePostgresDatabase>>
beforeAll(async () => {
  released = await makePostgresDatabase({ empty: true })
  fresh = await makePostgresDatabase()
  await runOn(released.address, gunzipSync(readFileSync(dump)).toString())
})
afterAll(async () => {
  await released.drop()
  await fresh.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function upgradeTwice(address: string): Promise<void> {
  const both = [openDatabase(address), openDatabase(address)]
  await Promise.all(both.map((database) => migrateDatabase(database)))
  await Promise.all(both.map((database) => database.close()))
}

test('two servers that start at once upgrade the database of the newest release to the current schema', async () => {
  await upgradeTwice(released.address)
  expect(await dumpServer(released.address)).toBe(await dumpServer(fresh.address))
})

test('the customer of an upgraded database reads their booking', async () => {
  await expectDemoData({ DATA_DIR: folder, DATABASE_URL: released.address }, { uploads: false })
})

test('two servers that start at once upgrade the database of the last 0.x version', async () => {
  const older = await makePostgresDatabase({ empty: true })
  const database = openDatabase(older.address)
  await migrateUpTo(database, '0001-baseline')
  await database.close()
  const names = olderMigrations.map((name) => `('${name}', '2026')`).join()
  await runOn(
    older.address,
    `delete from kysely_migration; insert into kysely_migration (name, timestamp) values ${names}`,
  )
  await upgradeTwice(older.address)
  expect(await dumpServer(older.address)).toBe(await dumpServer(fresh.address))
  await older.drop()
})
