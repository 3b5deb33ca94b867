import type { Kysely } from 'kysely'
import { createTriggers } from '../schema/triggers.ts'

/** REPLACE removes a row without asking the delete trigger: an insert may only follow the newest row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTriggers(db, 'auditInsertGuard')
}
