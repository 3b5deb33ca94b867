import type { Kysely } from 'kysely'

/**
 * That the team was told of a visit that nobody began, so that it is told once; and which rows of time off are one request:
 * one row lasts 30 days at most, further ones name the first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visits').addColumn('missing_told_at', 'text').execute()
  await db.schema.alterTable('time_off').addColumn('part_of', 'text').execute()
  await db.schema.createIndex('time_off_by_request').on('time_off').column('part_of').execute()
}
