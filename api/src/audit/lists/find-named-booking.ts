import type { Reader } from '@thodu/db'

const spokenId = /^[2-9a-hj-np-z]{6}$/
const storedId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type NamedBooking = { id: string; code: string }
const selectByCode = (db: Reader, { code }: { code: string }) =>
  db.selectFrom('bookings').select(['id', 'code']).where('code', '=', code).execute()
const selectById = (db: Reader, { id }: { id: string }) =>
  db.selectFrom('bookings').select(['id', 'code']).where('id', '=', id).execute()

/** Finds a booking by its short or stored id; `words` are in lower case. */
export async function findNamedBooking(read: Reader, words: readonly string[]): Promise<NamedBooking | undefined> {
  const [word = '', more] = words
  if (more !== undefined) return undefined
  if (spokenId.test(word)) return (await selectByCode(read, { code: word.toUpperCase() }))[0]
  return storedId.test(word) ? (await selectById(read, { id: word }))[0] : undefined
}
