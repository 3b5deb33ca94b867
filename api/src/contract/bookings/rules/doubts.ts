import { type BookingStatus, isBinding } from '../../care/booking-status.ts'
import { brandWords, brandZones } from '../../page-values.ts'
import { readPhoneLinks } from '../../people/phone-numbers.ts'
import { startOfDayInCity } from '../../time.ts'
import { cancelNotice } from './customer-rules.ts'
import { cleanDetail } from './patient-details.ts'

/** Possible slips, which the customer confirms; the server never refuses them (rule JRN-23). */
export const doubts = ['pincode', 'area', 'city', 'phone', 'age', 'soon'] as const
export type Doubt = (typeof doubts)[number]

const servedPincodes = new Set<string>(brandZones.flatMap(({ pincodes }) => pincodes))
/**
 * Keeps only letters, so that "Warangal Urban" and "Hanamkonda, Warangal" match; removes the nukta dot, which is often
 * omitted in Hindi.
 */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{M}]|\u093c/gu, '')

function doubtPincode(typed: string): Doubt | undefined {
  const pincode = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(pincode)) return 'pincode'
  return servedPincodes.has(pincode) ? undefined : 'area'
}
/** Reads the places only when a city is checked, because a phone needs some ms for them while a page opens. */
function doubtCity(typed: string): Doubt | undefined {
  const places = Object.values(brandWords).flatMap(({ servedPlaces }) => servedPlaces.split(', '))
  const city = lettersOf(typed)
  return places.some((place) => city.includes(lettersOf(place))) ? undefined : 'city'
}
/** Doubtful without a number of at least 10 digits. */
const doubtPhone = (typed: string): Doubt | undefined =>
  readPhoneLinks(typed).some(({ dial }) => dial.replace(/\D/g, '').length >= 10) ? undefined : 'phone'
/** "6 weeks" is an age; "seventy" and 740 may be slips. */
function doubtAge(typed: string): Doubt | undefined {
  const age = /\d+/.exec(typed)?.[0]
  return age === undefined || Number(age) > 120 ? 'age' : undefined
}

/** Whether it is too late to cancel; care starts when the day begins in the city. */
const startsSoon = (startDate: string, now: number): boolean => startOfDayInCity(startDate) - now < cancelNotice

/** Returns the doubt about one answer; blank answers raise none. */
export function doubtDetail(name: string, value: string, now: number): Doubt | undefined {
  const typed = cleanDetail(name, value)
  if (typed === '') return undefined
  if (name === 'pincode') return doubtPincode(typed)
  if (name === 'city') return doubtCity(typed)
  if (name === 'emergencyPhone') return doubtPhone(typed)
  if (name === 'patientAge') return doubtAge(typed)
  if (name === 'preferredStartDate') return startsSoon(typed, now) ? 'soon' : undefined
  return undefined
}

export const listDoubts = (details: Readonly<Record<string, string>>, now: number): { name: string; doubt: Doubt }[] =>
  Object.entries(details).flatMap(([name, value]) => {
    const doubt = doubtDetail(name, value, now)
    return doubt ? [{ name, doubt }] : []
  })

type Input = {
  serviceType: string
  status: BookingStatus
  patientDetails: { patientName?: string | undefined; preferredStartDate?: string | undefined }
}
const weekMs = 7 * cancelNotice

/** Whether two start dates are less than a week apart; a missing date matches any. */
function areInOneWeek(one: string | undefined, other: string | undefined): boolean {
  return !one || !other || Math.abs(startOfDayInCity(one) - startOfDayInCity(other)) < weekMs
}

/** Finds an open booking for the same service and patient in the same week. */
export const findSameCare = <Known extends Input>(
  known: readonly Known[],
  wanted: Omit<Input, 'status'>,
): Known | undefined =>
  known.find(
    ({ serviceType, status, patientDetails }) =>
      serviceType === wanted.serviceType &&
      isBinding(status) &&
      lettersOf(patientDetails.patientName ?? '') === lettersOf(wanted.patientDetails.patientName ?? '') &&
      areInOneWeek(patientDetails.preferredStartDate, wanted.patientDetails.preferredStartDate),
  )
