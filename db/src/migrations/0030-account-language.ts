import type { Kysely } from 'kysely'

/** The language of an account: of its mails, and of its pages once signed in. Nobody has chosen one yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('language', 'text').execute()
}
