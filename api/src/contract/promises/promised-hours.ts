import { brandPromises } from '../page-values.ts'
import type { Language } from '../people/languages.ts'
import { hourMs, minuteMs } from '../time.ts'
import type { PromiseKind } from './promise-kinds.ts'

type PromisedMinutes = Readonly<Record<Exclude<PromiseKind, 'rematch'>, number>> & { clock: 'always' | 'office' }

/** Of promises in whole hours: what stands in sentences must be what is measured (rule PROM-1). */
const sayHours = ({ clock }: PromisedMinutes, minutes: number, officeHours?: string): string =>
  [(minutes * minuteMs) / hourMs, ...(officeHours && clock === 'office' ? [officeHours] : [])].join(' ')

/** What stands before the word for hours where only those of the office count. */
const officeWord = { en: 'office', te: 'ఆఫీసు', hi: 'कामकाजी' } as const

/** Each promise as a sentence says it before the word for hours, office hours where only these count. */
export const promisedHoursIn = (language: Language, promises: PromisedMinutes = brandPromises) => ({
  call: sayHours(promises, promises.call, officeWord[language]),
  match: sayHours(promises, promises.match, officeWord[language]),
  verification: sayHours(promises, promises.verification, officeWord[language]),
  caregiver: sayHours(promises, promises.caregiver, officeWord[language]),
  callback: sayHours(promises, promises.callback, officeWord[language]),
  reply: sayHours(promises, promises.reply, officeWord[language]),
  /** Where a range begins. */
  fromCall: sayHours(promises, promises.call),
  fromMatch: sayHours(promises, promises.match),
})
export type PromisedHours = ReturnType<typeof promisedHoursIn>

export const hoursInEnglish = promisedHoursIn('en')
export const hoursInTelugu = promisedHoursIn('te')
export const hoursInHindi = promisedHoursIn('hi')
