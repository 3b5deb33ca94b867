import { brandPromises as promises } from '../brand.config.ts'
import { hourMs, minuteMs } from '../time.ts'

/** Of promises in whole hours: what stands in sentences must be what is measured (rule PROM-1). */
const sayHours = (minutes: number, officeHours?: string): string =>
  [(minutes * minuteMs) / hourMs, ...(officeHours && promises.clock === 'office' ? [officeHours] : [])].join(' ')

/** Each promise as a sentence says it before the word for hours, office hours where only these count. */
const inWords = (officeHours: string) => ({
  call: sayHours(promises.call, officeHours),
  match: sayHours(promises.match, officeHours),
  verification: sayHours(promises.verification, officeHours),
  caregiver: sayHours(promises.caregiver, officeHours),
  callback: sayHours(promises.callback, officeHours),
  reply: sayHours(promises.reply, officeHours),
  /** Where a range begins. */
  fromCall: sayHours(promises.call),
  fromMatch: sayHours(promises.match),
})

/** What stands before the word for hours where only those of the office count. */
const officeWord = { en: 'office', te: 'ఆఫీసు', hi: 'कामकाजी' } as const
export const hoursInEnglish = inWords(officeWord.en)
export const hoursInTelugu = inWords(officeWord.te)
export const hoursInHindi = inWords(officeWord.hi)
