import { brand } from './brand.config.ts'

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: brand.timeZone,
})
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: brand.timeZone,
})
const toTheSecond = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: brand.timeZone,
})
const counts = new Intl.NumberFormat('en-IN')
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone })

/** Whole rupees in Indian grouping: 100000 becomes ₹1,00,000. */
export const formatRupees = (amount: number): string => rupees.format(amount)

const format = (formatter: Intl.DateTimeFormat, value: string): string => {
  const time = Date.parse(value)
  return Number.isNaN(time) ? value : formatter.format(time)
}
/** A date in the en-US short format (rule TXT-3), e.g. Nov 21, 2026. */
export const formatDate = (value: string): string => format(day, value)
/** The same with the time of day in the city's zone. */
export const formatDateTime = (value: string): string => format(dayAndTime, value)
/** The same to the second, where the order of two moments matters. */
export const formatMoment = (value: string): string => format(toTheSecond, value)

/** A count in the grouping of money: 14503 becomes 14,503. */
export const formatCount = (count: number): string => counts.format(count)

/** The calendar day (YYYY-MM-DD) of a moment in the city's time zone. */
export const dayInCity = (moment: Date): string => isoDay.format(moment)

const offsets = new Map<string, Intl.DateTimeFormat>()
/** What the clocks of a zone are ahead of UTC at a moment, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const clock =
    offsets.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  offsets.set(timeZone, clock)
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment
}

/** The moment a calendar day (YYYY-MM-DD) begins in a zone, in ms since the epoch; NaN for what is no day. */
export function startOfDay(isoDate: string, timeZone: string): number {
  const midnight = Date.parse(`${isoDate}T00:00:00Z`)
  if (Number.isNaN(midnight)) return Number.NaN
  // Clocks may be put forward between the first guess and the day itself.
  return midnight - offsetAt(midnight - offsetAt(midnight, timeZone), timeZone)
}

/** The same in the city's zone (brand.config.ts). */
export const startOfDayInCity = (isoDate: string): number => startOfDay(isoDate, brand.timeZone)

/** "woundCareNeeds" becomes "Wound care needs", for names that no form has a label for. */
export const humanizeName = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
