import { brandPromises } from '../page-values.ts'
import type { Language } from '../people/languages.ts'
import { hourMs, minuteMs } from '../time.ts'
import type { PromiseKind } from './promise-kinds.ts'

type PromisedMinutes = Readonly<Record<Exclude<PromiseKind, 'rematch'>, number>> & { clock: 'always' | 'office' }

/** Sentences must promise the measured time (rule PROM-1). */
const sayHours = ({ clock }: PromisedMinutes, minutes: number, officeHours?: string): string =>
  [(minutes * minuteMs) / hourMs, ...(officeHours && clock === 'office' ? [officeHours] : [])].join(' ')

/** Word before "hours" when only office hours count. */
const officeWord = { en: 'office', te: 'ఆఫీసు', hi: 'कामकाजी' } as const

/** Returns each promise as it appears before the word "hours". */
export const promisedHoursIn = (language: Language, promises: PromisedMinutes = brandPromises) => ({
  call: sayHours(promises, promises.call, officeWord[language]),
  match: sayHours(promises, promises.match, officeWord[language]),
  verification: sayHours(promises, promises.verification, officeWord[language]),
  caregiver: sayHours(promises, promises.caregiver, officeWord[language]),
  callback: sayHours(promises, promises.callback, officeWord[language]),
  reply: sayHours(promises, promises.reply, officeWord[language]),
  /** Beginnings of ranges. */
  fromCall: sayHours(promises, promises.call),
  fromMatch: sayHours(promises, promises.match),
})
export type PromisedHours = ReturnType<typeof promisedHoursIn>

export const hoursInEnglish = promisedHoursIn('en')
export const hoursInTelugu = promisedHoursIn('te')
export const hoursInHindi = promisedHoursIn('hi')
