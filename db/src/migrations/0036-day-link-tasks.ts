import type { Kysely } from 'kysely'

/** Adds the choice of the family whether the reader of a day-link also sees which tasks were done at a visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('day_links')
    .addColumn('show_tasks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
