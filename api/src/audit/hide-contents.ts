import type { AuditChange } from '../contract/audit/audit.schema.ts'
import { type PatientDetailName, patientDetailNames } from '../contract/care/patient-detail-names.ts'

/** These details are about identity and place, not health. */
const keptDetails: readonly PatientDetailName[] = [
  'patientName',
  'address',
  'city',
  'pincode',
  'emergencyContact',
  'emergencyPhone',
  'preferredStartDate',
]
/** Free text may contain anything. */
const freeTexts = ['review', 'note', 'reason', 'cancelReason', 'formData'] as const
const hidden: ReadonlySet<string> = new Set([
  ...patientDetailNames.filter((name) => !keptDetails.includes(name)),
  ...freeTexts,
])

/** The log stores only that health details and free text changed. */
export const hideContents = (changes: readonly AuditChange[]): AuditChange[] =>
  changes.map((change) =>
    hidden.has(change.field) ? { field: change.field, from: null, to: null, hidden: true } : change,
  )
