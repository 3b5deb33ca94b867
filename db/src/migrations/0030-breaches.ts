import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

const times = ['closed_at', 'started_at', 'ended_at', 'board_told_at', 'board_detailed_at', 'extended_until'] as const
const words = ['extent', 'place', 'consequences', 'measures', 'safety_steps', 'cause', 'findings', 'remedies'] as const

/** Personal-data breaches (rules PRIV-B1 to PRIV-B5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  let breaches = db.schema
    .createTable('breaches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('client_event_id', 'text', (column) => column.notNull().unique())
    .addColumn('aware_at', 'text', (column) => column.notNull())
    .addColumn('nature', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('reminded_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
  for (const name of [...times, ...words]) breaches = breaches.addColumn(name, 'text')
  await breaches
    .addCheckConstraint(
      'breaches_closed',
      sql`closed_at is null or (board_told_at is not null and board_detailed_at is not null)`,
    )
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createTable('breach_persons')
    .addColumn('breach_id', 'text', (column) => column.notNull().references('breaches.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('way', 'text', (column) => column.notNull().check(sql`way in ('mail', 'call')`))
    .addColumn('told_by', 'text', (column) => column.references('accounts.id'))
    .addColumn('told_at', 'text')
    .addPrimaryKeyConstraint('breach_persons_pk', ['breach_id', 'account_id'])
    .addCheckConstraint('breach_persons_told', sql`(told_by is null) = (told_at is null)`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema
    .createIndex('breach_persons_to_call')
    .on('breach_persons')
    .columns(['breach_id', 'account_id'])
    .where(sql.ref('told_at'), 'is', null)
    .execute()
  await createTriggers(db, 'breachGuards')
}
