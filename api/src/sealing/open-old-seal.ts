import {
  createDecipheriv,
  createHash,
  createPublicKey,
  createSecretKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type BackupKey, privateKeyOf, recipientOf } from './backup-key.ts'
import { toRecipient } from './recipient.ts'
import { damaged, WrongKeyError } from './seal-errors.ts'

/**
 * Sealed files up to version 1.1, from their first byte on:
 *
 *     thodu sealed 1
 *     x25519:RECIPIENT EPHEMERAL WRAPPED      one line for each recipient, all in base64url
 *                                             an empty line
 *     frames                                  64 KiB each, sealed, 16 bytes longer; the last one may be shorter
 *
 * Each frame is sealed with AES-256-GCM under the key of this file. Its nonce is its number; its authenticated data are the
 * digest of the whole header and the mark of the last frame.
 */
export const oldMagic = 'thodu sealed 1\n'
const frameBytes = 64 * 1024
const tagBytes = 16
const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const keyBytes = 32
const purpose = 'thodu sealed backup: key of a file'
const lineForm = /^x25519:([\w-]{43}) ([\w-]{43}) ([\w-]{64})$/
/** Above the need of two recipients. */
export const mostHeaderBytes = 1024

type FrameKey = { key: KeyObject; header: Buffer }

function decrypt(key: KeyObject, nonce: Buffer, sealed: Buffer, authenticated: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(authenticated)
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
}

/** @throws SealError */
function openFrame({ key, header }: FrameKey, number: number, sealed: Buffer, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(nonceBytes)
  nonce.writeBigUInt64BE(BigInt(number), nonceBytes - 8)
  const digest = createHash('sha256').update(header).digest()
  try {
    return decrypt(key, nonce, sealed, Buffer.concat([digest, Buffer.of(isLast ? 1 : 0)]))
  } catch {
    throw damaged()
  }
}

/** Cuts a stream into frames and marks the last; buffers at most one frame and one chunk. */
async function* cutFrames(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ frame: Buffer; isLast: boolean }> {
  let held: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    let start = 0
    // A frame that may be the last waits for more bytes.
    for (; held.length - start > size; start += size) yield { frame: held.subarray(start, start + size), isLast: false }
    held = held.subarray(start)
  }
  yield { frame: held, isLast: true }
}

/** Unwraps the key of a file. @throws SealError */
function openHeader(header: Buffer, backupKey: BackupKey): KeyObject {
  const lines = header.toString('latin1').slice(oldMagic.length).trimEnd().split('\n')
  const parts = lines.map((line) => lineForm.exec(line))
  if (parts.includes(null)) throw damaged()
  const own = recipientOf(backupKey)
  const line = parts.find((part) => toRecipient(Buffer.from(part?.[1] ?? '', 'base64url')) === own)
  const [, recipient, ephemeral = '', wrapped = ''] = line ?? []
  if (recipient === undefined) throw new WrongKeyError(own)
  try {
    const key = { kty: 'OKP', crv: 'X25519', x: ephemeral } as const
    const publicKey = createPublicKey({ key, format: 'jwk' })
    const secret = diffieHellman({ privateKey: privateKeyOf(backupKey), publicKey })
    const binding = `x25519:${ephemeral} x25519:${recipient}`
    const shared = createSecretKey(Buffer.from(hkdfSync('sha256', secret, binding, purpose, keyBytes)))
    return createSecretKey(
      decrypt(shared, Buffer.alloc(nonceBytes), Buffer.from(wrapped, 'base64url'), Buffer.alloc(0)),
    )
  } catch {
    throw damaged()
  }
}

/**
 * Decrypts a file that version 1.1 or an earlier one sealed, frame by frame.
 * @param start its first `mostHeaderBytes` bytes
 * @throws SealError
 */
export async function* openOldSeal(file: string, start: Buffer, backupKey: BackupKey): AsyncGenerator<Buffer> {
  const end = start.indexOf('\n\n')
  if (end === -1) throw damaged()
  const header = start.subarray(0, end + 2)
  const keys: FrameKey = { key: openHeader(header, backupKey), header }
  const frames = cutFrames(createReadStream(file, { start: header.length }), frameBytes + tagBytes)
  let number = 0
  for await (const { frame, isLast } of frames) yield openFrame(keys, number++, frame, isLast)
}
