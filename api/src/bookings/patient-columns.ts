import { sortName, spellWords, writeJson } from '@thodu/db'
import { computeCompletion, type Service } from '../contract/care/catalogue.ts'
import type { PatientDetailName, PatientDetails } from '../contract/care/patient-detail-names.ts'
import { toPhoneDigits } from '../contract/people/phone-digits.ts'

export type UserInfo = { name: string; email: string; phone: string; location: string }
/** An omitted field is undefined, a cleared one is blank. */
export type GivenDetails = { [Name in PatientDetailName]?: string | undefined }
type Identity = { code: string; userInfo: UserInfo; packageName: string }

export function cleanDetails(details: GivenDetails): PatientDetails {
  const filled = Object.entries(details).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(filled)
}

/**
 * Creates the text that `q` searches (rule BOOK-12), with numbers as entered and as digits, and names in their own
 * script and in Latin letters (rule WORD-8).
 */
function createSearchText(
  service: Service,
  details: PatientDetails,
  { code, userInfo, packageName }: Identity,
): string {
  const { name, email, phone } = userInfo
  const { patientName, emergencyContact, emergencyPhone, address, city, pincode } = details
  const numbers = [phone, toPhoneDigits(phone), emergencyContact, toPhoneDigits(emergencyPhone ?? '')]
  const written = [code, name, email, ...numbers, patientName, address, city, pincode, service.name, packageName]
  const text = written.filter(Boolean).join(' ').toLowerCase()
  return [text, spellWords(text)].join(' ').trim()
}

/** Columns that the server derives from the patient details (rule CAT-6). */
export function toPatientColumns(service: Service, details: PatientDetails, identity: Identity) {
  const completion = computeCompletion(service, details)
  const patientName = details.patientName ?? ''
  return {
    patient_details: writeJson(details),
    patient_name: patientName,
    patient_latin: sortName(patientName),
    preferred_start_date: details.preferredStartDate ?? null,
    total_form_fields: completion.totalFormFields,
    filled_form_fields: completion.filledFormFields,
    completion_rate: completion.completionRate,
    search_text: createSearchText(service, details, identity),
  }
}
