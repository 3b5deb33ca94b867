import { type CallTriesRow, isOneOf, type Placeholders, prepareQuery, type Reader, readJson } from '@thodu/db'
import { sql } from 'kysely'
import { shownEmail } from '../accounts/unknown-address.ts'
import { bindingStatuses } from '../contract/care/booking-status.ts'
import type { CallbackWindow } from '../contract/care/catalogue.ts'
import type { Language } from '../contract/people/languages.ts'
import type { CallSubject } from '../contract/telephone/call-outcomes.ts'
import { dayMs, minuteMs } from '../contract/time.ts'

/** Those with these ids alone; all that are due where nothing is named. */
type Only = { ids: readonly string[] | undefined }

/** Of each kind, more than an office calls in a day; those that are due first. */
const most = 300
/** A visit to which nobody came is called about for so long. */
const missedFor = 3 * dayMs

export type Tries = Pick<CallTriesRow, 'attempts' | 'days' | 'last_day' | 'next_try_at'>
/** Something a family is to be called about. */
export type SheetItem = {
  type: CallSubject
  id: string
  /** Null for what was typed on the site by somebody who was not signed in: its name, number and address are anybody's. */
  accountId: string | null
  bookingId: string | null
  phone: string
  name: string
  email: string
  language: Language | null
  /** A booking's id, or what a message is about; the service of what has one. */
  label: string
  about: string
  notes: string
  dueAt: string | null
  window: CallbackWindow | undefined
  tries: Tries | undefined
}

type TriesColumns = { [Name in keyof Tries]: Tries[Name] | null }
const triesOf = ({ attempts, days, last_day, next_try_at }: TriesColumns): Tries | undefined =>
  attempts === null || days === null || last_day === null ? undefined : { attempts, days, last_day, next_try_at }

const triesColumns = [
  'call_tries.attempts',
  'call_tries.days',
  'call_tries.last_day',
  'call_tries.next_try_at',
] as const
const notGivenUp = sql<boolean>`coalesce(call_tries.given_up, 0) = 0`

const selectCallbacks = prepareQuery((db, { ids }: Placeholders<Only>) =>
  db
    .selectFrom('callbacks')
    .innerJoin('accounts', 'accounts.id', 'callbacks.user_id')
    .leftJoin('call_tries', (join) =>
      join.onRef('call_tries.subject_id', '=', 'callbacks.id').on('call_tries.subject_type', '=', 'callback'),
    )
    .leftJoin('promises', (join) =>
      join
        .onRef('promises.subject_id', '=', 'callbacks.id')
        .on('promises.subject_type', '=', 'callback')
        .on('promises.kind', '=', 'callback')
        .on('promises.met_at', 'is', null)
        .on('promises.void_at', 'is', null),
    )
    .select(['callbacks.id', 'callbacks.user_id', 'callbacks.service_type', 'callbacks.preferred_time'])
    .select(['callbacks.additional_notes', 'accounts.name', 'accounts.email', 'accounts.phone', 'accounts.language'])
    .select(['promises.ends_at', ...triesColumns])
    .where('callbacks.status', '=', 'open')
    .$if(ids !== undefined, (query) => query.where(isOneOf('callbacks.id', ids ?? [])))
    .orderBy('callbacks.created_at')
    .limit(most),
)
async function readCallbacks(db: Reader, only: Only): Promise<SheetItem[]> {
  const rows = await selectCallbacks(db, only)
  return rows.map((row) => ({
    type: 'callback',
    id: row.id,
    accountId: row.user_id,
    bookingId: null,
    phone: row.phone,
    name: row.name,
    email: shownEmail(row.email),
    language: row.language,
    label: '',
    about: row.service_type,
    notes: row.additional_notes,
    dueAt: row.ends_at,
    window: row.preferred_time,
    tries: triesOf(row),
  }))
}

type BookingRow = {
  id: string
  booking_id: string
  code: string
  user_id: string
  service_type: string
  customer_name: string
  customer_phone: string | null
  emergency_phone: string | null
  form_data: string
  email: string
  language: Language | null
} & TriesColumns

