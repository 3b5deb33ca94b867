import { constants, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { migrateDatabase, openDatabase } from '@thodu/db'

/** Passes the file from the main process of the runner, which creates it once, to the worker processes. */
const variable = 'THODU_BASE_DATABASE'

/** Vitest and Playwright call this once before all tests: creates the migrated, empty database that worlds and servers copy. */
export default async function makeBaseDatabase(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-base-'))
  const file = join(folder, 'base.db')
  const database = openDatabase(file)
  await migrateDatabase(database)
  // After closing, the database is one file without a write-ahead log, which can be copied.
  await database.close()
  process.env[variable] = file
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Copies the migrated database to `file`. Without one, the file is migrated when it is opened. */
export function copyBaseDatabase(file: string): void {
  const base = process.env[variable]
  if (base === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(base, file, constants.COPYFILE_EXCL)
}
