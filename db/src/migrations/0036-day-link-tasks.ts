import type { Kysely } from 'kysely'

/** Adds the family's choice whether readers of a day link see completed tasks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('day_links')
    .addColumn('show_tasks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