/** The number the family was told we call, else its own, else the one at the patient's home (rule JRN-18). */
function numberOf({ form_data, customer_phone, emergency_phone }: BookingRow): string {
  const isAsked = form_data.includes('"callNumber"')
  const { callNumber } = isAsked ? readJson<{ callNumber?: unknown }>(form_data) : {}
  return (typeof callNumber === 'string' && callNumber) || customer_phone || emergency_phone || ''
}

const toBookingItem = (type: 'booking' | 'visit', row: BookingRow, dueAt: string | null): SheetItem => ({
  type,
  id: row.id,
  accountId: row.user_id,
  bookingId: row.booking_id,
  phone: numberOf(row),
  name: row.customer_name,
  email: shownEmail(row.email),
  language: row.language,
  label: row.code,
  about: row.service_type,
  notes: '',
  dueAt,
  window: undefined,
  tries: triesOf(row),
})

const bookingColumns = [
  'bookings.id as booking_id',
  'bookings.code',
  'bookings.user_id',
  'bookings.service_type',
  'bookings.customer_name',
  'bookings.customer_phone',
  'bookings.emergency_phone',
  'bookings.form_data',
  'accounts.email',
  'accounts.language',
] as const

const selectPromised = prepareQuery((db, { ids }: Placeholders<Only>) => {
  // Which of them are due is chosen first: PostgreSQL, which takes open promises for many, read every booking otherwise.
  const due = db
    .selectFrom('promises')
    .leftJoin('call_tries', (join) =>
      join.onRef('call_tries.subject_id', '=', 'promises.subject_id').on('call_tries.subject_type', '=', 'booking'),
    )
    .select(['promises.subject_id', 'promises.ends_at', ...triesColumns])
    .where('promises.kind', '=', sql.lit<'call'>('call'))
    .where('promises.met_at', 'is', null)
    .where('promises.void_at', 'is', null)
    .where('promises.closed_at', 'is', null)
    .$if(ids !== undefined, (query) =>
      query.where('promises.subject_type', '=', 'booking').where(isOneOf('promises.subject_id', ids ?? [])),
    )
    .where(notGivenUp)
    // In no order where a few are named: SQLite walks all open promises in theirs otherwise.
    .$if(ids === undefined, (query) => query.orderBy('promises.ends_at'))
    .limit(most)
  return db
    .selectFrom(due.as('due'))
    .innerJoin('bookings', 'bookings.id', 'due.subject_id')
    .innerJoin('accounts', 'accounts.id', 'bookings.user_id')
    .select(['bookings.id', ...bookingColumns])
    .select(['due.ends_at', 'due.attempts', 'due.days', 'due.last_day', 'due.next_try_at'])
    .orderBy('due.ends_at')
})
const selectTried = prepareQuery((db, { ids }: Placeholders<Only>) =>
  db
    .selectFrom('call_tries')
    .innerJoin('bookings', 'bookings.id', 'call_tries.subject_id')
    .innerJoin('accounts', 'accounts.id', 'bookings.user_id')
    .select(['bookings.id', ...bookingColumns, ...triesColumns])
    .where('call_tries.subject_type', '=', 'booking')
    .where('call_tries.next_try_at', 'is not', null)
    .where('bookings.status', 'in', bindingStatuses)
    .$if(ids !== undefined, (query) => query.where(isOneOf('call_tries.subject_id', ids ?? [])))
    .orderBy('call_tries.next_try_at')
    .limit(most),
)
/** Bookings whose first call was promised and not tried, and those that were tried in vain. */
async function readBookings(db: Reader, only: Only): Promise<SheetItem[]> {
  const promised = await selectPromised(db, only)
  const tried = await selectTried(db, only)
  const known = new Set(promised.map(({ id }) => id))
  return [
    ...promised.map((row) => toBookingItem('booking', row, row.ends_at)),
    ...tried.filter(({ id }) => !known.has(id)).map((row) => toBookingItem('booking', row, null)),
  ]
}

