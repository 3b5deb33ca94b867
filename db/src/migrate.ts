import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { OpenedDatabase } from './database.ts'
import { migrations } from './migrations/registry.ts'
import type { Tables } from './tables/tables.ts'

/** The database was written by a newer program; running this one on it could destroy what it does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
}

const createMigrator = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** @throws NewerDatabaseError when a migration was applied that this program does not know */
export function refuseUnknownMigrations(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database was written by a newer version of this program (${unknown.join(', ')}). Update the program, or restore a backup made by this version.`,
    )
}

/** Whether any migration ever ran: a fresh file has nothing worth a backup. */
export const isFreshDatabase = async ({ upkeep }: OpenedDatabase): Promise<boolean> =>
  (await upkeep.listApplied()).length === 0

/** Names of migrations that still have to run, oldest first. @throws NewerDatabaseError */
export async function listPendingMigrations({ upkeep }: OpenedDatabase): Promise<string[]> {
  const applied = await upkeep.listApplied()
  refuseUnknownMigrations(applied)
  return Object.keys(migrations).filter((name) => !applied.includes(name))
}

/** Brings an empty database to where another one stands. @throws what a migration throws */
export async function migrateUpTo({ upkeep }: OpenedDatabase, name: string): Promise<void> {
  const { error } = await createMigrator(upkeep.writer).migrateTo(name)
  if (error) throw error
}

/**
 * Brings the schema up to date one migration at a time, each in a transaction of its own: a kill leaves a safe stopping
 * point and the next start goes on from there.
 * @returns names of the migrations that ran
 */
export async function migrateDatabase(database: OpenedDatabase): Promise<string[]> {
  const pending = await listPendingMigrations(database)
  const migrator = createMigrator(database.upkeep.writer)
  for (const name of pending) {
    const { error } = await migrator.migrateTo(name)
    if (error) throw error
  }
  return pending
}
