import type { Database, Tables } from '@thodu/db'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { z } from 'zod'
import { type AccessEntry, accessOutcomes } from '../../contract/access/access.schema.ts'
import { cleanBookingCode } from '../../contract/bookings/rules/booking-code.ts'
import type { Role } from '../../contract/people/roles.ts'
import { dayMs, startOfDayInCity } from '../../contract/time.ts'
import { searchText } from '../../contract/wire/free-text.ts'
import { givenDay } from '../../contract/wire/wire-parts.ts'
import { matchesPerson } from '../../http/lists/list-page.ts'
import { openRows } from '../../http/lists/restricted.ts'
import type { ListRequest } from '../../http/lists/simple-rest.ts'

/**
 * `q` is a name, an e-mail address or a booking id. `subject` of a booking also matches its files. `from` and `to` are days in
 * the city's time zone; both are included.
 */
export const accessFilter = z.strictObject({
  q: searchText.optional(),
  viewer: z.string().max(64).optional(),
  subject: z.string().max(64).optional(),
  outcome: z.enum(accessOutcomes).optional(),
  from: givenDay.optional(),
  to: givenDay.optional(),
})
export const accessSorts = ['lastAt', 'createdAt', '_id'] as const
type AccessList = ListRequest<(typeof accessSorts)[number], z.output<typeof accessFilter>>
type Builder = ExpressionBuilder<Tables, 'access_log'>

/** The total is never higher than this. */
const maxCounted = 10_000
/** A search matches at most this many people. */
const maxPeople = 200

/** Matches rows whose viewer or subject is a found person, their booking or file, or the booking with this id. */
function searchCondition(eb: Builder, q: string): Expression<SqlBool> {
  const people = eb.selectFrom(openRows.accounts).select('accounts.id').where(matchesPerson(q)).limit(maxPeople)
  return eb.or([
    eb('access_log.viewer_id', 'in', people),
    eb('access_log.subject_id', 'in', people),
    eb('access_log.subject_id', 'in', eb.selectFrom('bookings').select('id').where('user_id', 'in', people)),
    eb('access_log.subject_id', 'in', eb.selectFrom('documents').select('id').where('owner_id', 'in', people)),
    eb('access_log.subject_id', 'in', eb.selectFrom('bookings').select('id').where('code', '=', cleanBookingCode(q))),
  ])
}

function conditions(eb: Builder, { q, viewer, subject, outcome, from, to }: AccessList['filter']): Expression<SqlBool> {
  const found: Expression<SqlBool>[] = []
  if (q) found.push(searchCondition(eb, q))
  if (viewer !== undefined) found.push(eb('access_log.viewer_id', '=', viewer))
  if (subject !== undefined) {
    const files = eb.selectFrom('booking_files').select('document_id').where('booking_id', '=', subject)
    found.push(eb.or([eb('access_log.subject_id', '=', subject), eb('access_log.subject_id', 'in', files)]))
  }
  if (outcome === 'refused') found.push(eb('access_log.refused', '>', 0))
  if (outcome === 'allowed') found.push(eb(eb('access_log.opened', '+', eb.ref('access_log.listed')), '>', 0))
  if (from !== undefined) found.push(eb('access_log.last_at', '>=', new Date(startOfDayInCity(from)).toISOString()))
  if (to !== undefined) found.push(eb('access_log.first_at', '<', new Date(startOfDayInCity(to) + dayMs).toISOString()))
  return eb.and(found)
}

const selectEntries = (read: Database['read']) =>
  read
    .selectFrom('access_log')
    .leftJoin('bookings', (join) =>
      join.onRef('bookings.id', '=', 'access_log.subject_id').on('access_log.subject_type', '=', 'booking'),
    )
    .leftJoin(openRows.documents, (join) =>
      join.onRef('documents.id', '=', 'access_log.subject_id').on('access_log.subject_type', '=', 'document'),
    )
    .leftJoin(openRows.accounts, (join) =>
      join.onRef('accounts.id', '=', 'access_log.subject_id').on('access_log.subject_type', '=', 'family'),
    )
    .leftJoin(openRows.messages, (join) =>
      join.onRef('messages.id', '=', 'access_log.subject_id').on('access_log.subject_type', '=', 'message'),
    )
    .leftJoin('privacy_requests', (join) =>
      join.onRef('privacy_requests.id', '=', 'access_log.subject_id').on('access_log.subject_type', '=', 'message'),
    )
    .selectAll('access_log')
    .select([
      'bookings.code as booking',
      'documents.name as document',
      'accounts.name as family',
      'messages.name as writer',
      'privacy_requests.name as asker',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

const toEntry = (row: Row): AccessEntry => ({
  _id: row.id,
  viewer: { _id: row.viewer_id, name: row.viewer_name, email: row.viewer_email, role: row.viewer_role as Role },
  subject: {
    type: row.subject_type,
    _id: row.subject_id,
    label: row.booking ?? row.document ?? row.family ?? row.writer ?? row.asker ?? row.subject_id,
  },
  opened: row.opened,
  listed: row.listed,
  refused: row.refused,
  firstAt: row.first_at,
  lastAt: row.last_at,
  ipAddress: row.ip_address,
})

/** Returns a page of the access log, and a total of at most 10,000. */
export async function findAccesses(read: Database['read'], { sort, offset, limit, filter }: AccessList) {
  const column = sort.field === '_id' ? 'access_log.id' : 'access_log.last_at'
  const page = read
    .selectFrom('access_log')
    .select('access_log.id')
    .where((eb) => conditions(eb, filter))
    .orderBy(column, sort.direction)
    .orderBy('access_log.id', sort.direction)
    .limit(limit)
    .offset(offset)
  const rows = await selectEntries(read)
    .where('access_log.id', 'in', page)
    .orderBy(column, sort.direction)
    .orderBy('access_log.id', sort.direction)
    .execute()
  const { total } = await read
    .selectFrom((eb) =>
      eb
        .selectFrom('access_log')
        .select('access_log.id')
        .where((where) => conditions(where, filter))
        .limit(maxCounted)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: rows.map(toEntry), total: Number(total) }
}
