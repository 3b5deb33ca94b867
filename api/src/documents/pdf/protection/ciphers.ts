import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

const blockLength = 16

export const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest()

/** OpenSSL no longer includes RC4. Encryption and decryption are the same; it is not secure. */
export function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = kept
  }
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 0xff
    swap(index, other)
  }
  const result = Buffer.alloc(data.length)
  for (let at = 0, index = 0, other = 0; at < data.length; at += 1) {
    index = (index + 1) & 0xff
    other = (other + (state[index] ?? 0)) & 0xff
    swap(index, other)
    result[at] = (data[at] ?? 0) ^ (state[((state[index] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0)
  }
  return result
}

/** AES-CBC without padding; ignores an incomplete block at the end. */
export function decipherAes(key: Buffer, iv: Buffer, data: Buffer): Buffer {
  const whole = data.subarray(0, data.length - (data.length % blockLength))
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, iv).setAutoPadding(false)
  return Buffer.concat([decipher.update(whole), decipher.final()])
}

/** In PDF the IV precedes the data. */
export const decipherStream = (key: Buffer, data: Buffer): Buffer =>
  data.length < 2 * blockLength
    ? Buffer.alloc(0)
    : decipherAes(key, data.subarray(0, blockLength), data.subarray(blockLength))

export function encipherAes128(key: Buffer, iv: Buffer, data: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false)
  return Buffer.concat([cipher.update(data), cipher.final()])
}
