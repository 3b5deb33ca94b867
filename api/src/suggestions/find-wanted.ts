import { type Reader, readJson } from '@thodu/db'
import { findCareShape, hoursOf } from '../contract/care/care-shapes.ts'
import { caretakerServiceTypes } from '../contract/care/catalogue.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import { type ServiceType, serviceTypes } from '../contract/care/service-types.ts'
import type { MinuteHours } from '../contract/suggestions/caretaker-profile.ts'
import type { Food } from '../contract/suggestions/preferences.ts'
import { dayInCity, dayMinutes, dayOfMoment, momentOf, toMoment, weekdayOf, weekMinutes } from '../contract/time.ts'
import { findPreferences } from './find-preferences.ts'
import type { CareNeed } from './ranking/candidate.ts'
import type { RankingPurpose } from './ranking/rank-candidates.ts'

export type NeedSubject = { bookingId: string } | { visitId: string }

const bookingColumns = [
  'bookings.id',
  'bookings.user_id',
  'bookings.status',
  'bookings.service_type',
  'bookings.package_id',
  'bookings.hours_of',
  'bookings.patient_name',
  'bookings.patient_details',
  'bookings.preferred_start_date',
  'bookings.assigned_caregiver_id',
] as const
const selectBooking = (db: Reader, { id }: { id: string }) =>
  db.selectFrom('bookings').select(bookingColumns).where('bookings.id', '=', id).execute()
const selectVisit = (db: Reader, { id }: { id: string }) =>
  db
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .select(bookingColumns)
    .select(['visits.starts_min', 'visits.ends_min', 'visits.caretaker_id', 'visits.status as visit_status'])
    .where('visits.id', '=', id)
    .execute()
const selectRoster = (db: Reader, { id }: { id: string }) =>
  db
    .selectFrom('rosters')
    .innerJoin('roster_shifts', 'roster_shifts.booking_id', 'rosters.booking_id')
    .select(['rosters.starts_on', 'rosters.days_mask', 'roster_shifts.start_min', 'roster_shifts.minutes'])
    .where('rosters.booking_id', '=', id)
    .orderBy('roster_shifts.code')
    .execute()
type BookingFound = Awaited<ReturnType<typeof selectBooking>>[number]

/** The week of a day from Monday, in minutes since 1970. */
function weekOf(day: string): { weekFrom: number; weekTo: number } {
  const weekFrom = toMoment(day, 0) - ((weekdayOf(day) + 6) % 7) * dayMinutes
  return { weekFrom, weekTo: weekFrom + weekMinutes }
}

type Hours = { startMin: number; minutes: number }
const everyDay = (days: readonly number[], shifts: readonly Hours[]): MinuteHours[] =>
  days.flatMap((weekday) =>
    shifts.map(({ startMin, minutes }) => ({ weekday, fromMin: startMin, toMin: startMin + minutes })),
  )

/** Hours and first day of the care, from its roster or else from its package. */
async function findHours(db: Reader, booking: BookingFound, details: PatientDetails) {
  const roster = await selectRoster(db, { id: booking.id })
  const [planned] = roster
  if (planned) {
    const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => (planned.days_mask & (1 << day)) !== 0)
    const shifts = roster.map(({ start_min, minutes }) => ({ startMin: start_min, minutes }))
    return { slots: everyDay(days, shifts), from: planned.starts_on }
  }
  const service: ServiceType | undefined = serviceTypes.find((type) => type === booking.service_type)
  const shape = service && findCareShape(service, hoursOf(booking), details.preferredTime)
  return { slots: shape ? everyDay(shape.days, shape.shifts) : [], from: booking.preferred_start_date }
}

/** Required checks, and whether a missing one excludes a caretaker (rule MATCH-8). */
export type CheckRules = Pick<CareNeed, 'requiredChecks' | 'missingChecksBlock' | 'zones'>

async function toWanted(db: Reader, booking: BookingFound, checks: CheckRules) {
  const details = readJson<PatientDetails>(booking.patient_details)
  const preferences = await findPreferences(db, booking.id)
  const pincode = details.pincode?.replaceAll(/\s/g, '') ?? ''
  const wanted: Omit<CareNeed, 'slots'> = {
    patientName: booking.patient_name,
    serviceType: caretakerServiceTypes.find((type) => type === booking.service_type) ?? 'other',
    language: preferences.language,
    gender: preferences.gender,
    genderStrength: preferences.genderStrength,
    keepSame: preferences.keepSame,
    pincode: /^\d{6}$/.test(pincode) ? pincode : null,
    ...checks,
  }
  return { wanted, details, food: preferences.food }
}

/** The criteria of a search. Times in minutes since 1970; the caretaker must be free from `busyFrom` to `busyTo`. */
export type Search = {
  purpose: RankingPurpose
  wanted: CareNeed
  food: Food | null
  booking: BookingFound
  visitStatus: string | undefined
  /** The present caretaker, who is not ranked; '' without one. */
  except: string
  /** The requested visit, which occupies no caretaker; '' for a booking. */
  visitId: string
  weekFrom: number
  weekTo: number
  busyFrom: number
  busyTo: number
  /** Midnight at the start of the week whose occupied hours are shown. */
  takenFrom: number
}

async function searchForVisit(db: Reader, visitId: string, checks: CheckRules, now: Date) {
  const [visit] = await selectVisit(db, { id: visitId })
  if (!visit) return undefined
  const { starts_min: startsMin, ends_min: busyTo } = visit
  // A substitute for a missed visit gives the remaining time.
  const nowMin = momentOf(now)
  const busyFrom = nowMin < busyTo ? Math.max(nowMin, startsMin) : startsMin
  const day = dayOfMoment(busyFrom)
  const fromMin = busyFrom - toMoment(day, 0)
  const slots = [{ weekday: weekdayOf(day), fromMin, toMin: fromMin + busyTo - busyFrom }]
  const { wanted, food } = await toWanted(db, visit, checks)
  const search: Search = {
    purpose: 'visit',
    wanted: { ...wanted, slots },
    food,
    booking: visit,
    visitStatus: visit.visit_status,
    except: visit.caretaker_id ?? '',
    visitId,
    ...weekOf(day),
    busyFrom,
    busyTo,
    takenFrom: toMoment(day, 0),
  }
  return search
}

/** Reads the criteria of a booking or visit; undefined when it does not exist. */
export async function findWanted(
  db: Reader,
  subject: NeedSubject,
  { checks, now }: { checks: CheckRules; now: Date },
): Promise<Search | undefined> {
  if ('visitId' in subject) return searchForVisit(db, subject.visitId, checks, now)
  const [booking] = await selectBooking(db, { id: subject.bookingId })
  if (!booking) return undefined
  const { wanted, details, food } = await toWanted(db, booking, checks)
  const { slots, from } = await findHours(db, booking, details)
  const today = dayInCity(now)
  const day = from !== null && from > today ? from : today
  return {
    purpose: 'booking',
    wanted: { ...wanted, slots },
    food,
    booking,
    visitStatus: undefined,
    except: booking.assigned_caregiver_id ?? '',
    visitId: '',
    ...weekOf(day),
    busyFrom: 0,
    busyTo: 0,
    takenFrom: toMoment(day, 0),
  }
}
