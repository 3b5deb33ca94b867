import type { Kysely } from 'kysely'

/** Adds Reply-To and List-Unsubscribe as JSON; null for other mails (rule MAIL-11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox_mails').addColumn('headers', 'text').execute()
}
