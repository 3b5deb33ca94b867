import { brandPromises } from '../page-values.ts'
import type { Language } from '../people/languages.ts'
import { hourMs, minuteMs } from '../time.ts'
import type { PromiseKind } from './promise-kinds.ts'

type PromisedMinutes = Readonly<Record<Exclude<PromiseKind, 'rematch'>, number>> & { clock: 'always' | 'office' }

/** Sentences must promise the measured time (rule PROM-1). */
const formatPromisedHours = ({ clock }: PromisedMinutes, minutes: number, officeHours?: string): string =>
  [(minutes * minuteMs) / hourMs, ...(officeHours && clock === 'office' ? [officeHours] : [])].join(' ')

/** Word before "hours" when only office hours count. */
const officeWord = { en: 'office', te: 'ఆఫీసు', hi: 'कामकाजी' } as const

/** Returns each promise as it appears before the word "hours". */
export const promisedHoursIn = (language: Language, promises: PromisedMinutes = brandPromises) => ({
  call: formatPromisedHours(promises, promises.call, officeWord[language]),
  match: formatPromisedHours(promises, promises.match, officeWord[language]),
  verification: formatPromisedHours(promises, promises.verification, officeWord[language]),
  caregiver: formatPromisedHours(promises, promises.caregiver, officeWord[language]),
  callback: formatPromisedHours(promises, promises.callback, officeWord[language]),
  reply: formatPromisedHours(promises, promises.reply, officeWord[language]),
  /** Beginnings of ranges. */
  fromCall: formatPromisedHours(promises, promises.call),
  fromMatch: formatPromisedHours(promises, promises.match),
})
export type PromisedHours = ReturnType<typeof promisedHoursIn>

export const hoursInEnglish = promisedHoursIn('en')
export const hoursInTelugu = promisedHoursIn('te')
export const hoursInHindi = promisedHoursIn('hi')
