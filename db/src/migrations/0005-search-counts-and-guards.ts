import type { Kysely } from 'kysely'
import { createAuditGuards, createCounters, createReviewGuard, createSearch } from '../sqlite/triggers.ts'

/** Full-text search, counts kept by triggers, and what the database refuses by itself. Differs per dialect. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...createSearch, ...createCounters, ...createAuditGuards, ...createReviewGuard])
    await statement.execute(db)
}
