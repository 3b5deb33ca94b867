import { sortName, spellWords, writeJson } from '@thodu/db'
import { computeCompletion, type Service } from '../../contract/care/catalogue.ts'
import type { PatientDetailName, PatientDetails } from '../../contract/care/patient-detail-names.ts'
import { toPhoneDigits } from '../../contract/people/phone-digits.ts'

export type UserInfo = { name: string; email: string; phone: string; location: string }
/** Details as a parsed body has them: what was left out may be undefined, what was cleared is blank. */
export type GivenDetails = { [Name in PatientDetailName]?: string | undefined }
type Identity = { code: string; userInfo: UserInfo; packageName: string }

/** Blank answers are not stored. */
export function cleanDetails(details: GivenDetails): PatientDetails {
  const filled = Object.entries(details).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(filled)
}

/**
 * What `q` looks in (rule BOOK-12): booking id, customer, contact, patient, whom to call in an emergency, street, service and
 * package. Numbers stand as they were written and in the one way they are looked for, names in the letters
 * they were written in and in Latin ones (rule WORD-8).
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

/** Every column that follows from the patient details, computed by the server (rule CAT-6). */
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
