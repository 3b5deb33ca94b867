import { type Database, type Placeholders, prepareQuery } from '@thodu/db'
import { belongsToRestricted } from '../http/lists/restricted.ts'

const selectRestricted = prepareQuery((db, { id }: Placeholders<{ id: string }>) =>
  db.selectNoFrom(belongsToRestricted(id).as('restricted')),
)

/** Whether what is opened by this id is the privacy desk's alone (rule PRIV-K2). */
export async function isRestricted(read: Database['read'], id: string): Promise<boolean> {
  const [row] = await selectRestricted(read, { id })
  return Boolean(row?.restricted)
}
