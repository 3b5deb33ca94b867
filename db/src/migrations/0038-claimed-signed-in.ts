import type { Kysely } from 'kysely'

/** Adds whether the signed-in family gave a payment's bank reference, which the pay link does not replace (rule MON-6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('claimed_signed_in', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
