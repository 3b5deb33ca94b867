import type { Kysely } from 'kysely'

/** Whether a form's hidden field was filled in: a program did that, or a browser that fills in forms for a person (rule REQ-8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('probably_spam', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
