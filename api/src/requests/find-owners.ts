import type { Reader } from '@thodu/db'

export type Owner = { _id: string; name: string }

/** Finds the names of owners by account id, in one statement. */
export async function findOwners(read: Reader, given: (string | null)[]): Promise<Map<string | null, Owner>> {
  const ids = [...new Set(given.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await read.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, { _id: id, name }]))
}
