import { createHash } from 'node:crypto'
import { type LocalFile, type ObjectStore, StoreError } from '../../storage/object-store.ts'
import { ownsPlace } from '../../storage/own-place.ts'
import { selectExpired } from './retention.ts'

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
 * Sends a backup and verifies it by reading it back, also one of an earlier attempt. Removes a file that fails, so that the next
 * attempt can send it again.
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
  throw new StoreError('the stored copy differs from what was sent')
}

/**
 * Removes expired copies, but never the verified one.
 * @throws StoreError also for copies of another installation, because the rule would mix both
 */
export async function pruneCopies(store: ObjectStore, checked: string, installation: string): Promise<number> {
  if (!(await ownsPlace(store, installation)))
    throw new StoreError('another installation stores its copies there; this one needs a separate place')
  const names = (await store.list()).map(({ name }) => name)
  const expired = selectExpired(names).filter((name) => name !== checked)
  for (const name of expired) await store.remove(name)
  return expired.length
}
