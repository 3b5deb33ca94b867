import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type BackupKey, BackupKeyError, readBackupKey } from '../../sealing/backup-key.ts'
import { isSealed, openSealed } from '../../sealing/seal.ts'
import { SealError, WrongKeyError } from '../../sealing/seal-errors.ts'
import { BackupKeyMissingError } from './backup-format.ts'
import { unusableBackup } from './read-backup.ts'

/** The path of the private key's file, or its text. */
export type GivenKey = string | { text: string }

async function readKey(key: GivenKey): Promise<BackupKey> {
  const isFile = typeof key === 'string'
  const text = isFile
    ? await readFile(key, 'utf8').catch(() => {
        throw new BackupKeyMissingError(`The key file ${key} cannot be read. Nothing was changed.`)
      })
    : key.text
  try {
    return readBackupKey(text)
  } catch (error) {
    if (error instanceof BackupKeyError)
      throw new BackupKeyMissingError(`${isFile ? key : 'The field'} contains ${error.message}. Nothing was changed.`)
    throw error
  }
}

/**
 * Decrypts a sealed backup into `scratch`; returns the path of an unsealed one unchanged.
 * @throws BackupError without a key, for a wrong key, or for any changed frame
 */
export async function unsealBackup(file: string, key: GivenKey | undefined, scratch: string): Promise<string> {
  const sealed = await isSealed(file).catch(() => {
    throw unusableBackup(`${file} does not exist`)
  })
  if (!sealed) return file
  if (key === undefined)
    throw new BackupKeyMissingError(
      'This backup is sealed. Give the file with its private key: --key FILE. Nothing was changed.',
    )
  const plain = join(scratch, 'backup.tar')
  try {
    await pipeline(openSealed(file, await readKey(key)), createWriteStream(plain, { mode: 0o600 }))
  } catch (error) {
    if (error instanceof WrongKeyError) throw new BackupKeyMissingError(unusableBackup(error.message).message)
    if (error instanceof SealError) throw unusableBackup(error.message)
    throw error
  }
  return plain
}
