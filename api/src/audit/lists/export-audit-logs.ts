import { setImmediate as letOthersRun } from 'node:timers/promises'
import { type AuditRow, includesText, type Reader, readJson } from '@thodu/db'
import { sql } from 'kysely'
import type { AuditChange } from '../../contract/audit/audit.schema.ts'
import { formatCsvLine } from '../../contract/csv.ts'
import { maskAadhaar } from '../../contract/wire/mask-aadhaar.ts'
import { type AuditFilter, waysToSpell } from '../audit-filter.ts'
import { auditCondition, type SeqBounds } from './count-audit-logs.ts'
import { findNamedBooking } from './find-audit-logs.ts'

/** Rows per slice. Other calls run between slices, and a call with ten statements waits for ten slices. */
const sliceLength = 200
const header = [
  'Timestamp',
  'Action',
  'User Name',
  'User Email',
  'User Role',
  'Description',
  'Resource Type',
  'Resource ID',
  'Status',
  'IP Address',
  'Booking ID',
  'Before',
  'After',
]

function formatValue(value: unknown): string {
  const told = value ?? ''
  return typeof told === 'string' ? told : JSON.stringify(told)
}

/** Formats values as the screen does: `city: Warangal; pincode: 506001`. */
function formatChanges(changes: string): [before: string, after: string] {
  const told = readJson<AuditChange[]>(changes)
  const side = (pick: 'from' | 'to') =>
    told.map((change) => `${change.field}: ${change.hidden ? '(not stored)' : formatValue(change[pick])}`).join('; ')
  return [side('from'), side('to')]
}

const columns = [
  'created_at',
  'action',
  'user_name',
  'user_email',
  'user_role',
  'description',
  'resource_type',
  'resource_id',
  'status',
  'ip_address',
  'changes',
] as const satisfies readonly (keyof AuditRow)[]
const selected = sql.join(columns.map((column) => sql.ref(`a.${column}`)))
type ExportedRow = Pick<AuditRow, (typeof columns)[number]> & { booking_code: string | null }

const toLine = (row: ExportedRow): string =>
  formatCsvLine(
    [
      row.created_at,
      row.action,
      row.user_name,
      row.user_email,
      row.user_role,
      row.description,
      row.resource_type,
      row.resource_id ?? '',
      row.status,
      row.ip_address,
      row.booking_code ?? '',
      ...formatChanges(row.changes),
    ].map(maskAadhaar),
  )

type Input = { filter: AuditFilter; booking: { id: string; code: string } | undefined }

async function readSlice(
  read: Reader,
  { filter, booking }: Input,
  fromSeq: number,
  toSeq: number,
): Promise<ExportedRow[]> {
  const ways = waysToSpell(filter.words).map((words) =>
    sql.join([sql`1 = 1`, ...words.map((word) => includesText('a.search_text', word))], sql` and `),
  )
  if (booking) ways.push(sql`a.resource_id = ${booking.id}`, includesText('a.search_text', booking.code.toLowerCase()))
  const { rows } = await sql<ExportedRow>`
    select ${selected}, b.code as booking_code from audit_log a left join bookings b on b.id = a.resource_id where a.seq between ${fromSeq} and ${toSeq} and ${auditCondition(filter)}
    and (${sql.join(ways, sql` or `)}) order by a.seq desc`.execute(read)
  return rows
}

/**
 * Streams CSV lines, newest first, in slices that spare memory and other calls. `bounds` are from the start, so later rows are
 * left out.
 */
export async function* exportAuditLogs(
  read: Reader,
  filter: AuditFilter,
  bounds: SeqBounds | undefined,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(formatCsvLine(header))
  if (!bounds) return
  const asked = { filter, booking: await findNamedBooking(read, filter.words) }
  for (let last = bounds.last; last >= bounds.first; last -= sliceLength) {
    const rows = await readSlice(read, asked, Math.max(bounds.first, last - sliceLength + 1), last)
    if (rows.length > 0) yield Buffer.from(rows.map(toLine).join(''))
    await letOthersRun()
  }
}
