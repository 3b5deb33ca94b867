import type { Reader } from '@thodu/db'

/** The face that families see of a caretaker, as an address of data; null where the office has none. */
export async function findPhoto(db: Reader, id: string): Promise<string | null> {
  const row = await db.selectFrom('caretaker_photos').select('jpeg').where('account_id', '=', id).executeTakeFirst()
  return row ? `data:image/jpeg;base64,${row.jpeg}` : null
}
