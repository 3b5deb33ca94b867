import { type Kysely, sql } from 'kysely'
import { toLowerCase } from '../dialect/dialect.ts'
import { sortName } from '../names/latin-spellings.ts'
import { addComputedColumn } from '../schema/table-parts.ts'

/** Rows that are read and written at once: memory stays small however many there are. */
const step = 1_000

type Tables = {
  bookings: {
    seq: number
    customer_name: string
    patient_name: string
    customer_latin: string
    patient_latin: string
  }
}

/** What a list of bookings filters by, behind the order itself (migration 0007). */
const facets = ['status', 'service_type', 'is_assigned', 'created_at']

/** The name in Latin letters where it has others, else as it is written; capitals do not come first. */
const orderOf = (latin: string, name: string) =>
  sql`case when ${sql.ref(latin)} = '' then ${toLowerCase(name)} else ${sql.ref(latin)} end`

/** Lists of names sort by how they sound in Latin letters, so that all three scripts stand together. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>
  await addComputedColumn(untyped, 'accounts', 'name_order', { type: 'text', as: orderOf('search_name', 'name') })
  await db.schema.dropIndex('accounts_live_by_name').execute()
  await db.schema
    .createIndex('accounts_live_by_name')
    .on('accounts')
    .columns(['name_order', 'id'])
    .where(sql<boolean>`removed_at is null`)
    .execute()
  for (const who of ['customer', 'patient']) {
    const latin = `${who}_latin`
    const add = db.schema.alterTable('bookings').addColumn(latin, 'text', (column) => column.notNull().defaultTo(''))
    await add.execute()
  }
  await spellBookings(db)
  for (const who of ['customer', 'patient']) {
    const order = `${who}_order`
    await addComputedColumn(untyped, 'bookings', order, { type: 'text', as: orderOf(`${who}_latin`, `${who}_name`) })
    await db.schema.dropIndex(`bookings_by_${who}`).execute()
    const index = db.schema.createIndex(`bookings_by_${who}`).on('bookings')
    await index.columns([order, 'seq', ...facets]).execute()
  }
}

async function spellBookings(db: Kysely<Tables>): Promise<void> {
  for (let last = 0; ; ) {
    const page = db.selectFrom('bookings').select(['seq', 'customer_name', 'patient_name']).where('seq', '>', last)
    const rows = await page.orderBy('seq').limit(step).execute()
    for (const { seq, customer_name, patient_name } of rows) {
      const spelled = { customer_latin: sortName(customer_name), patient_latin: sortName(patient_name) }
      if (spelled.customer_latin !== '' || spelled.patient_latin !== '')
        await db.updateTable('bookings').set(spelled).where('seq', '=', seq).execute()
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.seq
  }
}
