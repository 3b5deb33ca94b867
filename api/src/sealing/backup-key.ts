import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { type SealingRecipient, toRecipient } from './recipient.ts'

/** A printed private key: 13 groups of four letters for the key, one for a checksum. */
const heading = 'THODU BACKUP KEY'
/** Crockford's base32 letters, without letters that look like digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const keyBytes = 32
const checkBytes = 3
const groupLength = 4
/** PKCS #8 prefix of an X25519 key; the 32 key bytes follow. */
const pkcs8Start = Buffer.from('302e020100300506032b656e04220420', 'hex')

export class BackupKeyError extends Error {
  override readonly name = 'BackupKeyError'
}

const checkOf = (raw: Buffer): Buffer =>
  createHash('sha256').update('thodu backup key').update(raw).digest().subarray(0, checkBytes)

function toLetters(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => letters.charAt(Number.parseInt(five, 2))).join('')
}

function fromLetters(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const toKey = (raw: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8Start, raw]), format: 'der', type: 'pkcs8' })

/** Derives the public key, in the format of BACKUP_RECIPIENTS. */
export const recipientOf = (privateKey: KeyObject): SealingRecipient => toRecipient(createPublicKey(privateKey))

export function makeBackupKey(): { printed: string; recipient: SealingRecipient } {
  const { privateKey } = generateKeyPairSync('x25519')
  const raw = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-keyBytes)
  const groups = toLetters(Buffer.concat([raw, checkOf(raw)])).match(/.{4}/g) ?? []
  return { printed: `${heading}\n${groups.join('-')}`, recipient: recipientOf(privateKey) }
}

/**
 * Reads a printed or retyped key. Ignores case, blanks, dashes, line breaks and the heading; O, I and L count as digits.
 * @throws BackupKeyError that does not reveal the key
 */
export function readBackupKey(text: string): KeyObject {
  const typed = text.toUpperCase().replace(heading, '').replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const expected = ((keyBytes + checkBytes) * 8) / 5
  if (/[^0-9A-HJKMNP-TV-Z]/.test(typed) || typed.length !== expected)
    throw new BackupKeyError(
      `no backup key: it is ${expected / groupLength} groups of ${groupLength} letters and digits`,
    )
  const bytes = fromLetters(typed)
  const raw = bytes.subarray(0, keyBytes)
  if (!checkOf(raw).equals(bytes.subarray(keyBytes)))
    throw new BackupKeyError('no backup key: a letter or a digit of it is wrong')
  return toKey(raw)
}
