import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { PatientDetailName } from '@thodu/api/contract/care/patient-detail-names'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { confirmed } from '#words/confirmed.ts'
import { findService, namesOf, optionLabel, unitLabel } from '#words/language/catalogue.ts'
import { formatDate } from '#words/language/formats.ts'
import { isAsked } from '../details/details-form.ts'
import { listPreferences } from '../details/preferences.ts'
import { showAnswer } from '../details/show-answer.ts'
import { formatMoment } from '../ui/clock.ts'

type Facts = (readonly [string, string])[]
const { labels } = confirmed
const orDash = (value: string | undefined): string => (value?.trim() ? value : confirmed.notGiven)

/** The customer's data (rule JRN-6). */
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
  [labels.bookedOn, formatMoment(booking.createdAt)],
]

/** Completeness of the form, shown on the confirmation only (rule JRN-6). */
export const listCompletion = ({ completionRate }: Booking): Facts => [[labels.completion, `${completionRate}%`]]

/** The patient fields of every form, in the order and with the labels of the confirmation (rule JRN-6). */
const patientLabels = {
  patientName: labels.name,
  patientAge: labels.age,
  address: labels.address,
  city: labels.city,
  pincode: labels.pincode,
  emergencyContact: labels.emergencyContact,
  emergencyPhone: labels.emergencyPhone,
  preferredStartDate: labels.preferredStartDate,
  preferredTime: labels.preferredTime,
  additionalNotes: labels.notes,
} as const satisfies Partial<Record<PatientDetailName, string>>

function formatPatientFact(name: string, value: string): string {
  if (name === 'preferredStartDate') return formatDate(value)
  return name === 'preferredTime' ? optionLabel(value) : value
}

/** Lists the patient fields; empty ones as "not given", empty notes not at all. */
export function listPatientFacts({ patientDetails }: Booking): Facts {
  const given: Readonly<Record<string, string | undefined>> = patientDetails
  return Object.entries(patientLabels).flatMap(([name, label]) => {
    const value = given[name]?.trim()
    if (!value) return name === 'additionalNotes' ? [] : [[label, confirmed.notGiven] as const]
    return [[label, formatPatientFact(name, value)] as const]
  })
}

/** Lists the other answers of the service's form and the preferences: the caregiver needs them (rule JRN-26). */
export function listCareAnswers({ serviceType, patientDetails, formData }: Booking): Facts {
  const given: Readonly<Record<string, string | undefined>> = patientDetails
  const answers = (findService(serviceType)?.fields ?? []).filter(isAsked).flatMap((field) => {
    const value = given[field.name]?.trim()
    return !value || field.name in patientLabels ? [] : [[field.label, showAnswer(field, value)] as const]
  })
  return [...answers, ...listPreferences(formData).map(({ label, value }) => [label, value] as const)]
}
