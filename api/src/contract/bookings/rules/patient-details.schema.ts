import { type PatientDetailName, patientDetailNames } from '../../care/patient-detail-names.ts'
import { texts } from '../../texts.ts'
import { maskAadhaar } from '../../wire/mask-aadhaar.ts'
import { z } from '../../wire/zod.ts'
import { cleanDetail, isBrokenDate, maxDetailLength } from './patient-details.ts'

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : (value ?? ''))

const detailSchema = (name: PatientDetailName) =>
  z.preprocess(
    asText,
    z
      .string(texts.details.required)
      .overwrite((value) => cleanDetail(name, value))
      .max(maxDetailLength(name), texts.details.tooLong)
      .refine((value) => !isBrokenDate(name, value), texts.details.invalidDate)
      .overwrite((value) => (name === 'additionalNotes' ? maskAadhaar(value) : value)),
  )

/**
 * Checks the format and the length of the patient details that are present. No field is required, a field may be empty, and unknown
 * fields are removed.
 */
export const patientDetailsSchema = z.object(
  Object.fromEntries(patientDetailNames.map((name) => [name, detailSchema(name).optional()])) as Record<
    PatientDetailName,
    z.ZodOptional<ReturnType<typeof detailSchema>>
  >,
)
