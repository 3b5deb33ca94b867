import {
  checkDetailShape,
  checkPatientDetails,
  checkStartDate,
} from '@thodu/api/contract/bookings/rules/patient-details'
import type { PatientField, Service } from '@thodu/api/contract/care/catalogue'
import type { PatientDetails } from '@thodu/api/contract/care/patient-detail-names'
import { preferenceNames, readPreferences } from '@thodu/api/contract/suggestions/preferences'
import { texts } from '@thodu/api/contract/texts'
import { dayInCity } from '@thodu/api/contract/time'

import type { FieldErrors, Resolver } from 'react-hook-form'

export type Details = Record<string, string>
export type DetailsValues = { agreedToTerms: boolean; agreedToNotice: boolean; onBehalf: string; details: Details }

/** The patient in baby care is the baby, so one question for the age answers both fields (rule CAT-12). */
const answeredBy: Readonly<Record<string, string>> = { babyAge: 'patientAge' }
export const isAsked = ({ name }: PatientField): boolean => answeredBy[name] === undefined

/** Returns every field of the service and every preference, filled with the known value or an empty text. */
export const fillFields = (service: Service, known: Readonly<Record<string, string | undefined>>): Details =>
  Object.fromEntries([
    ...service.fields.map(({ name }) => {
      const twin = Object.keys(answeredBy).find((other) => answeredBy[other] === name) ?? ''
      return [name, known[name] || known[twin] || '']
    }),
    ...preferenceNames.map((name) => [name, known[name] ?? '']),
  ])

/** Trims the answers. Copies an answer into the second field if one question answers two fields. */
export const completeAnswers = (service: Service, typed: Details): Details =>
  Object.fromEntries(service.fields.map(({ name }) => [name, (typed[answeredBy[name] ?? name] ?? '').trim()]))

/**
 * Returns the errors of the details of one service, by field (rule CAT-4).
 * @param bookedStart the booking's current start date, which is valid even after it has passed
 */
export function checkDetails(service: Service, typed: Details, bookedStart?: string): Record<string, string> {
  const details = typed as PatientDetails
  const errors = checkPatientDetails(service, details)
  const start = details.preferredStartDate
  const startInPast = start === bookedStart ? undefined : checkStartDate(start, dayInCity(new Date()))
  if (startInPast) errors.preferredStartDate = startInPast
  for (const { name } of service.fields) {
    const problem = checkDetailShape(name, typed[name] ?? '')
    if (problem) errors[name] = problem
  }
  return errors
}

export const isComplete = (service: Service, details: Details): boolean =>
  Object.keys(checkDetails(service, details)).length === 0

const toFieldErrors = (errors: Record<string, string>): Record<string, { type: string; message: string }> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }]))

export const checkEdited =
  (service: Service, bookedStart: string | undefined): Resolver<Details> =>
  (typed) => {
    const values = completeAnswers(service, typed)
    const errors = toFieldErrors(checkDetails(service, values, bookedStart))
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

/** Checks the details and both checkboxes: a booking needs both agreements (rules BOOK-4, PRIV-C3). */
export const checkForm =
  (service: Service): Resolver<DetailsValues> =>
  ({ details, ...agreed }) => {
    const values = { details: { ...completeAnswers(service, details), ...readPreferences(details) }, ...agreed }
    const wrong = toFieldErrors(checkDetails(service, values.details))
    const errors: FieldErrors<DetailsValues> = {
      ...(Object.keys(wrong).length > 0 && { details: wrong }),
      ...(!agreed.agreedToTerms && { agreedToTerms: { type: 'rule', message: texts.details.terms } }),
      ...(!agreed.agreedToNotice && { agreedToNotice: { type: 'rule', message: texts.details.notice } }),
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
