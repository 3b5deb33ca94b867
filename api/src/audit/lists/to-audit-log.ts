import { type AuditRow, isOneOf, type Placeholders, prepareQuery, type Reader, readJson } from '@thodu/db'
import type { AuditAction, AuditResourceType } from '../../contract/audit-actions.ts'
import type { AuditChange, AuditLog } from '../../contract/calls/wire-types.ts'

/** The columns that travel; the rest serves the search and the chain. */
export const shownColumns = [
  'id',
  'action',
  'actor_id',
  'user_name',
  'user_email',
  'user_role',
  'description',
  'resource_type',
  'resource_id',
  'status',
  'ip_address',
  'changes',
  'created_at',
] as const satisfies (keyof AuditRow)[]
export type ShownRow = Pick<AuditRow, (typeof shownColumns)[number]>

const selectCodes = prepareQuery((db, { ids }: Placeholders<{ ids: string[] }>) =>
  db.selectFrom('bookings').select(['id', 'code']).where(isOneOf('id', ids)),
)
const isAboutBooking = ({ resource_type: type }: ShownRow): boolean => type === 'booking' || type === 'patient'

/** Rows of the log as they travel (rule AUD-10), with the ids of bookings that people say. */
export async function toAuditLogs(read: Reader, rows: readonly ShownRow[]): Promise<AuditLog[]> {
  const ids = [...new Set(rows.filter(isAboutBooking).flatMap(({ resource_id: id }) => (id === null ? [] : [id])))]
  const codes = ids.length === 0 ? [] : await selectCodes(read, { ids })
  const codeOf = new Map(codes.map(({ id, code }) => [id, code]))
  return rows.map((row) => ({
    _id: row.id,
    action: row.action as AuditAction,
    userId: row.actor_id,
    userName: row.user_name,
    userEmail: row.user_email,
    userRole: row.user_role as AuditLog['userRole'],
    description: row.description,
    resourceType: row.resource_type as AuditResourceType,
    resourceId: row.resource_id,
    bookingId: (isAboutBooking(row) ? codeOf.get(row.resource_id ?? '') : undefined) ?? null,
    status: row.status,
    timestamp: row.created_at,
    ipAddress: row.ip_address,
    changes: readJson<AuditChange[]>(row.changes),
  }))
}
