import { isOneOf, type Reader } from '@thodu/db'
import type { AuditLog } from '../contract/audit/audit.schema.ts'
import { listedRecords, openedRecord } from '../http/answers/record-access.ts'
import type { RecordedAccess } from '../http/ports.ts'

const ids = (found: readonly (string | null)[]): string[] => found.filter((id) => id !== null)

/** Finds the booking or file of each row, and the acting family. The trail of one requested booking counts as opened. */
export function accessedInRows(rows: readonly AuditLog[], askedFor?: string): RecordedAccess[] {
  const bookings = rows.filter(({ bookingId }) => bookingId !== null).map(({ resourceId }) => resourceId)
  const files = rows
    .filter(({ bookingId, resourceType }) => bookingId === null && resourceType === 'patient')
    .map(({ resourceId }) => resourceId)
  const families = rows.filter(({ userRole }) => userRole === 'user').map(({ userId }) => userId)
  const isTrail = askedFor !== undefined && bookings.includes(askedFor)
  return [
    isTrail ? openedRecord('booking', askedFor) : listedRecords('booking', ids(bookings)),
    listedRecords('document', ids(files)),
    listedRecords('family', ids(families)),
  ]
}

const selectPeople = (db: Reader, { emails }: { emails: string[] }) =>
  db.selectFrom('accounts').select(['id', 'role']).where(isOneOf('email', emails)).execute()

/** Finds the families among accounts with these addresses. */
export async function seenAmong(db: Reader, people: readonly { userEmail: string }[]): Promise<RecordedAccess> {
  const emails = people.map(({ userEmail }) => userEmail)
  const found = await selectPeople(db, { emails })
  return listedRecords(
    'family',
    found.filter(({ role }) => role === 'user').map(({ id }) => id),
  )
}
