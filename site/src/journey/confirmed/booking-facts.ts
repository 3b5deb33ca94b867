import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { formatRupees } from '@thodu/api/contract/formats'
import { confirmed } from '#words/journey/confirmed.ts'
import { namesOf, optionLabel, unitLabel } from '#words/language/catalogue.ts'
import { formatDate } from '#words/language/formats.ts'
import { tellMoment } from '../ui/clock.ts'

type Facts = (readonly [string, string])[]
const { labels } = confirmed
const orDash = (value: string | undefined): string => (value?.trim() ? value : confirmed.notGiven)

/** Who booked (rule JRN-6). */
export const listCustomerFacts = ({ userInfo }: Booking): Facts => [
  [labels.name, userInfo.name],
  [labels.email, userInfo.email],
  [labels.phone, orDash(userInfo.phone)],
  [labels.location, orDash(userInfo.location)],
]

export const listBookingFacts = (booking: Booking): Facts => [
  [labels.service, namesOf(booking).serviceName],
  [labels.package, namesOf(booking).packageName],
  [labels.price, `${formatRupees(booking.price.amount)} ${unitLabel(booking.price.unit)}`.trim()],
  [labels.completion, `${booking.completionRate}%`],
  [labels.bookedOn, tellMoment(booking.createdAt)],
]

/** Notes are shown only when there are some. */
export function listPatientFacts({ patientDetails: patient }: Booking): Facts {
  const start = patient.preferredStartDate?.trim()
  const notes = patient.additionalNotes?.trim()
  return [
    [labels.name, orDash(patient.patientName)],
    [labels.age, orDash(patient.patientAge)],
    [labels.address, orDash(patient.address)],
    [labels.city, orDash(patient.city)],
    [labels.pincode, orDash(patient.pincode)],
    [labels.emergencyContact, orDash(patient.emergencyContact)],
    [labels.emergencyPhone, orDash(patient.emergencyPhone)],
    [labels.preferredStartDate, start ? formatDate(start) : confirmed.notGiven],
    [labels.preferredTime, orDash(optionLabel(patient.preferredTime ?? ''))],
    ...(notes ? [[labels.notes, notes] as const] : []),
  ]
}
