import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Restoring } from '../contract/setup/setup.schema.ts'
import { texts } from '../contract/texts.ts'
import { ApiError, wrongField } from '../http/errors/api-error.ts'
import { BackupError, BackupKeyMissingError } from '../operations/backups/backup-format.ts'
import { unpackBackup } from '../operations/backups/read-backup.ts'
import { makeScratch } from '../operations/backups/scratch.ts'
import { type GivenKey, unsealBackup } from '../operations/backups/unseal-backup.ts'
import { readDiskRoom } from '../operations/disk-room.ts'

export const uploadedBackup = (dataDir: string): string => join(dataDir, 'uploaded-backup')

/**
 * Appends one part of the backup. If the client sends a part again because the response was lost, the part replaces the file's
 * content from its offset.
 * @param from offset of the part in the file, in bytes
 * @throws ApiError 400 if earlier parts are missing; 503 if the disk has not enough space
 */
export async function appendPiece(config: Config, from: number, piece: Uint8Array): Promise<void> {
  const path = uploadedBackup(config.dataDir)
  const { free } = await readDiskRoom(config, 0)
  if (free < piece.length * 2) throw new ApiError(503, 'server.busy')
  const file = await open(path, from === 0 ? 'w' : 'r+', 0o600).catch(() => {
    throw new ApiError(400, 'request.invalid')
  })
  try {
    const { size } = await file.stat()
    if (size < from) throw new ApiError(400, 'request.invalid')
    await file.truncate(from)
    await file.write(piece, 0, piece.length, from)
  } finally {
    await file.close()
  }
}

export const removeUploadedBackup = (dataDir: string): Promise<void> => rm(uploadedBackup(dataDir), { force: true })

/**
 * Verifies the uploaded backup: unpacks it into a temporary folder and compares every checksum.
 * @throws ApiError 400 with the reason; at the field `key` if the backup is encrypted and the key is missing or wrong
 */
export async function proveUploadedBackup({ dataDir }: Config, key: GivenKey | undefined): Promise<Restoring> {
  const file = uploadedBackup(dataDir)
  const scratch = await makeScratch(dataDir)
  try {
    if (!(await stat(file).catch(() => undefined))) throw new BackupError(texts.settings.noBackup)
    const plain = await unsealBackup(file, key, scratch)
    const { createdAt, counts, files } = await unpackBackup(plain, scratch)
    return { createdAt, bookings: counts.bookings ?? 0, files: files.length - 1 }
  } catch (error) {
    if (error instanceof BackupKeyMissingError)
      throw wrongField('key', key === undefined ? texts.settings.sealedBackup : error.message)
    if (error instanceof BackupError) throw wrongField('file', error.message)
    throw error
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
