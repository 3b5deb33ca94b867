import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { OpenedDatabase } from './database.ts'
import { migrations } from './migrations/registry.ts'
import type { Tables } from './tables/tables.ts'

/** A newer program wrote the database; this one could destroy what it does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
}

/** A program before 1.0.0 that is not the last of them wrote the database; this program cannot upgrade it. */
export class OlderDatabaseError extends Error {
  override readonly name = 'OlderDatabaseError'
}

/** The last commit before 1.0.0: it upgrades data of every older program (docs/operations.md, from 0.x). */
const lastOlderCommit = 'd63af9ef72ca'
/** Together its migrations create the same schema as the baseline. */
const older = { first: '0001-accounts', last: '0061-one-text', count: 45 }
const baseline = '0001-baseline'

const isOlder = (applied: readonly string[]): boolean => applied[0] === older.first
const isLastOlder = (applied: readonly string[]): boolean =>
  isOlder(applied) && applied.length === older.count && applied.at(-1) === older.last

const createMigrator = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/**
 * Returns the applied migrations as this program names them.
 * @throws OlderDatabaseError for 0.x data that the last 0.x program has not upgraded
 * @throws NewerDatabaseError for a migration that this program does not have
 */
export function findStanding(applied: readonly string[]): readonly string[] {
  if (isLastOlder(applied)) return [baseline]
  if (isOlder(applied))
    throw new OlderDatabaseError(
      `The data are from a version before 1.0.0 (${applied.at(-1)}). Start commit ${lastOlderCommit} with them once, or restore the backup there, then start this version (docs/operations.md, "From 0.x").`,
    )
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database was written by a newer version of this program (${unknown.join(', ')}). Update the program, or restore a backup made by this version.`,
    )
  return applied
}

/** A fresh database needs no backup. */
export const isFreshDatabase = async ({ upkeep }: OpenedDatabase): Promise<boolean> =>
  (await upkeep.listApplied()).length === 0

/**
 * Pending migrations, oldest first. For data of the last 0.x program these are all, so that a backup is made before the
 * takeover.
 * @throws OlderDatabaseError, NewerDatabaseError
 */
export async function listPendingMigrations({ upkeep }: OpenedDatabase): Promise<string[]> {
  const applied = await upkeep.listApplied()
  findStanding(applied)
  return Object.keys(migrations).filter((name) => !applied.includes(name))
}

/**
 * Migrates an empty database up to `name`.
 * @throws what a migration throws
 */
export async function migrateUpTo({ upkeep }: OpenedDatabase, name: string): Promise<void> {
  const { error } = await createMigrator(upkeep.writer).migrateTo(name)
  if (error) throw error
}

/** Data of the last 0.x program has the baseline's tables, so only its list of migrations is replaced. */
async function takeOver({ upkeep }: OpenedDatabase): Promise<void> {
  if (!isLastOlder(await upkeep.listApplied())) return
  await upkeep.writer.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx)
    // When two processes start at once, the second finds it done.
    if (!isLastOlder(rows.map(({ name }) => name))) return
    await sql`delete from kysely_migration`.execute(tx)
    await sql`insert into kysely_migration (name, timestamp) values (${baseline}, ${new Date().toISOString()})`.execute(
      tx,
    )
  })
}

/**
 * Each migration has its own transaction, so that the next start continues after a kill.
 * @returns names of the migrations that ran
 * @throws OlderDatabaseError, NewerDatabaseError
 */
export async function migrateDatabase(database: OpenedDatabase): Promise<string[]> {
  const pending = await listPendingMigrations(database)
  await takeOver(database)
  const migrator = createMigrator(database.upkeep.writer)
  for (const name of pending) {
    const { error } = await migrator.migrateTo(name)
    if (error) throw error
  }
  return pending
}
