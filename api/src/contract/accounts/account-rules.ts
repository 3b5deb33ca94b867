import { normalizeName } from '../people/name-parts.ts'
import { normalizePhone } from '../people/phone-numbers.ts'
import { texts } from '../texts.ts'
import { normalizeEmail } from './email-rules.ts'

// Email rules are a separate file, so that the sign-in page loads no other rules.
export { checkEmail, disposableDomains, normalizeEmail } from './email-rules.ts'
export { normalizeName, normalizePhone }

/** The twelve most common passwords; the server adds thousands (config/common-passwords.ts). */
const commonPasswords = new Set(
  'password 123456 12345678 qwerty abc123 password123 admin letmein welcome monkey dragon master'.split(' '),
)
/** Adds common passwords in lower case, once when a process starts. */
export function learnCommonPasswords(passwords: Iterable<string>): void {
  for (const password of passwords) commonPasswords.add(password)
}

// A joiner, invisible in Telugu and Hindi, belongs to the letter before it.
const namePattern = /^(?:[\p{L}\p{M}][\u200c\u200d]?|[ '’-])+$/u
export const maxPasswordLength = 128

/** The five rules of the sign-up checklist, in the order shown (rule ACC-4). */
export const passwordChecklist = [
  { id: 'length', test: (password: string) => password.length >= 8 },
  { id: 'lowercase', test: (password: string) => /[a-z]/.test(password) },
  { id: 'uppercase', test: (password: string) => /[A-Z]/.test(password) },
  { id: 'digit', test: (password: string) => /\d/.test(password) },
  { id: 'special', test: (password: string) => /[@$!%*?&]/.test(password) },
] as const

/** Whether a password is common, blank, or the account's own address (rule ACC-10). */
export function isGuessable(password: string, email = ''): boolean {
  const guess = password.normalize('NFC').trim().toLowerCase()
  const address = normalizeEmail(email)
  const own = address === '' ? [] : [address, address.slice(0, address.lastIndexOf('@'))]
  return guess === '' || commonPasswords.has(guess) || own.includes(guess)
}

/**
 * Checks a password from the shell or the environment. Any characters are allowed, for passwords from a password store.
 * @returns the text of the first broken rule, or undefined
 */
export function checkOperatorPassword(password: string, email?: string): string | undefined {
  if (password === '') return texts.password.required
  if (password.length > maxPasswordLength) return texts.password.tooLong
  if (isGuessable(password, email)) return texts.password.common
  return password.length < 8 ? texts.password.tooShort : undefined
}

/**
 * Checks a password (rule ACC-3). Spaces between other characters are allowed, for passphrases
 * (docs/decisions/0030-second-step.md).
 * @returns the text of the first broken rule, or undefined
 */
export function checkPassword(password: string, email?: string): string | undefined {
  const problem = checkOperatorPassword(password, email)
  if (problem !== undefined) return problem
  const allowed = /^[A-Za-z\d@$!%*?& ]+$/.test(password) && password.trim() === password
  return allowed && passwordChecklist.every((rule) => rule.test(password)) ? undefined : texts.password.composition
}

/** Strength 0 to 5 for the meter; its label is `texts.password.strength[score]` (rule ACC-6). */
export function scorePassword(password: string): number {
  const points = [
    password.length >= 8,
    password.length >= 12,
    /[a-z]/.test(password),
    /[A-Z]/.test(password),
    /\d/.test(password),
    /[^A-Za-z\d\s]/.test(password),
  ].filter(Boolean).length
  const repeats = /(.)\1\1/.test(password) ? 1 : 0
  const sequence = /123|abc|qwe/i.test(password) ? 1 : 0
  return Math.min(5, Math.max(0, points - repeats - sequence))
}

/** The first broken phone rule, or undefined; an empty phone is allowed (rule ACC-7). */
export function checkPhone(input: string): string | undefined {
  const phone = normalizePhone(input)
  if (phone === '') return undefined
  if (!/^\+?[1-9]\d{0,15}$/.test(phone)) return texts.phone.invalid
  return phone.replace('+', '').length < 10 ? texts.phone.tooShort : undefined
}

/** The first broken name rule, or undefined; letters are Unicode letters and marks (rule ACC-8). */
export function checkName(input: string): string | undefined {
  const name = normalizeName(input)
  if (name === '') return texts.name.required
  if (name.length < 2) return texts.name.tooShort
  if (name.length > 50) return texts.name.tooLong
  return namePattern.test(name) ? undefined : texts.name.characters
}

/** The first broken rule of a repeated password, or undefined (rule ACC-9). */
export function checkConfirmPassword(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return texts.confirmPassword.required
  return password === confirmation ? undefined : texts.confirmPassword.mismatch
}

type PasswordChange = { newPassword: string; confirmPassword: string }

/** The first broken rule of a password change with its field, or undefined (rule ACC-10). */
export function checkPasswordChange({ newPassword, confirmPassword }: PasswordChange) {
  const broken = (field: keyof PasswordChange, message: string) => ({ field, message })
  if (newPassword !== confirmPassword) return broken('confirmPassword', texts.changePassword.mismatch)
  if (newPassword.length < 6) return broken('newPassword', texts.changePassword.tooShort)
  if (newPassword.length > maxPasswordLength) return broken('newPassword', texts.password.tooLong)
  return isGuessable(newPassword) ? broken('newPassword', texts.password.common) : undefined
}
