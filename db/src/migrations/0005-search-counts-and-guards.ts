import type { Kysely } from 'kysely'
import { createTriggers } from '../schema/triggers.ts'

/** Full-text search, counts kept by triggers, and what the database refuses by itself. Each engine in its own words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTriggers(db, 'search', 'counters', 'auditGuards', 'reviewGuard')
}
