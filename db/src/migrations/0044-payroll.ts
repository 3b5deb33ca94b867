import { type Kysely, sql } from 'kysely'
import { strictTable } from '../schema/table-parts.ts'
import { createTriggers } from '../schema/triggers.ts'

const rates = ['day', 'night', 'live_in', 'session'] as const

async function addRates(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('pay_rates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('caretaker_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('from_day', 'text', (column) => column.notNull())
  for (const rate of rates)
    table = table.addColumn(rate, 'integer', (column) => column.check(sql`${sql.ref(rate)} > 0`))
  await table
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('pay_rates_from', ['caretaker_id', 'from_day'])
    .modifyEnd(strictTable)
    .execute()
}

async function addEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pay_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('caretaker_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('advance', 'addition', 'deduction', 'correction')`),
    )
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount <> 0`))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('corrects', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('pay_entries_sign', sql`kind = 'correction' or (amount > 0) = (kind = 'addition')`)
    .addCheckConstraint('pay_entries_corrects', sql`(corrects is not null) = (kind = 'correction')`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('pay_entries_by_caretaker').on('pay_entries').columns(['caretaker_id', 'day']).execute()
}

async function addMonths(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('pay_months')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('caretaker_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('carried', 'integer', (column) => column.notNull().check(sql`carried <= 0`))
    .addColumn('earned', 'integer', (column) => column.notNull().check(sql`earned >= 0`))
    .addColumn('advances', 'integer', (column) => column.notNull().check(sql`advances >= 0`))
  for (const sum of ['adjustments', 'due']) table = table.addColumn(sum, 'integer', (column) => column.notNull())
  await table
    .addColumn('closed_by', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.check(sql`method in ('upi', 'bank', 'cash')`))
    .addColumn('reference', 'text')
    .addColumn('paid_on', 'text')
    .addColumn('paid_by', 'text')
    .addColumn('paid_at', 'text')
    .addUniqueConstraint('pay_months_once', ['caretaker_id', 'month'])
    .addCheckConstraint('pay_months_sum', sql`due = carried + earned - advances + adjustments`)
    .addCheckConstraint(
      'pay_months_paid',
      sql`paid_at is null or (due > 0 and method is not null and paid_on is not null)`,
    )
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('pay_months_by_month').on('pay_months').columns(['month', 'caretaker_id']).execute()
}

async function addLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pay_lines')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('month_id', 'text', (column) => column.notNull().references('pay_months.id'))
    .addColumn('caretaker_id', 'text', (column) => column.notNull().references('accounts.id'))
    .addColumn('visit_id', 'text', (column) => column.unique().references('visits.id'))
    .addColumn('entry_id', 'text', (column) => column.unique().references('pay_entries.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.check(sql`code in ('D', 'N', 'L', 'S')`))
    .addColumn('minutes', 'integer')
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addCheckConstraint('pay_lines_of', sql`(visit_id is null) <> (entry_id is null)`)
    .addCheckConstraint('pay_lines_visit', sql`(visit_id is null) = (code is null)`)
    .modifyEnd(strictTable)
    .execute()
  await db.schema.createIndex('pay_lines_by_month').on('pay_lines').columns(['month_id', 'day']).execute()
}

/** The caretakers' pay: rates, advances and adjustments, closed months and their lines (rules PAY-1 to PAY-9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addRates(db)
  await addEntries(db)
  await addMonths(db)
  await addLines(db)
  await createTriggers(db, 'payrollGuards')
}
