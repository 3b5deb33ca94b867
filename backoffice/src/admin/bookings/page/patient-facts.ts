import { findService, type PatientField } from '@thodu/api/contract/care/catalogue'
import { type PatientDetails, patientDetailNames } from '@thodu/api/contract/care/patient-detail-names'
import { humanizeName } from '@thodu/api/contract/words/formats'
import { formatField } from '../../../words/stored/stored.ts'
import type { Translate } from '../../../words/translate.ts'
import type { BookingRecord } from '../../admin-data-provider.ts'

const details = (booking: BookingRecord): Readonly<Record<string, string | undefined>> => booking.patientDetails

/** The fields an admin can correct: those of the service's form, then all others the booking contains. */
export function listPatientFields(booking: BookingRecord): readonly PatientField[] {
  const own = findService(booking.serviceType)?.fields ?? []
  const extra = patientDetailNames
    .filter((name) => !own.some((field) => field.name === name) && (booking.patientDetails[name] ?? '') !== '')
    .map((name): PatientField => ({ name, label: humanizeName(name), type: 'text', required: false }))
  return [...own, ...extra]
}

export const listPatientFacts = (booking: BookingRecord, say: Translate) =>
  listPatientFields(booking).map(({ name, label }) => ({
    name,
    label: formatField(say, booking.serviceType, name, label),
    value: details(booking)[name] ?? '',
  }))

/** Returns only the changed fields; the server merges them (rule OFF-11). */
export function pickChanges(before: PatientDetails, after: PatientDetails): PatientDetails {
  const changed = patientDetailNames.filter((name) => (after[name] ?? '').trim() !== (before[name] ?? ''))
  return Object.fromEntries(changed.map((name) => [name, (after[name] ?? '').trim()]))
}
