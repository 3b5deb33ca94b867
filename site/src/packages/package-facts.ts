import { type CareShape, careShapes } from '@thodu/api/contract/care/care-shapes'
import type { CarePackage } from '@thodu/api/contract/care/catalogue'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { packages as words } from '#words/packages.ts'

const { hours: say, stay } = words

/** Of the hours of a care day, and how many days or sessions the package holds. */
type Tell = (hours: number, units: number) => string
/** In which words a package says its hours, and what a typical stay of so many days or sessions costs. */
type Telling = { hours: Tell; stay?: (cost: string) => string; units: number }

const daily = (hours: Tell, told = stay.sevenDays): Telling => ({ hours, stay: told, units: 7 })
const session = (hours: Tell): Telling => ({ hours, stay: stay.eachSession, units: 1 })

const tellings: Record<ServiceType, Readonly<Record<string, Telling>>> = {
  'elderly-care': { basic: daily(say.eachDay), standard: daily(say.eachDay), premium: daily(() => say.dayAndNight) },
  'post-operative': {
    short: daily(say.days, stay.wholeWeek),
    extended: daily(say.days, stay.eachWeek),
    intensive: daily(() => say.weekRound, stay.wholeWeek),
  },
  caretaking: { daytime: daily(say.byDay), nighttime: daily(say.night, stay.sevenNights), full: daily(say.fullDay) },
  'baby-care': { newborn: daily(say.plain), infant: daily(say.plain), 'full-support': daily(() => say.dayAndNight) },
  physiotherapy: {
    single: { hours: () => say.oneSession, units: 1 },
    weekly: session((_hours, units) => say.inWeek(units)),
    monthly: session((_hours, units) => say.inMonth(units)),
  },
}

/** The hours that the package's visits are planned by, in its words (rule VISIT-2). */
const tellHours = ({ shifts: [shift], units }: CareShape, tell: Tell): string =>
  tell((shift?.minutes ?? 0) / 60, units ?? 1)

/** What a family compares: hours, what a typical stay costs, and what is saved in rupees (rule CAT-13). */
export function describePackage(service: ServiceType, option: CarePackage) {
  const { id, hoursOf = id, price, originalPrice, unit } = option
  const telling = tellings[service][hoursOf]
  const shape = careShapes[service][hoursOf]
  return {
    hours: telling && shape && tellHours(shape, telling.hours),
    stay: telling?.stay?.(formatRupees((price * telling.units) / (shape?.units ?? 1))),
    saves: originalPrice > price ? words.saves(formatRupees(originalPrice - price), unit) : undefined,
  }
}
