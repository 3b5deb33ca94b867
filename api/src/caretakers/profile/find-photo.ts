import type { Reader } from '@thodu/db'

/** @returns a data URL, or null without a photo */
export async function findPhoto(db: Reader, id: string): Promise<string | null> {
  const row = await db.selectFrom('caretaker_photos').select('jpeg').where('account_id', '=', id).executeTakeFirst()
  return row ? `data:image/jpeg;base64,${row.jpeg}` : null
}
