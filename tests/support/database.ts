import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase, openSqlite } from '@thodu/db'
import { afterEach, beforeEach } from 'vitest'
import { copyBaseDatabase } from './base-database.ts'

/** A migrated database in its own folder for each test of the file; call the returned function inside the test. */
export function useDatabase(): () => ReturnType<typeof openSqlite> {
  let folder: string
  let database: ReturnType<typeof openSqlite>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'thodu-db-'))
    const file = join(folder, 'test.db')
    copyBaseDatabase(file)
    database = openSqlite(file)
    await migrateDatabase(database)
  })
  afterEach(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return () => database
}
