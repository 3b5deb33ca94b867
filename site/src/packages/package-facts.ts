import type { CarePackage } from '@thodu/api/contract/care/catalogue'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { formatRupees } from '@thodu/api/contract/formats'
import { packages as words } from '#words/packages.ts'

type Hours = keyof typeof words.hours
type Stay = keyof typeof words.stay

/** Hours of a package, and a typical stay: `times` its price, said in these words. What its name says, and nothing else. */
type Shape = { hours: Hours; stay?: Stay; times: number }

const daily = (hours: Hours): Shape => ({ hours, stay: 'sevenDays', times: 7 })

const shapes: Record<ServiceType, Readonly<Record<string, Shape>>> = {
  'elderly-care': { basic: daily('sixDaily'), standard: daily('twelveDaily'), premium: daily('dayAndNight') },
  'post-operative': {
    short: { hours: 'oneWeek', stay: 'wholeWeek', times: 1 },
    extended: { hours: 'twoWeeks', stay: 'eachWeek', times: 1 / 2 },
    intensive: { hours: 'weekRound', stay: 'wholeWeek', times: 1 },
  },
  caretaking: {
    daytime: daily('eightDay'),
    nighttime: { hours: 'night', stay: 'sevenNights', times: 7 },
    full: daily('fullDay'),
  },
  'baby-care': {
    newborn: daily('sixHours'),
    infant: daily('twelveHours'),
    'full-support': daily('dayAndNight'),
  },
  physiotherapy: {
    single: { hours: 'oneSession', times: 1 },
    weekly: { hours: 'fiveSessions', stay: 'eachSession', times: 1 / 5 },
    monthly: { hours: 'twentySessions', stay: 'eachSession', times: 1 / 20 },
  },
}

/** What a family compares: hours, what a typical stay costs, and what is saved in rupees (rule CAT-13). */
export function describePackage(service: ServiceType, option: CarePackage) {
  const { id, price, originalPrice, unit } = option
  const shape = shapes[service][id]
  return {
    hours: shape && words.hours[shape.hours],
    stay: shape?.stay && words.stay[shape.stay](formatRupees(price * shape.times)),
    saves: originalPrice > price ? words.saves(formatRupees(originalPrice - price), unit) : undefined,
  }
}
