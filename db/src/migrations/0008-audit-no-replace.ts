import type { Kysely } from 'kysely'
import { createAuditInsertGuard } from '../sqlite/triggers.ts'

/** REPLACE removes a row without asking the delete trigger: an insert may only follow the newest row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of createAuditInsertGuard) await statement.execute(db)
}
