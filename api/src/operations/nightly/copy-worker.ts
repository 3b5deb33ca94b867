import { parentPort, workerData } from 'node:worker_threads'
import type { LocalFile } from '../../storage/object-store.ts'
import { openStore } from '../../storage/open-store.ts'
import type { Place } from '../../storage/place.ts'
import { copyErasureList } from './copy-erasure-list.ts'
import { pruneCopies, sendCopy } from './send-copy.ts'

export type CopyTask = {
  place: Place
  installation: string
  name: string
  file: LocalFile
  /** The list of erased accounts. */
  purged: { name: string; path: string } | undefined
}
export type CopyResult = { removed: number; notRemoved?: string }

async function copy({ place, installation, name, file, purged }: CopyTask): Promise<CopyResult> {
  const store = openStore(place)
  await sendCopy(store, name, file)
  if (purged) await copyErasureList(store, purged)
  try {
    return { removed: await pruneCopies(store, name, installation) }
  } catch (error) {
    return { removed: 0, notRemoved: error instanceof Error ? error.message : 'unknown' }
  }
}

parentPort?.postMessage(await copy(workerData as CopyTask))
