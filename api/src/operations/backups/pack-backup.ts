import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { copyDatabase, type DatabaseCensus, eraseDocuments, findDocuments, inspectDatabase } from '@thodu/db'
import { type Pack, pack } from 'tar-stream'
import { openUploads } from '../../storage/open-store.ts'
import type { Place } from '../../storage/place.ts'
import {
  BackupError,
  databaseEntry,
  endWithDigest,
  type Manifest,
  manifestEntry,
  uploadsEntry,
} from './backup-format.ts'

export type BackupSource = { database: string; uploads: Place }
type Entry = { name: string; bytes: number; open: () => Promise<AsyncIterable<Uint8Array>> }

async function addFile(tar: Pack, { name, bytes: size, open }: Entry): Promise<Manifest['files'][number]> {
  const hash = createHash('sha256')
  const content = await open()
  const entry = tar.entry({ name, size, mode: 0o600, mtime: new Date(0) })
  await pipeline(
    content,
    async function* (source) {
      for await (const chunk of source) {
        hash.update(chunk)
        yield chunk
      }
    },
    entry,
  )
  return { name, size, sha256: hash.digest('hex') }
}

type Uploads = { entries: Entry[]; documents: DatabaseCensus['documents'] }

/**
 * Files never change. A missing file was removed after the database copy, or is lost; a lost one keeps its row, so that it can be
 * put back.
 */
async function listUploads(source: BackupSource, copy: string): Promise<Uploads> {
  const store = openUploads(source.uploads)
  const kept = new Map((await store.list()).map(({ name, bytes }) => [name, bytes]))
  const entries: Entry[] = []
  const gone: string[] = []
  const { documents } = inspectDatabase(copy)
  for (const { id, storedName } of documents) {
    const bytes = kept.get(storedName)
    const open = async () => {
      const found = await store.open(storedName)
      if (!found) throw new BackupError('An uploaded file was removed while the backup was made')
      return found.stream
    }
    if (bytes !== undefined) entries.push({ name: uploadsEntry + storedName, bytes, open })
    else gone.push(id)
  }
  const lost = new Set(await findDocuments(source.database, gone))
  const removed = new Set(gone.filter((id) => !lost.has(id)))
  eraseDocuments(copy, [...removed])
  return { entries, documents: documents.filter(({ id }) => !removed.has(id)) }
}

/** Stored names of documents whose file is missing or was changed. */
function findLost(documents: Uploads['documents'], files: Manifest['files']): string[] {
  const digests = new Map(files.map(({ name, sha256 }) => [name, sha256]))
  return documents
    .filter(({ storedName, sha256 }) => digests.get(uploadsEntry + storedName) !== sha256)
    .map(({ storedName }) => storedName)
}

/**
 * Packs database and uploads of one moment into one tar file, while the server runs. Lost uploads do not stop it; the manifest
 * names them (rule OPS-20).
 * @param scratch an empty folder
 * @returns the path of the unsealed tar file
 * @throws BackupError when an upload is removed at this moment
 */
export async function packBackup(source: BackupSource, scratch: string, now: Date): Promise<string> {
  const copy = join(scratch, databaseEntry)
  await copyDatabase(source.database, copy)
  const { entries, documents } = await listUploads(source, copy)
  const { migrations, counts } = inspectDatabase(copy)
  const file = join(scratch, 'backup.tar')
  const tar = pack()
  const written = pipeline(tar, endWithDigest(), createWriteStream(file, { mode: 0o600 }))
  const fill = async (): Promise<void> => {
    const files: Manifest['files'] = []
    const database = { name: databaseEntry, bytes: (await stat(copy)).size, open: async () => createReadStream(copy) }
    for (const entry of [database, ...entries]) files.push(await addFile(tar, entry))
    const createdAt = now.toISOString()
    const lostUploads = findLost(documents, files)
    const manifest: Manifest = { format: 'thodu-backup', version: 1, createdAt, migrations, counts, files, lostUploads }
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
