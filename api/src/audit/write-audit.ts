import { randomUUID } from 'node:crypto'
import { type AuditRow, newId, spellWords, type Tx, writeJson } from '@thodu/db'
import type { AuditChange } from '../contract/audit/audit.schema.ts'
import { type PatientDetailName, patientDetailNames } from '../contract/care/patient-detail-names.ts'
import { dayInCity } from '../contract/time.ts'
import { maskAadhaar } from '../contract/wire/mask-aadhaar.ts'
import type { AuditEvent } from '../http/audit-event.ts'
import { firstPreviousHash, hashAuditRow, hashPersonal } from './audit-hash.ts'

type Details = Pick<AuditRow, 'user_name' | 'user_email' | 'description' | 'resource_id' | 'action'>

/** In `search_text` other spellings follow this text. */
export const auditSearchText = (row: Details): string =>
  [row.user_name, row.user_email, row.description, row.resource_id ?? '', row.action].join(' ').toLowerCase()

/**
 * Appends a row in the caller's transaction, because no change is stored without one (rule AUD-1). Only this connection writes,
 * so the last row of the chain cannot change meanwhile.
 */
export async function writeAudit(tx: Tx, event: AuditEvent): Promise<void> {
  const head = await tx
    .selectFrom('audit_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { performer } = event
  const description = maskAadhaar(event.description)
  const row = {
    seq: (head?.seq ?? 0) + 1,
    id: newId(event.at.getTime()),
    action: event.action,
    actor_id: performer.id,
    user_name: performer.name,
    user_email: performer.email,
    user_role: performer.role,
    description,
    resource_type: event.resourceType,
    resource_id: event.resourceId ?? null,
    status: event.status ?? 'success',
    ip_address: performer.ip,
    changes: maskAadhaar(writeJson(hideContents(event.changes ?? []))),
    day: dayInCity(event.at),
    created_at: event.at.toISOString(),
    previous_hash: head?.hash ?? firstPreviousHash,
  }
  const written = auditSearchText(row)
  const salt = randomUUID().replaceAll('-', '')
  const half = { ...row, salt, personal_hash: hashPersonal(salt, row) }
  await tx
    .insertInto('audit_log')
    .values({
      ...half,
      version: 2,
      search_text: [written, spellWords(written)].join(' ').trim(),
      hash: hashAuditRow(half),
    })
    .execute()
}

/** Lists the fields that differ. */
export function listChanges(before: Record<string, unknown>, after: Record<string, unknown>): AuditChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields]
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
}

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
