import { brandPromises } from '../page-values.ts'
import type { Language } from '../people/languages.ts'
import { hourMs, minuteMs } from '../time.ts'
import type { PromiseKind } from './promise-kinds.ts'

type PromisedMinutes = Readonly<Record<Exclude<PromiseKind, 'rematch'>, number>> & { clock: 'always' | 'office' }

/** Minutes that the office measures, as the hours that a sentence promises, so that both always agree (rule PROM-1). */
const formatPromisedHours = ({ clock }: PromisedMinutes, minutes: number, officeHours?: string): string =>
  [(minutes * minuteMs) / hourMs, ...(officeHours && clock === 'office' ? [officeHours] : [])].join(' ')

/** The word before "hours" if only office hours count, as in "2 office hours". */
const officeWord = { en: 'office', te: 'ఆఫీసు', hi: 'कामकाजी' } as const

/** Returns each promise as the text before the word "hours" in a sentence, for example "2" or "2 office". */
export const promisedHoursIn = (language: Language, promises: PromisedMinutes = brandPromises) => ({
  call: formatPromisedHours(promises, promises.call, officeWord[language]),
  match: formatPromisedHours(promises, promises.match, officeWord[language]),
  verification: formatPromisedHours(promises, promises.verification, officeWord[language]),
  caregiver: formatPromisedHours(promises, promises.caregiver, officeWord[language]),
  callback: formatPromisedHours(promises, promises.callback, officeWord[language]),
  reply: formatPromisedHours(promises, promises.reply, officeWord[language]),
  /** The number alone, for the first number of a range such as "2 to 24 office hours". */
  fromCall: formatPromisedHours(promises, promises.call),
  fromMatch: formatPromisedHours(promises, promises.match),
})
export type PromisedHours = ReturnType<typeof promisedHoursIn>

/** The initial promises in English sentences. */
export const promisedHoursInEnglish = promisedHoursIn('en')
export const promisedHoursInTelugu = promisedHoursIn('te')
export const promisedHoursInHindi = promisedHoursIn('hi')
