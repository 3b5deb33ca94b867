import type { Service } from '@thodu/api/contract/care/catalogue'
import type { PatientDetails } from '@thodu/api/contract/care/patient-detail-names'
import { dayInCity } from '@thodu/api/contract/formats'
import {
  checkPatientDetails,
  checkStartDate,
  patientDetailsSchema,
} from '@thodu/api/contract/schemas/patient-details.schema'
import { z } from '@thodu/api/contract/schemas/zod'
import { texts } from '@thodu/api/contract/texts'

/** Names of patient details to what was typed, and the terms box. */
export type DetailsValues = { agreedToTerms: boolean; details: Record<string, string> }

/**
 * The contract's rules for the details of one service, at `details.NAME` (rule CAT-4).
 * @param bookedStart the day a booking has already: it may stay when it has passed
 */
export const detailsSchema = (service: Service, bookedStart?: string) =>
  patientDetailsSchema.superRefine((values, issues) => {
    const details = values as PatientDetails
    const start = details.preferredStartDate
    const startInPast = start === bookedStart ? undefined : checkStartDate(start, dayInCity(new Date()))
    const errors = checkPatientDetails(service, details)
    for (const [name, message] of Object.entries(startInPast ? { ...errors, preferredStartDate: startInPast } : errors))
      issues.addIssue({ code: 'custom', message, path: [name] })
  })

/** The details with the terms box, as the form has them. */
export const detailsFormSchema = (service: Service) =>
  z.object({
    details: detailsSchema(service),
    agreedToTerms: z.literal(true, texts.details.terms),
  }) as z.ZodType<DetailsValues, DetailsValues>

/** Whether details that were typed earlier may go to the packages. */
export const isComplete = (service: Service, details: Record<string, string>): boolean =>
  detailsSchema(service).safeParse(details).success

/** One empty text for each field of the service, filled with what is known. */
export const fillFields = (
  service: Service,
  known: Readonly<Record<string, string | undefined>>,
): Record<string, string> => Object.fromEntries(service.fields.map(({ name }) => [name, known[name] ?? '']))
