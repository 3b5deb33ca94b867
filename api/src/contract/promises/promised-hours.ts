import { brandPromises as promises } from '../brand.config.ts'
import { hourMs, minuteMs } from '../durations.ts'

/** Of promises in whole hours: what stands in sentences must be what is measured (rule PROM-1). */
const sayHours = (minutes: number, officeHours: string): string =>
  `${(minutes * minuteMs) / hourMs}${promises.clock === 'office' ? officeHours : ''}`

/** Each promise as a sentence says it before the word for hours, office hours where only these count. */
const inWords = (officeHours: string) => ({
  call: sayHours(promises.call, officeHours),
  match: sayHours(promises.match, officeHours),
  verification: sayHours(promises.verification, officeHours),
  caregiver: sayHours(promises.caregiver, officeHours),
  callback: sayHours(promises.callback, officeHours),
  reply: sayHours(promises.reply, officeHours),
  /** Where a range begins. */
  fromCall: sayHours(promises.call, ''),
  fromMatch: sayHours(promises.match, ''),
})

export const hoursInEnglish = inWords(' office')
export const hoursInTelugu = inWords(' ఆఫీసు')
export const hoursInHindi = inWords(' कामकाजी')
