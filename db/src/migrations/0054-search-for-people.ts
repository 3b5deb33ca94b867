import { type Kysely, sql } from 'kysely'
import { personTexts } from '../names/person-text.ts'
import { addComputedColumn } from '../schema/table-parts.ts'

/**
 * People are looked for by parts of a name, an address or a number: both texts stand ready, and where all accounts are
 * searched they are read from the index alone. Taken apart row by row, 20,000 numbers took longer than anybody waits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, digits } = personTexts()
  await addComputedColumn(db, 'accounts', 'search_text', { type: 'text', as: text.as })
  await addComputedColumn(db, 'accounts', 'search_digits', { type: 'text', as: digits.as })
  await sql`create index accounts_by_text on accounts (role, (${text.read}), (${digits.read}), id, removed_at)`.execute(
    db,
  )
}
