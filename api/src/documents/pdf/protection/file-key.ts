import { createHash } from 'node:crypto'
import { numberAt, type PdfDictionary, textAt } from '../pdf-values.ts'
import { decipherAes, encipherAes128, md5, rc4 } from './ciphers.ts'

/** Fills up a short password (ISO 32000-1, 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const withoutMetadata = Buffer.alloc(4, 0xff)
const noStart = Buffer.alloc(16)
const [shortest, longest] = [5, 16]
const rounds = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** The key of revisions 2 to 4 for an empty password (algorithm 2). @param length in bytes */
function deriveKey(entries: PdfDictionary, id: Buffer, length: number): Buffer {
  const revision = numberAt(entries, 'R') ?? 0
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE((numberAt(entries, 'P') ?? 0) | 0)
  const metadata = entries.get('EncryptMetadata')
  const isOpen = revision >= 4 && metadata?.kind === 'word' && metadata.text === 'false'
  const owner = (textAt(entries, 'O') ?? noStart).subarray(0, 32)
  const first = md5(padding, owner, permissions, id, isOpen ? withoutMetadata : Buffer.alloc(0)).subarray(0, length)
  return revision < 3 ? first : rounds(50).reduce((key) => md5(key).subarray(0, length), first)
}

/** Verifies a key by algorithms 4 and 5. */
function isRight(key: Buffer, entries: PdfDictionary, id: Buffer): boolean {
  const expected = textAt(entries, 'U') ?? noStart
  if ((numberAt(entries, 'R') ?? 0) < 3) return rc4(key, padding).equals(expected.subarray(0, 32))
  const made = rounds(20).reduce(
    (text, round) => rc4(key.map((byte) => byte ^ round) as Buffer, text),
    md5(padding, id),
  )
  return made.equals(expected.subarray(0, 16))
}

/** The slow hash of revision 6, for an empty password (ISO 32000-2, algorithm 2.B). */
function hardenedHash(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest()
  let last = 0
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const text = Buffer.concat(Array<Buffer>(64).fill(key))
    const packed = encipherAes128(key.subarray(0, 16), key.subarray(16, 32), text)
    const kind = packed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = createHash(['sha256', 'sha384', 'sha512'][kind] ?? 'sha256')
      .update(packed)
      .digest()
    last = packed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

/** The key of revisions 5 and 6, for an empty password (algorithm 2.A). */
function openKey(entries: PdfDictionary): Buffer | undefined {
  const user = textAt(entries, 'U')
  const sealed = textAt(entries, 'UE')
  if (!user || !sealed || user.length < 48 || sealed.length < 32) return undefined
  const plainHash = (salt: Buffer) => createHash('sha256').update(salt).digest()
  const hash = numberAt(entries, 'R') === 5 ? plainHash : hardenedHash
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return undefined
  return decipherAes(hash(user.subarray(40, 48)), noStart, sealed.subarray(0, 32))
}

/**
 * Finds the key of a document with an empty password, for all revisions of the standard security handler.
 * @param lengths possible key lengths in bytes; the proof identifies the right one
 */
export function findFileKey(entries: PdfDictionary, id: Buffer, lengths: readonly number[]): Buffer | undefined {
  const revision = numberAt(entries, 'R') ?? 0
  if (revision === 5 || revision === 6) return openKey(entries)
  if (revision < 2 || revision > 4) return undefined
  return lengths
    .filter((length) => Number.isInteger(length) && length >= shortest && length <= longest)
    .map((length) => deriveKey(entries, id, length))
    .find((key) => isRight(key, entries, id))
}
