import type { Service } from '../../care/catalogue.ts'
import type { PatientDetails } from '../../care/patient-detail-names.ts'
import { cleanDigits, cleanLine, cleanText } from '../../clean-text.ts'
import { texts } from '../../texts.ts'
import { isRealDay } from '../../time.ts'

const longFields: readonly string[] = ['additionalNotes', 'address', 'medications', 'preExistingConditions']
const dateFields: readonly string[] = ['preferredStartDate', 'surgeryDate']
const digitFields: readonly string[] = ['patientAge', 'babyAge', 'pincode', 'emergencyPhone']
const lineFields: readonly string[] = ['patientName', 'emergencyContact', 'city']

/** A detail as it is checked and stored: numbers in Latin digits, the others without signs that draw nothing. */
export function cleanDetail(name: string, value: string): string {
  if (digitFields.includes(name)) return cleanDigits(value)
  return lineFields.includes(name) ? cleanLine(value) : cleanText(value)
}

/** How many characters a detail may have. */
export const maxDetailLength = (name: string): number => (longFields.includes(name) ? 2000 : 200)

/** Whether a detail that holds a day holds none that the calendar knows; blank is allowed. */
export const isBrokenDate = (name: string, value: string): boolean =>
  dateFields.includes(name) && value !== '' && !isRealDay(value)

/** What is wrong with the shape of one detail: its length, or a day that is none. */
export function checkDetailShape(name: string, value: string): string | undefined {
  if (value.length > maxDetailLength(name)) return texts.details.tooLong
  return isBrokenDate(name, value) ? texts.details.invalidDate : undefined
}

/**
 * What is wrong with the details of one service: missing required fields and values outside a field's options.
 * @returns errors by field with the exact texts (rule CAT-4); empty when all is well
 */
export function checkPatientDetails(service: Service, details: PatientDetails): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of service.fields) {
    const given = (details as Record<string, string | undefined>)[field.name] ?? ''
    const value = cleanDetail(field.name, given)
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
