import { createHmac, timingSafeEqual } from 'node:crypto'

/** Authenticator apps use RFC 6238 with SHA-1 and six digits, and show a new code every thirty seconds. */
const stepSeconds = 30
const digits = 6
/** A phone's clock may be wrong by one step. */
const drifts = [-1, 0, 1]

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes by RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const letters = [...text.replaceAll(' ', '')]
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from([...bits.matchAll(/.{8}/g)].map(([byte]) => Number.parseInt(byte, 2)))
}

/** Computes the code of a time step (RFC 4226). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / stepSeconds)

/** Finds the step of a code, after the last used one; undefined if the code is wrong, too old or used (rule ACC-35). */
export function findStep(
  secret: Uint8Array,
  code: string,
  { at, lastStep }: { at: Date; lastStep: number | null },
): number | undefined {
  const given = Buffer.from(code.replaceAll(' ', ''))
  const now = stepOf(at)
  const matching = drifts
    .map((drift) => now + drift)
    .filter((step) => {
      const expected = Buffer.from(codeAt(secret, step))
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
  return matching.find((step) => lastStep === null || step > lastStep)
}

/** Builds the content of the QR code. */
export const totpUri = (secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`
