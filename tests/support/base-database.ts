import { constants, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { migrateDatabase, openDatabase } from '@thodu/db'

/** Names the file between vitest's own process, which makes it once, and those that run suites. */
const variable = 'THODU_BASE_DATABASE'

/** Vitest calls this once, before any suite: makes the migrated, empty database that suites start from. */
export default async function makeBaseDatabase(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'thodu-base-'))
  const file = join(folder, 'base.db')
  const database = openDatabase(file)
  await migrateDatabase(database)
  // Closed, it is one file without a log beside it, which can be copied.
  await database.close()
  process.env[variable] = file
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Puts a copy of the migrated database at `file`; where no run has made one, the file is migrated when it is opened. */
export function copyBaseDatabase(file: string): void {
  const base = process.env[variable]
  if (base === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(base, file, constants.COPYFILE_EXCL)
}
