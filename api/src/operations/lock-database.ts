import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { lockFile } from '@thodu/db'
import type { Config } from '../config/config.ts'

/** Another server already uses the database. */
export class ServerRunsError extends Error {
  override readonly name = 'ServerRunsError'
}

/**
 * Makes this process the only server of a SQLite database: two would send each mail twice. PostgreSQL processes share their work.
 * @returns a release function
 * @throws ServerRunsError
 */
export function lockDatabase({ databaseAddress, databaseFile }: Pick<Config, 'databaseAddress' | 'databaseFile'>) {
  if (databaseAddress !== undefined) return () => {}
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 })
  const release = lockFile(`${databaseFile}-server`)
  if (release === undefined)
    throw new ServerRunsError(
      `A server already runs on ${databaseFile}. Stop it first, or start this one with another DATA_DIR.`,
    )
  return release
}
