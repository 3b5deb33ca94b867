import type { AuditChange } from '../contract/audit/audit.schema.ts'
import { type PatientDetailName, patientDetailNames } from '../contract/care/patient-detail-names.ts'

/** Identity and place, not health. */
const keptDetails: readonly PatientDetailName[] = [
  'patientName',
  'address',
  'city',
  'pincode',
  'emergencyContact',
  'emergencyPhone',
  'preferredStartDate',
]
/** May contain anything. */
const freeTexts = ['review', 'note', 'reason', 'cancelReason', 'formData'] as const
const hidden: ReadonlySet<string> = new Set([
  ...patientDetailNames.filter((name) => !keptDetails.includes(name)),
  ...freeTexts,
])

/** Of health details and free text, the log stores only that they changed. */
export const hideContents = (changes: readonly AuditChange[]): AuditChange[] =>
  changes.map((change) =>
    hidden.has(change.field) ? { field: change.field, from: null, to: null, hidden: true } : change,
  )
