import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { formatRupees } from '@thodu/api/contract/formats'
import { confirmed } from '#words/journey/confirmed.ts'
import { findService, namesOf, optionLabel, unitLabel } from '#words/language/catalogue.ts'
import { formatDate } from '#words/language/formats.ts'
import { isAsked } from '../details/details-form.ts'
import { showAnswer } from '../details/show-answer.ts'
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
  [labels.bookedOn, tellMoment(booking.createdAt)],
]

/** How complete the form is: on the confirmation alone (rule JRN-6). */
export const listCompletion = ({ completionRate }: Booking): Facts => [[labels.completion, `${completionRate}%`]]

/** What stands among the patient's facts, in their own order and words. */
const inPatientFacts: readonly string[] = [
  'patientName',
  'patientAge',
  'address',
  'city',
  'pincode',
  'emergencyContact',
  'emergencyPhone',
  'preferredStartDate',
  'preferredTime',
  'additionalNotes',
] satisfies (keyof Booking['patientDetails'])[]

/** Every other answer of the service's form: what the caregiver has to know (rule JRN-26). */
export function listCareAnswers({ serviceType, patientDetails }: Booking): Facts {
  const fields = findService(serviceType)?.fields ?? []
  const given: Readonly<Record<string, string | undefined>> = patientDetails
  return fields.filter(isAsked).flatMap((field) => {
    const value = given[field.name]?.trim()
    return !value || inPatientFacts.includes(field.name) ? [] : [[field.label, showAnswer(field, value)] as const]
  })
}

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
