import { cleanAddress } from '../clean-text.ts'
import { texts } from '../texts.ts'

/** Domains of disposable mailboxes (rule ACC-2). */
export const disposableDomains = [
  'mailinator.com',
  'guerrillamail.com',
  '10minutemail.com',
  'tempmail.com',
  'yopmail.com',
  'trashmail.com',
  'throwawaymail.com',
  'temp-mail.org',
] as const

const emailPattern = /^[^\s\p{C}@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u
const maxEmailLength = 254

/** Returns an address in the form in which it is stored and compared (rule ACC-1). */
export const normalizeEmail = (email: string): string => cleanAddress(email).toLowerCase()

const isDisposable = (domain: string): boolean =>
  disposableDomains.some((disposable) => domain === disposable || domain.endsWith(`.${disposable}`))
/** RFC 5321: the local part neither begins nor ends with a dot, and has no two dots in a row. */
const hasStrayDot = (local: string): boolean => /^\.|\.\.|\.$/.test(local)

/** Returns the exact text of the first broken email rule, or undefined (rule ACC-1). */
export function checkEmail(input: string): string | undefined {
  const email = normalizeEmail(input)
  if (email === '') return texts.email.required
  const [local = '', domain = ''] = email.split('@')
  if (email.length > maxEmailLength || !emailPattern.test(email) || hasStrayDot(local)) return texts.email.invalid
  return isDisposable(domain) ? texts.email.disposable : undefined
}
