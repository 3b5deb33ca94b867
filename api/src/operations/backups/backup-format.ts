import { createHash, type Hash } from 'node:crypto'
import { Transform } from 'node:stream'
import { pack } from 'tar-stream'
import { z } from 'zod'

/** The backup is damaged, incomplete, changed or foreign. The restore changed nothing. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export class BackupKeyMissingError extends BackupError {}

export const sealedSuffix = '.sealed'

export const databaseEntry = 'thodu.db'
export const manifestEntry = 'manifest.json'
export const uploadsEntry = 'uploads/'
const digestEntry = 'sha256'
/** Header, digest and the two closing blocks of a tar file, in bytes. */
export const endBytes = 2_048
const closingBytes = 1_024

export const manifestSchema = z.object({
  format: z.literal('thodu-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  /** Stored names of missing or damaged uploads. Older backups have no such list. */
  lostUploads: z.array(z.string()).default([]),
})
export type Manifest = z.infer<typeof manifestSchema>

/** An entry with the digest of every byte before it. The same digest gives the same bytes. */
export async function composeEnd(digest: string): Promise<Buffer> {
  const tar = pack()
  tar.entry({ name: digestEntry, mtime: new Date(0), mode: 0o600 }, digest)
  tar.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of tar) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Adds the digest entry before the closing blocks of a tar stream. */
export function endWithDigest(): Transform {
  const hash: Hash = createHash('sha256')
  let held = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = Buffer.concat([held, chunk])
      const ready = held.subarray(0, Math.max(0, held.length - closingBytes))
      held = held.subarray(ready.length)
      hash.update(ready)
      done(null, ready)
    },
    flush(done) {
      composeEnd(hash.digest('hex')).then((end) => done(null, end), done)
    },
  })
}
