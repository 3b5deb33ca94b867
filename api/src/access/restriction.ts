import type { Reader } from '@thodu/db'
import { belongsToRestricted } from '../http/lists/restricted.ts'

/** Whether what is opened by this id is the privacy desk's alone (rule PRIV-K1). */
export async function isRestricted(read: Reader, id: string): Promise<boolean> {
  const row = await read.selectNoFrom(belongsToRestricted(id).as('restricted')).executeTakeFirstOrThrow()
  return Boolean(row.restricted)
}
