import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StoreError } from '../../storage/object-store.ts'
import { isUploadName, openUploads } from '../../storage/open-store.ts'
import type { Place } from '../../storage/place.ts'
import { BackupError } from './backup-format.ts'
import { syncFolder } from './place-backup.ts'

/** `scratch` contains the backup's uploads. */
export type UploadsRestore = {
  /** Saves uploads that would be replaced or removed. */
  keepCurrent: (folder: string) => Promise<void>
  /** Runs before the database that names the files is in place. */
  putInPlace: () => Promise<void>
  /** Files in `lost` stay: an admin may have put them back since. */
  removeOthers: (lost: readonly string[]) => Promise<void>
}

const listFiles = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Links and renames suffice in a folder. */
function restoreIntoFolder(scratch: string, folder: string): UploadsRestore {
  let restored = new Set<string>()
  return {
    keepCurrent: async (kept) => {
      for (const name of await listFiles(folder)) await link(join(folder, name), join(kept, name))
    },
    putInPlace: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      restored = new Set(await listFiles(scratch))
      for (const name of restored) await rename(join(scratch, name), join(folder, name))
      await syncFolder(folder)
    },
    removeOthers: async (lost) => {
      const staying = new Set([...restored, ...lost])
      for (const name of await listFiles(folder)) if (!staying.has(name)) await rm(join(folder, name))
    },
  }
}

async function digestOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of source) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * In a bucket, nothing is overwritten or removed: names are random, files never change, and the server deletes unnamed files
 * after an hour.
 */
function restoreIntoBucket(scratch: string, place: Place): UploadsRestore {
  const store = openUploads(place)

  async function put(name: string): Promise<void> {
    const path = join(scratch, name)
    const sha256 = await digestOf(createReadStream(path))
    try {
      await store.keep(name, { path, bytes: (await stat(path)).size, sha256 })
    } catch (error) {
      if (!(error instanceof StoreError) || error.why !== 'taken') throw error
      const there = await store.open(name)
      if (!there || (await digestOf(there.stream)) !== sha256)
        throw new BackupError(`The bucket contains another file with the name ${name}. Nothing was changed.`)
    }
  }

  return {
    keepCurrent: async (kept) => {
      const restored = new Set(await listFiles(scratch))
      for (const { name } of await store.list()) {
        const found = isUploadName(name) && !restored.has(name) ? await store.open(name) : undefined
        if (found) await pipeline(found.stream, createWriteStream(join(kept, name), { mode: 0o600, flush: true }))
      }
    },
    putInPlace: async () => {
      for (const name of await listFiles(scratch)) await put(name)
    },
    removeOthers: async () => {},
  }
}

export const restoreUploads = (scratch: string, place: Place): UploadsRestore =>
  place.kind === 'folder' ? restoreIntoFolder(scratch, place.path) : restoreIntoBucket(scratch, place)
