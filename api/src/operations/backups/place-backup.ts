import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { SealingRecipient } from '../../sealing/recipient.ts'
import { sealTo } from '../../sealing/seal.ts'
import { BackupError } from './backup-format.ts'
import { workPrefix } from './scratch-name.ts'

export type PlacedFile = { bytes: number; sha256: string }

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

const sealOrPass = (recipients: readonly SealingRecipient[]) =>
  recipients.length > 0
    ? sealTo(recipients)
    : async function* pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
        yield* source
      }

/** Waits until the names in a folder are on the disk, if the file system supports it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}

/**
 * Writes a backup, sealed if there are recipients, reads it back, and only then gives it its name.
 * @throws BackupError when the disk returns other bytes
 */
export async function placeBackup(
  plain: string,
  file: string,
  recipients: readonly SealingRecipient[],
): Promise<PlacedFile> {
  const part = join(dirname(file), `${workPrefix}${basename(file)}`)
  const hash = createHash('sha256')
  async function* count(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(
      createReadStream(plain),
      sealOrPass(recipients),
      count,
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    const sha256 = hash.digest('hex')
    if ((await digestOf(part)) !== sha256) throw new BackupError('The disk did not store the backup correctly')
    const { size } = await stat(part)
    await rename(part, file)
    await syncFolder(dirname(file))
    return { bytes: size, sha256 }
  } finally {
    await rm(part, { force: true })
  }
}
