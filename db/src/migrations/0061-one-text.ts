import type { Kysely } from 'kysely'
import { createTriggers } from '../schema/triggers.ts'

/** An older installation gets the texts that a new one has: until now each engine had its own (docs/decisions/0035-two-engines.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTriggers(db, 'counters', 'bookingTotals', 'auditPeople', 'auditGuards', 'auditInsertGuard', 'reviewGuard')
  await createTriggers(db, 'accessGuards', 'capacityGuard', 'visitGuards', 'promises', 'searchFollows')
}
