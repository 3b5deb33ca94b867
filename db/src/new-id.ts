import { randomBytes } from 'node:crypto'

const counterBits = 12
let lastTime = 0
let counter = 0

/** Starts at a random low value, so that ids created together sort in order. */
function nextInMillisecond(now: number, random: number): number {
  counter = now === lastTime ? (counter + 1) % 2 ** counterBits : random % 2 ** (counterBits - 1)
  lastTime = now
  return counter
}

/**
 * UUIDv7 (RFC 9562, method 1), which sorts by creation time on every database.
 * @param now milliseconds since the epoch
 */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt16BE(0x7000 | nextInMillisecond(now, bytes.readUInt16BE(6)), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
