import type { AuditChange } from '../contract/audit/audit.schema.ts'
import { type PatientDetailName, patientDetailNames } from '../contract/care/patient-detail-names.ts'

/** Details about identity and place, not health. */
const keptDetails: readonly PatientDetailName[] = [
  'patientName',
  'address',
  'city',
  'pincode',
  'emergencyContact',
  'emergencyPhone',
  'preferredStartDate',
]
/** Free text of families and staff, which may contain anything. */
const freeTexts = ['review', 'note', 'reason', 'cancelReason', 'formData'] as const
const hidden: ReadonlySet<string> = new Set([
  ...patientDetailNames.filter((name) => !keptDetails.includes(name)),
  ...freeTexts,
])

/** Removes the values of changed health details and free text; the audit log stores only that they changed. */
export const hideContents = (changes: readonly AuditChange[]): AuditChange[] =>
  changes.map((change) =>
    hidden.has(change.field) ? { field: change.field, from: null, to: null, hidden: true } : change,
  )
