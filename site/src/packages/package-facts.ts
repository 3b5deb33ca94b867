import { type CareShape, careShapes } from '@thodu/api/contract/care/care-shapes'
import type { CarePackage } from '@thodu/api/contract/care/catalogue'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { packages as words } from '#words/services.ts'

const { hours: say, stay } = words

type Translate = (hours: number, units: number) => string
/** Texts of a package's hours and of the cost of a typical stay of `units` days or sessions. */
type Telling = { hours: Translate; stay?: (cost: string) => string; units: number }

const daily = (hours: Translate, told = stay.sevenDays): Telling => ({ hours, stay: told, units: 7 })
const session = (hours: Translate): Telling => ({ hours, stay: stay.eachSession, units: 1 })

const tellings: Record<ServiceType, Readonly<Record<string, Telling>>> = {
  'elderly-care': { basic: daily(say.eachDay), standard: daily(say.eachDay), premium: daily(() => say.dayAndNight) },
  'post-operative': {
    short: daily(say.days, stay.wholeWeek),
    extended: daily(say.days, stay.eachWeek),
    intensive: daily(() => say.weekRound, stay.wholeWeek),
  },
  caretaking: {
    daytime: daily(say.byDay),
    nighttime: daily(say.night, stay.sevenNights),
    full: daily(() => say.fullDay),
  },
  'baby-care': { newborn: daily(say.plain), infant: daily(say.plain), 'full-support': daily(() => say.dayAndNight) },
  physiotherapy: {
    single: { hours: () => say.oneSession, units: 1 },
    weekly: session((_hours, units) => say.inWeek(units)),
    monthly: session((_hours, units) => say.inMonth(units)),
  },
}

/** Formats the hours by which the package's visits are planned (rule VISIT-2). */
const formatShiftHours = ({ shifts: [shift], units }: CareShape, translate: Translate): string =>
  translate((shift?.minutes ?? 0) / 60, units ?? 1)

/** Facts for comparing packages: hours, cost of a typical stay, saving in rupees (rule CAT-13). */
export function describePackage(service: ServiceType, option: CarePackage) {
  const { id, hoursOf = id, price, originalPrice, unit } = option
  const telling = tellings[service][hoursOf]
  const shape = careShapes[service][hoursOf]
  return {
    hours: telling && shape && formatShiftHours(shape, telling.hours),
    stay: telling?.stay?.(formatRupees((price * telling.units) / (shape?.units ?? 1))),
    saves: originalPrice > price ? words.saves(formatRupees(originalPrice - price), unit) : undefined,
  }
}
