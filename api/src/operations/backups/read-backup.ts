import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DamagedDatabaseError, inspectDatabase } from '@thodu/db'
import { extract } from 'tar-stream'
import {
  BackupError,
  composeEnd,
  databaseEntry,
  endBytes,
  type Manifest,
  manifestEntry,
  manifestSchema,
  uploadsEntry,
} from './backup-format.ts'

export const unusableBackup = (why: string): BackupError =>
  new BackupError(`This backup cannot be used: ${why}. Nothing was changed.`)
/** Prevents writing outside the scratch folder. */
const allowedName = /^(?:thodu\.db|manifest\.json|uploads\/[\w-]+(?:\.\w+)?)$/

/**
 * Compares the file with the digest at its end. The digest covers all other bytes, and the end must equal the one computed from the
 * digest, so any change is detected.
 * @returns the size of the file in bytes
 */
async function checkDigest(file: string): Promise<number> {
  const { size } = await stat(file).catch(() => {
    throw unusableBackup(`${file} does not exist`)
  })
  if (size <= endBytes) throw unusableBackup('it is too short to be a backup')
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { end: size - endBytes - 1 })) hash.update(chunk as Buffer)
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(endBytes), 0, endBytes, size - endBytes)
  await handle.close()
  if (!buffer.equals(await composeEnd(hash.digest('hex'))))
    throw unusableBackup('it is damaged, cut short, or was not made by this program')
  return size
}

async function unpack(file: string, end: number, folder: string): Promise<Map<string, string>> {
  await mkdir(join(folder, uploadsEntry), { recursive: true, mode: 0o700 })
  const digests = new Map<string, string>()
  const tar = extract()
  const reading = pipeline(createReadStream(file, { end }), tar)
  // The loop below also throws it; this prevents an unhandled rejection.
  reading.catch(() => {})
  for await (const entry of tar) {
    const { name, type } = entry.header
    if (name === 'sha256') {
      entry.resume()
      continue
    }
    if (type !== 'file' || !allowedName.test(name)) throw unusableBackup(`it contains ${name}`)
    const hash = createHash('sha256')
    entry.on('data', (chunk) => hash.update(chunk as Buffer))
    await pipeline(entry, createWriteStream(join(folder, name), { mode: 0o600, flags: 'wx', flush: true }))
    digests.set(name, hash.digest('hex'))
  }
  await reading
  return digests
}

function compareFiles(manifest: Manifest, digests: Map<string, string>): void {
  if (digests.size !== manifest.files.length + 1) throw unusableBackup('its list of files does not match its content')
  for (const { name, sha256 } of manifest.files)
    if (digests.get(name) !== sha256) throw unusableBackup(`${name} does not match its list of files`)
}

/**
 * Unpacks a backup and verifies the digest, the checksum of every file and the whole database. Each document must have its file,
 * unless the backup lists the file as lost. Does not change live data.
 * @throws BackupError, NewerDatabaseError
 */
export async function unpackBackup(file: string, folder: string): Promise<Manifest> {
  const size = await checkDigest(file)
  const digests = await unpack(file, size - 1, folder)
  const manifest = manifestSchema.safeParse(
    await readFile(join(folder, manifestEntry), 'utf8')
      .then((text): unknown => JSON.parse(text))
      .catch(() => undefined),
  )
  if (!manifest.success) throw unusableBackup('it was not made by this program')
  compareFiles(manifest.data, digests)
  try {
    const { counts, documents } = inspectDatabase(join(folder, databaseEntry))
    for (const [table, rows] of Object.entries(manifest.data.counts))
      if (counts[table] !== rows) throw unusableBackup(`it contains ${counts[table]} ${table} instead of ${rows}`)
    const lost = new Set(manifest.data.lostUploads)
    for (const { storedName, sha256 } of documents)
      if (digests.get(uploadsEntry + storedName) !== sha256 && !lost.has(storedName))
        throw unusableBackup(`the uploaded file ${storedName} is damaged`)
  } catch (error) {
    if (error instanceof DamagedDatabaseError) throw unusableBackup(error.message)
    throw error
  }
  return manifest.data
}
