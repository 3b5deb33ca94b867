import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { copyDatabase, findDocuments, forgetDocuments, inspectDatabase } from '@thodu/db'
import { type Pack, pack } from 'tar-stream'
import {
  BackupError,
  databaseEntry,
  endWithDigest,
  type Manifest,
  manifestEntry,
  uploadsEntry,
} from './backup-format.ts'

export type BackupSource = { databaseFile: string; uploadsDir: string }
type Entry = { name: string; path: string }

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function addFile(tar: Pack, { name, path }: Entry): Promise<Manifest['files'][number]> {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  const entry = tar.entry({ name, size, mode: 0o600, mtime: new Date(0) })
  await pipeline(
    createReadStream(path),
    async function* (source) {
      for await (const chunk of source) {
        hash.update(chunk as Buffer)
        yield chunk
      }
    },
    entry,
  )
  return { name, size, sha256: hash.digest('hex') }
}

/** Files are never changed, only removed: one that is gone was removed after the copy, or is lost. */
async function listUploads(source: BackupSource, copy: string): Promise<Entry[]> {
  const entries: Entry[] = []
  const gone: string[] = []
  for (const { id, storedName } of inspectDatabase(copy).documents) {
    const path = join(source.uploadsDir, storedName)
    const found = await stat(path).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (found) entries.push({ name: uploadsEntry + storedName, path })
    else gone.push(id)
  }
  const lost = findDocuments(source.databaseFile, gone)
  if (lost.length > 0) throw new BackupError(`${lost.length} uploaded files are missing in ${source.uploadsDir}`)
  forgetDocuments(copy, gone)
  return entries
}

/**
 * Packs database and uploads, as they are at one moment, into one tar file with a digest at its end, while the server runs.
 * Works within `scratch`, which ought to be empty.
 * @returns the path of the tar file, unsealed
 * @throws BackupError when uploads are missing
 */
export async function packBackup(source: BackupSource, scratch: string, now: Date): Promise<string> {
  const copy = join(scratch, databaseEntry)
  copyDatabase(source.databaseFile, copy)
  const uploads = await listUploads(source, copy)
  const { migrations, counts } = inspectDatabase(copy)
  const file = join(scratch, 'backup.tar')
  const tar = pack()
  const written = pipeline(tar, endWithDigest(), createWriteStream(file, { mode: 0o600 }))
  const fill = async (): Promise<void> => {
    const files: Manifest['files'] = []
    for (const entry of [{ name: databaseEntry, path: copy }, ...uploads]) files.push(await addFile(tar, entry))
    const createdAt = now.toISOString()
    const manifest: Manifest = { format: 'thodu-backup', version: 1, createdAt, migrations, counts, files }
    tar.entry({ name: manifestEntry, mode: 0o600, mtime: new Date(0) }, JSON.stringify(manifest))
    tar.finalize()
  }
  await Promise.all([
    fill().catch((error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    }),
    written,
  ])
  await rm(copy)
  return file
}
