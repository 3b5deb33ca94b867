import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { OpenedDatabase } from './database.ts'
import { migrations } from './migrations/registry.ts'
import type { Tables } from './tables/tables.ts'

/** The database was written by a newer program; running this one on it could destroy what it does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
}

/** The database was written by a program before 1.0.0 that is not the last of them: this one does not know the way from there. */
export class OlderDatabaseError extends Error {
  override readonly name = 'OlderDatabaseError'
}

/** The last commit before 1.0.0: it brings data of every older program up (docs/operations.md, from 0.x). */
const lastOlderCommit = 'd63af9ef72ca'
/** How many migrations it had, from the first to the last by name; what they made is what the baseline makes. */
const older = { first: '0001-accounts', last: '0061-one-text', count: 45 }
const baseline = '0001-baseline'

const isOlder = (applied: readonly string[]): boolean => applied[0] === older.first
const isLastOlder = (applied: readonly string[]): boolean =>
  isOlder(applied) && applied.length === older.count && applied.at(-1) === older.last

const createMigrator = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/**
 * Where a database stands by the migrations that this program knows.
 * @throws OlderDatabaseError for one of 0.x that its last program has not brought up
 * @throws NewerDatabaseError when a migration was applied that this program does not know
 */
export function findStanding(applied: readonly string[]): readonly string[] {
  if (isLastOlder(applied)) return [baseline]
  if (isOlder(applied))
    throw new OlderDatabaseError(
      `The data are of a version before 1.0.0 (${applied.at(-1)}). Start commit ${lastOlderCommit} on them once, or restore the backup there, then start this version (docs/operations.md, "From 0.x").`,
    )
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database was written by a newer version of this program (${unknown.join(', ')}). Update the program, or restore a backup made by this version.`,
    )
  return applied
}

/** Whether any migration ever ran: a fresh file has nothing worth a backup. */
export const isFreshDatabase = async ({ upkeep }: OpenedDatabase): Promise<boolean> =>
  (await upkeep.listApplied()).length === 0

/**
 * Names of migrations that still have to run, oldest first; for what the last program of 0.x left all of them, so that a
 * backup is made before it is taken over.
 * @throws OlderDatabaseError, NewerDatabaseError
 */
export async function listPendingMigrations({ upkeep }: OpenedDatabase): Promise<string[]> {
  const applied = await upkeep.listApplied()
  findStanding(applied)
  return Object.keys(migrations).filter((name) => !applied.includes(name))
}

/** Brings an empty database to where another one stands. @throws what a migration throws */
export async function migrateUpTo({ upkeep }: OpenedDatabase, name: string): Promise<void> {
  const { error } = await createMigrator(upkeep.writer).migrateTo(name)
  if (error) throw error
}

/** What the last program of 0.x left has the tables of the baseline already: its list of migrations becomes that one. */
async function takeOver({ upkeep }: OpenedDatabase): Promise<void> {
  if (!isLastOlder(await upkeep.listApplied())) return
  await upkeep.writer.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx)
    // Of two starts at once, the second finds it done.
    if (!isLastOlder(rows.map(({ name }) => name))) return
    await sql`delete from kysely_migration`.execute(tx)
    await sql`insert into kysely_migration (name, timestamp) values (${baseline}, ${new Date().toISOString()})`.execute(
      tx,
    )
  })
}

/**
 * Brings the schema up to date one migration at a time, each in a transaction of its own: a kill leaves a safe stopping
 * point and the next start goes on from there.
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
