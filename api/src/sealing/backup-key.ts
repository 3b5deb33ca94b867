import { createHash, createPrivateKey, createPublicKey, type KeyObject, randomBytes } from 'node:crypto'
import { bech32 } from '@scure/base'
import { rawOf, type SealingRecipient, toRecipient } from './recipient.ts'

/** A comment for the `age` tool, which reads the printed sheet as its identity file. */
const heading = '# THODU BACKUP KEY'
const prefix = 'age-secret-key-'
const keyBytes = 32

/** Keys up to version 1.1: 13 groups of four letters for the key, one for a checksum, in Crockford's base32. */
const oldLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const oldGroups = 14
const oldCheckBytes = 3
/** PKCS #8 prefix of an X25519 key; the 32 key bytes follow. */
const pkcs8Start = Buffer.from('302e020100300506032b656e04220420', 'hex')

/** Opens sealed backups: the 32 bytes of an X25519 key. */
export type BackupKey = { raw: Buffer }

export class BackupKeyError extends Error {
  override readonly name = 'BackupKeyError'
}

export const privateKeyOf = ({ raw }: BackupKey): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8Start, raw]), format: 'der', type: 'pkcs8' })

/** Derives the public key, in the format of BACKUP_RECIPIENTS. */
export const recipientOf = (key: BackupKey): SealingRecipient => toRecipient(rawOf(createPublicKey(privateKeyOf(key))))

/** The key as the `age` tool reads it: `AGE-SECRET-KEY-1…`. */
export const identityOf = ({ raw }: BackupKey): string => bech32.encodeFromBytes(prefix, raw).toUpperCase()

export function makeBackupKey(): { printed: string; recipient: SealingRecipient } {
  const key = { raw: randomBytes(keyBytes) }
  return { printed: `${heading}\n${identityOf(key)}`, recipient: recipientOf(key) }
}

function readOldKey(typed: string): BackupKey {
  const letters = typed.replaceAll('O', '0').replace(/[IL]/g, '1')
  const bits = [...letters].map((letter) => oldLetters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const raw = bytes.subarray(0, keyBytes)
  const check = createHash('sha256').update('thodu backup key').update(raw).digest().subarray(0, oldCheckBytes)
  if (!check.equals(bytes.subarray(keyBytes)))
    throw new BackupKeyError('no backup key: a letter or a digit of it is wrong')
  return { raw }
}

/**
 * Reads a printed or retyped key. Ignores case, blanks, line breaks, dashes and the heading.
 * @throws BackupKeyError that does not reveal the key
 */
export function readBackupKey(text: string): BackupKey {
  const typed = text
    .toUpperCase()
    .replace(/#?\s*THODU BACKUP KEY/, '')
    .replace(/[\s-]/g, '')
  if (/^[0-9A-TV-Z]+$/.test(typed) && typed.length === oldGroups * 4) return readOldKey(typed)
  const [, letters] = /^AGESECRETKEY(1[0-9A-Z]{58})$/.exec(typed) ?? []
  if (letters === undefined)
    throw new BackupKeyError('no backup key: it begins with AGE-SECRET-KEY-1 and has 74 letters and digits')
  const written = `${prefix}${letters.toLowerCase()}`
  if (!bech32.decodeUnsafe(written)) throw new BackupKeyError('no backup key: a letter or a digit of it is wrong')
  return { raw: Buffer.from(bech32.decodeToBytes(written).bytes) }
}
