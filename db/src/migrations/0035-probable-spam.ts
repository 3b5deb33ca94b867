import type { Kysely } from 'kysely'

/** Adds whether a form's honeypot field was filled in, by a program or by a browser's autofill (rule REQ-8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('probably_spam', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
