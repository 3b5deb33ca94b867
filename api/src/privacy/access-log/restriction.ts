import type { Reader } from '@thodu/db'
import { belongsToRestricted } from '../../http/lists/restricted.ts'

/** Returns whether the id belongs to a closed family (rule PRIV-K1). */
export async function isRestricted(read: Reader, id: string): Promise<boolean> {
  const row = await read.selectNoFrom(belongsToRestricted(id).as('restricted')).executeTakeFirstOrThrow()
  return Boolean(row.restricted)
}
