import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes the database file accessible to its owner only, because the folder may be open to others. SQLite gives `-wal` and `-shm`
 * the same mode.
 * @returns false when the file system or the file's owner does not allow it
 */
export function restrictDatabaseFiles(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    closeSync(openSync(file, 'a', 0o600))
    for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600)
    return true
  } catch {
    return false
  }
}
