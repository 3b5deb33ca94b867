import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** A link for one use is invalid for another. */
export type SignedKind = 'day-link' | 'calendar' | 'pay' | 'take'

/**
 * The full code ends in a letter or a digit, because messengers drop a final - or _. Its 43rd character encodes four bits and two
 * zeros, and neither character does.
 */
const sign = (secret: KeyObject, kind: SignedKind, subject: string): string =>
  createHmac('sha256', secret).update(`${kind}:${subject}`).digest('base64url')
/** Length of the code in older links, which stay valid. */
const oldLength = 32

/** Builds `SUBJECT.MAC`, which is not stored (rule SHARE-1). */
export const signLink = (secret: KeyObject, kind: SignedKind, subject: string): string =>
  `${subject}.${sign(secret, kind, subject)}`

/** Reads the subject of a link; undefined for a link of another use or key. */
export function readLink(secret: KeyObject, kind: SignedKind, link: string): string | undefined {
  const dot = link.lastIndexOf('.')
  const subject = link.slice(0, Math.max(dot, 0))
  const given = Buffer.from(link.slice(dot + 1))
  const whole = sign(secret, kind, subject)
  const right = Buffer.from(given.length === oldLength ? whole.slice(0, oldLength) : whole)
  return given.length === right.length && timingSafeEqual(given, right) ? subject : undefined
}
