import { existsSync } from 'node:fs'
import { isFreshDatabase, listPendingMigrations, openDatabase } from '@thodu/db'
import { type Config, findPlaces, loadConfig } from './config/config.ts'
import { createDeps } from './create-deps.ts'
import type { Deps } from './http/environment.ts'

/** A command ran where there is no installation, or before the server upgraded its database. */
export class NoInstallationError extends Error {
  override readonly name = 'NoInstallationError'
}

const advice =
  'Set DATA_DIR to its folder; if systemd runs the server, put as-thodu before the command (docs/operations.md).'

/**
 * Requires an installation and creates nothing: on a new, empty database a command would report success.
 * @throws NoInstallationError, ConfigError
 */
export function requireInstallation(env: NodeJS.ProcessEnv): void {
  const { dataDir, databaseAddress, databaseFile } = findPlaces(env)
  if (!existsSync(dataDir))
    throw new NoInstallationError(`There is no installation: ${dataDir} does not exist. ${advice}`)
  if (databaseAddress === undefined && !existsSync(databaseFile))
    throw new NoInstallationError(`There is no installation: ${databaseFile} does not exist. ${advice}`)
}

/** Describes a database for people, without the password of its server. */
export function describeDatabase({ databaseAddress, databaseFile }: Pick<Config, 'databaseAddress' | 'databaseFile'>) {
  if (databaseAddress === undefined) return databaseFile
  const { host, pathname } = new URL(databaseAddress)
  return `PostgreSQL ${host}${pathname}`
}

/** Describes the database of an environment; undefined when it is invalid. */
export function nameDatabase(env: NodeJS.ProcessEnv): string | undefined {
  try {
    return describeDatabase(findPlaces(env))
  } catch {
    return undefined
  }
}

/**
 * Counts missing migrations.
 * @throws NoInstallationError for a database without any, OlderDatabaseError, NewerDatabaseError, ServerLostError
 */
export async function countPending(config: Config): Promise<number> {
  const database = openDatabase(config.database)
  try {
    await database.upkeep.check()
    if (await isFreshDatabase(database))
      throw new NoInstallationError(`${describeDatabase(config)} contains no installation. ${advice}`)
    return (await listPendingMigrations(database)).length
  } finally {
    await database.close()
  }
}

/** Requires an account: a move would report "all equal" for an empty database. @throws NoInstallationError, ServerLostError */
export async function requireAccounts(config: Config): Promise<void> {
  const database = openDatabase(config.database)
  try {
    if (await database.read.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return
  } finally {
    await database.close()
  }
  throw new NoInstallationError(
    `${describeDatabase(config)} contains no account, so there is nothing to move. ${advice}`,
  )
}

/**
 * Opens the installation for a command. Only the server creates and upgrades a database
 * (docs/decisions/0083-commands-know-their-installation.md).
 * @throws NoInstallationError, ConfigError, NewerDatabaseError
 */
export async function openInstallation(env: NodeJS.ProcessEnv = process.env): Promise<Deps> {
  requireInstallation(env)
  const config = loadConfig(env)
  const pending = await countPending(config)
  if (pending > 0)
    throw new NoInstallationError(
      `${describeDatabase(config)} is from an older version and lacks ${pending} migrations. Start the server of this version first: it creates a backup and upgrades the database.`,
    )
  return await createDeps(config)
}
