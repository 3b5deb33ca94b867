import type { Service } from '../../care/catalogue.ts'
import type { PatientDetails } from '../../care/patient-detail-names.ts'
import { cleanDigits, cleanLine, cleanText } from '../../clean-text.ts'
import { normalizeName } from '../../people/name-parts.ts'
import { texts } from '../../texts.ts'
import { isRealDay } from '../../time.ts'

const longFields: readonly string[] = ['additionalNotes', 'address', 'medications', 'preExistingConditions']
const dateFields: readonly string[] = ['preferredStartDate', 'surgeryDate']
const digitFields: readonly string[] = ['patientAge', 'babyAge', 'pincode', 'emergencyPhone']
const nameFields: readonly string[] = ['patientName', 'emergencyContact']

/** Returns a detail as it is stored: with Latin digits, without invisible characters, and names without dots after initials. */
export function cleanDetail(name: string, value: string): string {
  if (digitFields.includes(name)) return cleanDigits(value)
  if (nameFields.includes(name)) return normalizeName(cleanLine(value))
  return name === 'city' ? cleanLine(value) : cleanText(value)
}

/** Maximum length in characters. */
export const maxDetailLength = (name: string): number => (longFields.includes(name) ? 2000 : 200)

/** Whether a date field contains an impossible date; blank is allowed. */
export const isBrokenDate = (name: string, value: string): boolean =>
  dateFields.includes(name) && value !== '' && !isRealDay(value)

/**
 * Checks the length and the date of one detail.
 * @returns the error text, or undefined
 */
export function checkDetailShape(name: string, value: string): string | undefined {
  if (value.length > maxDetailLength(name)) return texts.details.tooLong
  return isBrokenDate(name, value) ? texts.details.invalidDate : undefined
}

/**
 * Checks one service's details for missing required fields and unknown options.
 * @returns error texts by field name (rule CAT-4)
 */
export function checkPatientDetails(service: Service, details: PatientDetails): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of service.fields) {
    const given = (details as Record<string, string | undefined>)[field.name] ?? ''
    const value = cleanDetail(field.name, given)
    if (field.required && value === '') errors[field.name] = texts.details.required
    // The preferred time is free text in the API: older clients and the office may send "after lunch".
    else if (value !== '' && field.options && field.name !== 'preferredTime' && !field.options.includes(value))
      errors[field.name] = texts.details.chooseOption
  }
  return errors
}

/**
 * Checks that care starts today or later.
 * @param today calendar day in the city, YYYY-MM-DD
 */
export const checkStartDate = (startDate: string | undefined, today: string): string | undefined =>
  startDate && startDate < today ? texts.details.startInPast : undefined
