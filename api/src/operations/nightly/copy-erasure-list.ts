import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ObjectStore } from '../../storage/object-store.ts'
import { sendCopy } from './send-copy.ts'

const form = /^purged-[\dTZ-]+\.jsonl$/

/** Objects are never overwritten, so each night's list has its own name. */
export const erasureListCopyName = (at: Date): string =>
  `purged-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl`

/** Sends the list of erased accounts and removes older lists, which it includes. @throws StoreError */
export async function copyErasureList(
  store: ObjectStore,
  { name, path }: { name: string; path: string },
): Promise<void> {
  const text = await readFile(path)
  const sha256 = createHash('sha256').update(text).digest('hex')
  await sendCopy(store, name, { path, bytes: text.length, sha256 })
  for (const old of await store.list()) if (form.test(old.name) && old.name < name) await store.remove(old.name)
}