const selectMessages = prepareQuery((db, { ids }: Placeholders<Only>) =>
  db
    .selectFrom('messages')
    .leftJoin('call_tries', (join) =>
      join.onRef('call_tries.subject_id', '=', 'messages.id').on('call_tries.subject_type', '=', 'message'),
    )
    .leftJoin('promises', (join) =>
      join
        .onRef('promises.subject_id', '=', 'messages.id')
        .on('promises.subject_type', '=', 'message')
        .on('promises.kind', '=', 'reply')
        .on('promises.met_at', 'is', null)
        .on('promises.void_at', 'is', null),
    )
    .select([
      'messages.id',
      'messages.name',
      'messages.email',
      'messages.phone',
      'messages.subject',
      'messages.message',
    ])
    .select(['promises.ends_at', ...triesColumns])
    .where('messages.status', '=', 'new')
    .$if(ids !== undefined, (query) => query.where(isOneOf('messages.id', ids ?? [])))
    .where(notGivenUp)
    .orderBy('messages.created_at')
    .limit(most),
)
async function readMessages(db: Reader, only: Only): Promise<SheetItem[]> {
  const rows = await selectMessages(db, only)
  return rows.map((row) => ({
    type: 'message',
    id: row.id,
    accountId: null,
    bookingId: null,
    phone: row.phone,
    name: row.name,
    email: row.email,
    language: null,
    label: row.subject,
    about: '',
    notes: row.message,
    dueAt: row.ends_at,
    window: undefined,
    tries: triesOf(row),
  }))
}

const selectMissed = prepareQuery((db, { since, ids }: Placeholders<Only & { since: number }>) =>
  db
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .innerJoin('accounts', 'accounts.id', 'bookings.user_id')
    .leftJoin('call_tries', (join) =>
      join.onRef('call_tries.subject_id', '=', 'visits.id').on('call_tries.subject_type', '=', 'visit'),
    )
    .select(['visits.id', 'visits.starts_min', ...bookingColumns, ...triesColumns])
    .where('visits.status', '=', 'missed')
    .where('visits.starts_min', '>', since)
    .$if(ids !== undefined, (query) => query.where(isOneOf('visits.id', ids ?? [])))
    .where(notGivenUp)
    .where(({ or, not, exists, eb, selectFrom }) =>
      or([
        eb('call_tries.next_try_at', 'is not', null),
        not(
          exists(
            selectFrom('call_items')
              .select('call_id')
              .where('subject_type', '=', 'visit')
              .whereRef('subject_id', '=', 'visits.id'),
          ),
        ),
      ]),
    )
    .orderBy('visits.starts_min')
    .limit(most),
)
/** Visits to which nobody came, of these days, until somebody has called about them. */
async function readMissedVisits(db: Reader, only: Only, now: Date): Promise<SheetItem[]> {
  const rows = await selectMissed(db, { ...only, since: Math.floor((now.getTime() - missedFor) / minuteMs) })
  return rows.map((row) => toBookingItem('visit', row, new Date(row.starts_min * minuteMs).toISOString()))
}

/** What is read of each kind, by the name of the kind. */
const read: Record<CallSubject, (db: Reader, only: Only, now: Date) => Promise<SheetItem[]>> = {
  callback: readCallbacks,
  booking: readBookings,
  message: readMessages,
  visit: readMissedVisits,
}

/** Everything that needs a call (rule CALL-1). */
export async function readSheetItems(db: Reader, now: Date): Promise<SheetItem[]> {
  const items: SheetItem[] = []
  for (const readKind of Object.values(read)) items.push(...(await readKind(db, { ids: undefined }, now)))
  return items
}

/** Those of what is named that still need a call; who knows them need not read the whole sheet. */
export async function readNamedItems(
  db: Reader,
  named: readonly { type: CallSubject; _id: string }[],
  now: Date,
): Promise<SheetItem[]> {
  const items: SheetItem[] = []
  for (const type of new Set(named.map((one) => one.type)))
    items.push(...(await read[type](db, { ids: named.filter((one) => one.type === type).map(({ _id }) => _id) }, now)))
  return items
}
