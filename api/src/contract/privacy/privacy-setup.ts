import { type Language, languages } from '../people/languages.ts'

/** The page, the deadlines and the erasures use the same numbers; letters reach the brand's address. */
export type PrivacySetup = {
  /** The contact's name or role. */
  contactName: Readonly<Record<Language, string>>
  /** E.164; shown in grouped form. */
  phone: string
  phoneDisplay: string
  email: string
  ackHours: number
  answerDays: number
  /** Years after the last care, and for payments and issued documents. */
  careYears: number
  bookYears: number
}

/** The law's limit, in days. */
const longestAnswer = 90

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0

/** Returns the first error as one line, or undefined. */
export function findPrivacyError(setup: PrivacySetup): string | undefined {
  if (!/^\+\d{8,15}$/.test(setup.phone)) return 'phone must be a number such as +918700000100'
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(setup.email)) return 'email is not an address'
  if (languages.some((language) => setup.contactName[language].trim() === '')) return 'contactName is empty'
  if (!isCount(setup.answerDays)) return 'answerDays must be a number of days'
  if (setup.answerDays > longestAnswer)
    return `answerDays is above ${longestAnswer}, the longest time allowed for an answer`
  if (!isCount(setup.ackHours) || setup.ackHours > setup.answerDays * 24)
    return 'ackHours must be a number of hours before the answer'
  if (!isCount(setup.careYears)) return 'careYears must be a number of years'
  if (!isCount(setup.bookYears)) return 'bookYears must be a number of years'
  return undefined
}
