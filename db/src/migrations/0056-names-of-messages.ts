import { type Kysely, sql } from 'kysely'
import { toLowerCase } from '../dialect/dialect.ts'
import { spellName } from '../names/latin-spellings.ts'
import { addComputedColumn } from '../schema/table-parts.ts'

/** Rows that are read and written at once: memory stays small however many there are. */
const step = 1_000

type Tables = { messages: { id: string; name: string; search_name: string } }

/** Contact messages are found and sorted by the sound of the name, as accounts are (migrations 0031 and 0047). */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>
  const spelled = db.schema.alterTable('messages')
  await spelled.addColumn('search_name', 'text', (column) => column.notNull().defaultTo('')).execute()
  await spellMessages(db)
  const order = sql`case when search_name = '' then ${toLowerCase('name')} else search_name end`
  await addComputedColumn(untyped, 'messages', 'name_order', { type: 'text', as: order })
  await db.schema.createIndex('messages_by_name').on('messages').columns(['name_order', 'id']).execute()
}

async function spellMessages(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ; ) {
    const page = db.selectFrom('messages').select(['id', 'name']).where('id', '>', last).orderBy('id').limit(step)
    const rows = await page.execute()
    for (const { id, name } of rows) {
      const search_name = spellName(name)
      if (search_name !== '') await db.updateTable('messages').set({ search_name }).where('id', '=', id).execute()
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}
