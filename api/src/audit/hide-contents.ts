import type { AuditChange } from '../contract/audit/audit.schema.ts'
import { type PatientDetailName, patientDetailNames } from '../contract/care/patient-detail-names.ts'

/** Details that say who and where, nothing about health; the office looks up what they were. */
const keptDetails: readonly PatientDetailName[] = [
  'patientName',
  'address',
  'city',
  'pincode',
  'emergencyContact',
  'emergencyPhone',
  'preferredStartDate',
]
/** Free text of families and staff, in which anything may stand. */
const freeTexts = ['review', 'note', 'reason', 'cancelReason', 'formData'] as const
const hidden: ReadonlySet<string> = new Set([
  ...patientDetailNames.filter((name) => !keptDetails.includes(name)),
  ...freeTexts,
])

/** Changes as the audit log keeps them: of health details and free text that they changed, never what they said. */
export const hideContents = (changes: readonly AuditChange[]): AuditChange[] =>
  changes.map((change) =>
    hidden.has(change.field) ? { field: change.field, from: null, to: null, hidden: true } : change,
  )
