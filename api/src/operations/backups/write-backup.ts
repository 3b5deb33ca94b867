import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { copyDatabase, findDocuments, forgetDocuments, inspectDatabase } from '@thodu/db'
import { type Pack, pack } from 'tar-stream'
import {
  BackupError,
  createSealer,
  databaseEntry,
  type Manifest,
  manifestEntry,
  uploadsEntry,
} from './backup-format.ts'

/** `database` is a file or a server, as openDatabase takes it. */
export type BackupSource = { database: string; uploadsDir: string }
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
  const lost = await findDocuments(source.database, gone)
  if (lost.length > 0) throw new BackupError(`${lost.length} uploaded files are missing in ${source.uploadsDir}`)
  forgetDocuments(copy, gone)
  return entries
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}

/**
 * Writes database and uploads, as they are at one moment, into one checksummed tar file while the server runs. The file
 * appears under its name only when it is complete and on the disk.
 * @returns what is in it
 * @throws BackupError when the file exists already or uploads are missing
 */
export async function writeBackup(source: BackupSource, file: string, now: Date): Promise<Manifest> {
  if (await stat(file).catch(() => undefined)) throw new BackupError(`${file} exists already`)
  const scratch = await mkdtemp(join(dirname(file), `.${basename(file)}-`))
  try {
    const copy = join(scratch, databaseEntry)
    await copyDatabase(source.database, copy)
    const uploads = await listUploads(source, copy)
    const { migrations, counts } = inspectDatabase(copy)
    const part = join(scratch, 'backup.tar')
    const tar = pack()
    const written = pipeline(tar, createSealer(), createWriteStream(part, { mode: 0o600, flush: true }))
    const fill = async (): Promise<Manifest> => {
      const files: Manifest['files'] = []
      for (const entry of [{ name: databaseEntry, path: copy }, ...uploads]) files.push(await addFile(tar, entry))
      const createdAt = now.toISOString()
      const manifest: Manifest = { format: 'thodu-backup', version: 1, createdAt, migrations, counts, files }
      tar.entry({ name: manifestEntry, mode: 0o600, mtime: new Date(0) }, JSON.stringify(manifest))
      tar.finalize()
      return manifest
    }
    const [manifest] = await Promise.all([
      fill().catch((error: unknown) => {
        tar.destroy(error instanceof Error ? error : new Error(String(error)))
        throw error
      }),
      written,
    ])
    await rename(part, file)
    await syncFolder(dirname(file))
    return manifest
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
