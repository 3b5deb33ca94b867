import { createCipheriv, createDecipheriv, createHash, type KeyObject } from 'node:crypto'

/**
 * A sealed file, from its first byte on:
 *
 *     thodu sealed 1
 *     x25519:RECIPIENT EPHEMERAL WRAPPED      one line for each recipient, all in base64url
 *                                             an empty line
 *     frames                                  64 KiB each, sealed, 16 bytes longer; the last one may be shorter
 *
 * Each frame is sealed with AES-256-GCM under the key of this file. Its nonce is its number; its authenticated data are the
 * digest of the whole header and the mark of the last frame. This prevents changed, moved, duplicated, missing and additional
 * frames, and changed lines of the header (docs/decisions/0032-sealed-backups.md).
 */
export const magic = 'thodu sealed 1\n'
export const frameBytes = 64 * 1024
export const tagBytes = 16
const algorithm = 'aes-256-gcm'
const nonceBytes = 12

/** The message is for people. */
export class SealError extends Error {
  override readonly name = 'SealError'
}

export class WrongKeyError extends SealError {}

export const damaged = () => new SealError('it is damaged, cut short, or was changed')

function nonceOf(frame: number): Buffer {
  const nonce = Buffer.alloc(nonceBytes)
  nonce.writeBigUInt64BE(BigInt(frame), nonceBytes - 8)
  return nonce
}

export type FrameKey = { key: KeyObject; header: Buffer }
const authenticated = ({ header }: FrameKey, isLast: boolean): Buffer =>
  Buffer.concat([createHash('sha256').update(header).digest(), Buffer.of(isLast ? 1 : 0)])

export function sealFrame(keys: FrameKey, frame: number, plain: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv(algorithm, keys.key, nonceOf(frame))
  cipher.setAAD(authenticated(keys, isLast))
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** @throws SealError */
export function openFrame(keys: FrameKey, frame: number, sealed: Buffer, isLast: boolean): Buffer {
  if (sealed.length < tagBytes) throw damaged()
  const decipher = createDecipheriv(algorithm, keys.key, nonceOf(frame), { authTagLength: tagBytes })
  decipher.setAAD(authenticated(keys, isLast))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    throw damaged()
  }
}

/** Cuts a stream into frames and marks the last; buffers at most one frame and one chunk. */
export async function* cutFrames(
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
