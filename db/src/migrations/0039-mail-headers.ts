import type { Kysely } from 'kysely'

/** Whom an answer to a mail goes to, and where its newsletter is left, as JSON; null for every other mail (rule MAIL-11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox_mails').addColumn('headers', 'text').execute()
}
