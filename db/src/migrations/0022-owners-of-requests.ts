import type { Kysely } from 'kysely'

/** Who works on a callback or a message, and the office's note at a message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['callbacks', 'messages']) {
    await db.schema
      .alterTable(table)
      .addColumn('owner_id', 'text', (column) => column.references('accounts.id'))
      .execute()
    await db.schema.alterTable(table).addColumn('owned_at', 'text').execute()
  }
  await db.schema.alterTable('messages').addColumn('note', 'text').execute()
}
