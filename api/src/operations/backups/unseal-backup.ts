import type { KeyObject } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupKeyError, readBackupKey } from '../../sealing/backup-key.ts'
import { isSealed, openSealed } from '../../sealing/seal.ts'
import { SealError } from '../../sealing/sealed-format.ts'
import { BackupError } from './backup-format.ts'
import { broken } from './read-backup.ts'

const readKey = async (keyFile: string): Promise<KeyObject> => {
  const text = await readFile(keyFile, 'utf8').catch(() => {
    throw new BackupError(`The key file ${keyFile} cannot be read. Nothing was changed.`)
  })
  try {
    return readBackupKey(text)
  } catch (error) {
    if (error instanceof BackupKeyError)
      throw new BackupError(`${keyFile} holds ${error.message}. Nothing was changed.`)
    throw error
  }
}

/**
 * The backup in clear: itself when it was never sealed, else opened with the private key into `scratch`.
 * @throws BackupError no key, no such key, another key, or any frame that is not as it was sealed
 */
export async function unsealBackup(file: string, keyFile: string | undefined, scratch: string): Promise<string> {
  const sealed = await isSealed(file).catch(() => {
    throw broken(`${file} is not there`)
  })
  if (!sealed) return file
  if (keyFile === undefined)
    throw new BackupError('This backup is sealed. Name the file with its private key: --key FILE. Nothing was changed.')
  const plain = join(scratch, 'backup.tar')
  try {
    await pipeline(openSealed(file, await readKey(keyFile)), createWriteStream(plain, { mode: 0o600 }))
  } catch (error) {
    if (error instanceof SealError) throw broken(error.message)
    throw error
  }
  return plain
}
