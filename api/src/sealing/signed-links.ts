import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/** What the address of a link says of itself, and what it was signed for: a link for one is none for the other. */
export type SignedKind = 'day-link' | 'calendar' | 'pay'

/**
 * The whole code, whose last sign is a letter or a digit: messengers and mail programs leave a last - or _ out of a link.
 * Its 43rd sign stands for four bits and two zeros, and neither sign does.
 */
const sign = (secret: KeyObject, kind: SignedKind, subject: string): string =>
  createHmac('sha256', secret).update(`${kind}:${subject}`).digest('base64url')
/** Letters of the code in links of before, which still open what they opened. */
const oldLength = 32

/** `SUBJECT.MAC`: nothing of it is stored, and it can be written again whenever it is asked for (rule SHARE-1). */
export const signLink = (secret: KeyObject, kind: SignedKind, subject: string): string =>
  `${subject}.${sign(secret, kind, subject)}`

/** What was signed here for this use; undefined for anything else. */
export function readLink(secret: KeyObject, kind: SignedKind, link: string): string | undefined {
  const dot = link.lastIndexOf('.')
  const subject = link.slice(0, Math.max(dot, 0))
  const given = Buffer.from(link.slice(dot + 1))
  const whole = sign(secret, kind, subject)
  const right = Buffer.from(given.length === oldLength ? whole.slice(0, oldLength) : whole)
  return given.length === right.length && timingSafeEqual(given, right) ? subject : undefined
}
