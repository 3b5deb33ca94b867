import { isAddress, openDatabase } from '../open-database.ts'
import { copyFile, findDocumentsIn, sealDatabase } from '../sqlite/copy-database.ts'
import { moveDatabase } from './move-database.ts'

/** Copies one snapshot into a new SQLite file, while others continue to work. */
export async function copyDatabase(place: string, target: string): Promise<void> {
  if (!isAddress(place)) return copyFile(place, target)
  await moveDatabase({ from: place, to: target, whileInUse: true })
  // One file, without a write-ahead log beside it.
  sealDatabase(target)
}

/** @returns ids of the documents that still exist */
export async function findDocuments(place: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0 || !isAddress(place)) return findDocumentsIn(place, ids)
  const database = openDatabase(place)
  try {
    const rows = await database.read.selectFrom('documents').select('id').where('id', 'in', ids).execute()
    return rows.map(({ id }) => id)
  } finally {
    await database.close()
  }
}
