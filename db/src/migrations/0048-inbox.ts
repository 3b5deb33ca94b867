import type { Kysely } from 'kysely'

/**
 * Adds who opened a change request or a privacy request last, and who entered a privacy request that came by phone or letter
 * (rules REQ-7, PRIV-R8).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['change_requests', 'privacy_requests'])
    for (const column of ['opened_by', 'opened_at'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute()
  for (const column of ['entered_by', 'entered_way'])
    await db.schema.alterTable('privacy_requests').addColumn(column, 'text').execute()
}
