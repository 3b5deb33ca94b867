import { type Kysely, sql } from 'kysely'

/** Lists and totals of people read these indexes alone: all of them ask for accounts that have not been removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const indexes: Record<string, string[]> = {
    accounts_live_by_creation: ['created_at', 'id'],
    accounts_live_by_name: ['name', 'id'],
    accounts_live_by_email: ['email', 'id'],
    accounts_live_by_role: ['role', 'created_at', 'id'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('accounts').columns(columns).where(sql<boolean>`removed_at is null`).execute()
  // The partial ones above take their place.
  await db.schema.dropIndex('accounts_by_role').execute()
  await db.schema.dropIndex('accounts_by_creation').execute()
}
