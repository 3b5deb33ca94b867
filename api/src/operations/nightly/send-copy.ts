import { createHash } from 'node:crypto'
import { type LocalFile, type ObjectStore, StoreError } from '../../storage/object-store.ts'
import { ownsPlace } from '../../storage/own-place.ts'
import { selectExpired } from './retention.ts'

/** Reads all of it back from where it lies now. @returns whether it is the file that was sent */
async function isWhole(store: ObjectStore, name: string, { bytes, sha256 }: LocalFile): Promise<boolean> {
  const found = await store.open(name)
  if (found === undefined) return false
  const hash = createHash('sha256')
  let length = 0
  for await (const chunk of found.stream) {
    hash.update(chunk as Buffer)
    length += (chunk as Buffer).length
  }
  return length === bytes && hash.digest('hex') === sha256
}

/**
 * Sends a backup and reads all of it back. One of this name that lies there already is what an earlier try has sent, and is
 * checked like a new one; what does not pass is no copy and is taken away, so that the next try can send it anew.
 * @throws StoreError
 */
export async function sendCopy(store: ObjectStore, name: string, file: LocalFile): Promise<void> {
  try {
    await store.keep(name, file)
  } catch (error) {
    if (!(error instanceof StoreError) || error.why !== 'taken') throw error
  }
  if (await isWhole(store, name, file)) return
  await store.remove(name)
  throw new StoreError('the copy that was read back is not what was sent')
}

/**
 * Removes what the retention rule no longer keeps; called after a newer one was checked, which always stays.
 * @returns how many
 * @throws StoreError also where copies of another installation lie: one rule would thin out both
 */
export async function pruneCopies(store: ObjectStore, checked: string, installation: string): Promise<number> {
  if (!(await ownsPlace(store, installation)))
    throw new StoreError('another installation keeps its copies there; this one needs a place of its own')
  const names = (await store.list()).map(({ name }) => name)
  const expired = selectExpired(names).filter((name) => name !== checked)
  for (const name of expired) await store.remove(name)
  return expired.length
}
