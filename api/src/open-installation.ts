import { existsSync } from 'node:fs'
import { isFreshDatabase, listPendingMigrations, openDatabase } from '@thodu/db'
import { type Config, findPlaces, loadConfig } from './config/config.ts'
import { createDeps } from './create-deps.ts'
import type { Deps } from './http/environment.ts'

/** A command was typed where no installation is, or before the server brought the database up to date. */
export class NoInstallationError extends Error {
  override readonly name = 'NoInstallationError'
}

const advice =
  'Name its folder with DATA_DIR; where the shipped unit runs the server, put as-thodu in front (docs/operations.md).'

/**
 * Refuses an environment that names no installation. Nothing is created: a command that worked on a new, empty database
 * would say that all is well.
 * @throws NoInstallationError, ConfigError
 */
export function requireInstallation(env: NodeJS.ProcessEnv): void {
  const { dataDir, databaseAddress, databaseFile } = findPlaces(env)
  if (!existsSync(dataDir))
    throw new NoInstallationError(`There is no installation: ${dataDir} does not exist. ${advice}`)
  if (databaseAddress === undefined && !existsSync(databaseFile))
    throw new NoInstallationError(`There is no installation: ${databaseFile} does not exist. ${advice}`)
}

/** A database without the password of its server, for people. */
export function describeDatabase({ databaseAddress, databaseFile }: Pick<Config, 'databaseAddress' | 'databaseFile'>) {
  if (databaseAddress === undefined) return databaseFile
  const { host, pathname } = new URL(databaseAddress)
  return `PostgreSQL ${host}${pathname}`
}

/** The database of an environment for people; undefined where the environment itself is wrong. */
export function nameDatabase(env: NodeJS.ProcessEnv): string | undefined {
  try {
    return describeDatabase(findPlaces(env))
  } catch {
    return undefined
  }
}

/**
 * How many migrations the database of an installation lacks.
 * @throws NoInstallationError for a database without any, OlderDatabaseError, NewerDatabaseError, ServerLostError
 */
export async function countPending(config: Config): Promise<number> {
  const database = openDatabase(config.database)
  try {
    await database.upkeep.check()
    if (await isFreshDatabase(database))
      throw new NoInstallationError(`${describeDatabase(config)} holds no installation. ${advice}`)
    return (await listPendingMigrations(database)).length
  } finally {
    await database.close()
  }
}

/**
 * Refuses an installation that nobody has used: a move would answer "all equal" about nothing.
 * @throws NoInstallationError, ServerLostError
 */
export async function requireAccounts(config: Config): Promise<void> {
  const database = openDatabase(config.database)
  try {
    if (await database.read.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return
  } finally {
    await database.close()
  }
  throw new NoInstallationError(`${describeDatabase(config)} holds no account: there is nothing to move. ${advice}`)
}

/**
 * Opens the installation that the environment names, for a command beside the server. Only the server creates and upgrades a
 * database (docs/decisions/0083-commands-know-their-installation.md).
 * @throws NoInstallationError, ConfigError, NewerDatabaseError
 */
export async function openInstallation(env: NodeJS.ProcessEnv = process.env): Promise<Deps> {
  requireInstallation(env)
  const config = loadConfig(env)
  const pending = await countPending(config)
  if (pending > 0)
    throw new NoInstallationError(
      `${describeDatabase(config)} is of an older version: it lacks ${pending} migrations. Start the server of this version first; it makes a backup and upgrades the database.`,
    )
  return await createDeps(config)
}
