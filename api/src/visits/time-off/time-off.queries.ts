import type { Reader, TimeOffRow } from '@thodu/db'
import { dayMinutes, toTime } from '../../contract/time.ts'
import { type TimeOff, timeOffStatuses } from '../../contract/time-off/time-off.schema.ts'
import { id } from '../../contract/wire/wire-parts.ts'
import { z } from '../../contract/wire/zod.ts'
import { notFound } from '../../http/errors/api-error.ts'
import { readPage } from '../../http/lists/list-page.ts'
import { openRows } from '../../http/lists/restricted.ts'
import type { ListRequest } from '../../http/lists/simple-rest.ts'

/** A request of one or more rows; `ends_min` is the end of the last one. */
export type TimeOffRequest = Pick<
  TimeOffRow,
  'id' | 'caretaker_id' | 'starts_min' | 'kind' | 'status' | 'reason' | 'decided_by' | 'decided_at' | 'created_at'
> & { ends_min: number; caretaker_name: string }

const requests = (read: Reader) =>
  read
    .selectFrom('time_off')
    .innerJoin('accounts', 'accounts.id', 'time_off.caretaker_id')
    .where('time_off.part_of', 'is', null)
const withEnd = (query: ReturnType<typeof requests>) =>
  query
    .select(['time_off.id', 'caretaker_id', 'starts_min', 'kind', 'status', 'reason', 'decided_by', 'decided_at'])
    .select(['time_off.created_at', 'accounts.name as caretaker_name'])
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('time_off as parts')
            .select(({ fn }) => fn.max('parts.ends_min').as('last'))
            .whereRef('parts.part_of', '=', 'time_off.id'),
          'time_off.ends_min',
        )
        .as('ends_min'),
    )

export const timeOffSortFields = ['startsAt', 'createdAt', 'status', '_id'] as const
export const timeOffFilter = z.strictObject({ status: z.enum(timeOffStatuses).optional(), caretaker: id.optional() })
const sortColumns = {
  startsAt: ['starts_min'],
  createdAt: ['time_off.created_at'],
  status: ['status', 'starts_min'],
  _id: ['time_off.id'],
} as const
type TimeOffList = ListRequest<(typeof timeOffSortFields)[number], z.output<typeof timeOffFilter>>

/** Lists a page of requests with the total (rule DAY-7). */
export async function listTimeOff(read: Reader, { filter, ...list }: TimeOffList) {
  let matching = requests(read)
  if (filter.status !== undefined) matching = matching.where('status', '=', filter.status)
  if (filter.caretaker !== undefined) matching = matching.where('caretaker_id', '=', filter.caretaker)
  const { rows, total } = await readPage(matching, withEnd, list, { columns: sortColumns, id: 'time_off.id' })
  return { rows: await Promise.all(rows.map((row) => toTimeOff(read, row))), total }
}

/** Finds a request. @throws ApiError 404 also for another caretaker's */
export async function findTimeOff(read: Reader, timeOffId: string, caretaker?: string): Promise<TimeOffRequest> {
  let query = withEnd(requests(read)).where('time_off.id', '=', timeOffId)
  if (caretaker !== undefined) query = query.where('caretaker_id', '=', caretaker)
  const row = await query.executeTakeFirst()
  if (!row) throw notFound()
  return row
}

type Span = { caretaker: string; from: number; to: number; earliest: number }
const selectVisitsIn = (db: Reader, { caretaker, from, to, earliest }: Span) =>
  db
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .select(['visits.id', 'booking_id', 'bookings.code', 'visits.status', 'starts_min', 'ends_min'])
    .select([
      'visits.revision',
      'visits.edited_at',
      'patient_name',
      'patient_details',
      'bookings.user_id',
      'bookings.status as booking_status',
    ])
    .where('caretaker_id', '=', caretaker)
    .where('starts_min', '>', earliest)
    .where('starts_min', '<', to)
    .where('ends_min', '>', from)
    .where('visits.status', 'in', ['planned', 'started'])
    .orderBy('starts_min')
    .orderBy('visits.id')
    .$narrowType<{ status: 'planned' | 'started' }>()
    .execute()
export type VisitInTheWay = Awaited<ReturnType<typeof selectVisitsIn>>[number]

/** Finds visits of a caretaker in this time that are planned or under way; a visit lasts a day at most. */
export const findVisitsIn = (
  read: Reader,
  { caretaker_id, starts_min, ends_min }: Pick<TimeOffRequest, 'caretaker_id' | 'starts_min' | 'ends_min'>,
): Promise<VisitInTheWay[]> =>
  selectVisitsIn(read, { caretaker: caretaker_id, from: starts_min, to: ends_min, earliest: starts_min - dayMinutes })

/** Finds planned visits without a caretaker that end after `from` and begin before `to`, in minutes. */
export const findUnassignedVisits = (read: Reader, { from, to }: { from: number; to: number }) =>
  read
    .selectFrom(openRows.visits)
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .select(['visits.id', 'booking_id', 'bookings.code', 'visits.status', 'starts_min', 'ends_min'])
    .select(['patient_name', 'patient_details'])
    .where('caretaker_id', 'is', null)
    .where('visits.status', '=', 'planned')
    .where('bookings.status', 'in', ['pending', 'confirmed', 'active'])
    .where('starts_min', '>', from - dayMinutes)
    .where('starts_min', '<', to)
    .where('ends_min', '>', from)
    .orderBy('starts_min')
    .orderBy('visits.id')
    .$narrowType<{ status: 'planned' }>()
    .execute()

/**
 * Time off begins at the planned end of a visit under way, or of one that ended early.
 * @returns the minute, or `from` without such a visit
 */
export async function endOfWork(
  read: Reader,
  { caretaker, from, to }: Omit<Span, 'earliest'>,
  now: number,
): Promise<number> {
  const { end } = await read
    .selectFrom('visits')
    .select(({ fn }) => fn.max('ends_min').as('end'))
    .where('caretaker_id', '=', caretaker)
    .where('starts_min', '>', from - dayMinutes)
    .where('starts_min', '<', to)
    .where('ends_min', '>', from)
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'started'), and([eb('status', '=', 'done'), eb('ends_min', '>', now)])]),
    )
    .executeTakeFirstOrThrow()
  return end ?? from
}

const toTimeOff = async (read: Reader, row: TimeOffRequest): Promise<TimeOff> => ({
  _id: row.id,
  caretaker: { _id: row.caretaker_id, name: row.caretaker_name },
  startsAt: toTime(row.starts_min),
  endsAt: toTime(row.ends_min),
  kind: row.kind,
  status: row.status,
  reason: row.reason,
  decidedAt: row.decided_at,
  createdAt: row.created_at,
  visits: row.status === 'requested' ? (await findVisitsIn(read, row)).length : 0,
})

export const readTimeOff = async (read: Reader, timeOffId: string): Promise<TimeOff> =>
  toTimeOff(read, await findTimeOff(read, timeOffId))
