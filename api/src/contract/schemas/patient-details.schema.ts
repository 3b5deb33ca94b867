import type { Service } from '../care/catalogue.ts'
import { type PatientDetailName, type PatientDetails, patientDetailNames } from '../care/patient-detail-names.ts'
import { texts } from '../texts.ts'
import { z } from './zod.ts'

const longFields: readonly string[] = ['additionalNotes', 'address', 'medications', 'preExistingConditions']
const dateFields: readonly string[] = ['preferredStartDate', 'surgeryDate']

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : (value ?? ''))
const isRealDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value)

const detailSchema = (name: string) => {
  const field = z
    .string(texts.details.required)
    .normalize('NFC')
    .trim()
    .max(longFields.includes(name) ? 2000 : 200, texts.details.tooLong)
  if (!dateFields.includes(name)) return z.preprocess(asText, field)
  return z.preprocess(
    asText,
    field.refine((value) => value === '' || isRealDate(value), texts.details.invalidDate),
  )
}

/** Any subset of patient details: shapes and lengths only; blank is allowed. Unknown fields are dropped. */
export const patientDetailsSchema = z.object(
  Object.fromEntries(patientDetailNames.map((name) => [name, detailSchema(name).optional()])) as Record<
    PatientDetailName,
    z.ZodOptional<ReturnType<typeof detailSchema>>
  >,
)

/**
 * What is wrong with the details of one service: missing required fields and values outside a field's options.
 * @returns errors by field with the exact texts (rule CAT-4); empty when all is well
 */
export function checkPatientDetails(service: Service, details: PatientDetails): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of service.fields) {
    const value = (details as Record<string, string | undefined>)[field.name]?.trim() ?? ''
    if (field.required && value === '') errors[field.name] = texts.details.required
    // The preferred time is free text on the wire: older clients and the office may write "after lunch".
    else if (value !== '' && field.options && field.name !== 'preferredTime' && !field.options.includes(value))
      errors[field.name] = texts.details.chooseOption
  }
  return errors
}

/**
 * What is wrong with the day a customer asks care to start on: it must be today or later.
 * @param today the calendar day in the city, YYYY-MM-DD
 */
export const checkStartDate = (startDate: string | undefined, today: string): string | undefined =>
  startDate && startDate < today ? texts.details.startInPast : undefined

/** What a value may be a slip of; asked about, never refused. */
export function askAboutDetail(name: string, value: string): 'pincode' | 'phone' | undefined {
  if (value.trim() === '') return undefined
  if (name === 'pincode' && !/^\d{6}$/.test(value.replace(/\s/g, ''))) return 'pincode'
  return name === 'emergencyPhone' && value.replace(/\D/g, '').length < 10 ? 'phone' : undefined
}
