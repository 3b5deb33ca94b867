import type { Kysely } from 'kysely'
import { spellName, spellWords } from '../names/latin-spellings.ts'

/** Rows that are read and written at once: memory stays small however many there are. */
const step = 1_000

type Tables = {
  accounts: { id: string; name: string; search_name: string }
  bookings: { seq: number; search_text: string }
}

/** Names in Telugu and Devanagari letters are found by Latin ones, and by each other. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>
  await db.schema
    .alterTable('accounts')
    .addColumn('search_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await spellAccounts(db)
  await spellBookings(db)
}

async function spellAccounts(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ; ) {
    const page = db.selectFrom('accounts').select(['id', 'name']).where('id', '>', last).orderBy('id').limit(step)
    const rows = await page.execute()
    for (const { id, name } of rows) {
      const spelled = spellName(name)
      if (spelled !== '') await db.updateTable('accounts').set({ search_name: spelled }).where('id', '=', id).execute()
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

async function spellBookings(db: Kysely<Tables>): Promise<void> {
  for (let last = 0; ; ) {
    const page = db.selectFrom('bookings').select(['seq', 'search_text']).where('seq', '>', last).orderBy('seq')
    const rows = await page.limit(step).execute()
    for (const { seq, search_text: text } of rows) {
      const spelled = spellWords(text)
      const search_text = `${text} ${spelled}`
      if (spelled !== '') await db.updateTable('bookings').set({ search_text }).where('seq', '=', seq).execute()
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.seq
  }
}
