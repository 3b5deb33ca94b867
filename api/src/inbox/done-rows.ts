import type { Reader, Tables } from '@thodu/db'
import { type ExpressionBuilder, sql } from 'kysely'
import type { InboxKind, InboxState } from '../contract/inbox/inbox-kinds.ts'
import { dayInCity } from '../contract/time.ts'
import { openRows } from '../http/lists/restricted.ts'

/** Columns in the order in which every source selects them. */
export type DoneRow = {
  kind: InboxKind
  id: string
  who: string
  since: string
  at: string
  words: string
  topic: string
  status: string
  by_id: string | null
  opened_at: string | null
  booking_id: string | null
  family_id: string | null
}

const text = (value: string) => sql<string>`cast(${sql.lit(value)} as text)`
const kindOf = (kind: InboxKind) => sql<InboxKind>`cast(${sql.lit(kind)} as text)`
/** Literals, so that SQLite finds the partial indexes `callbacks_done` and `messages_done`. */
const done = { callbacks: sql.lit<'open'>('open'), messages: sql.lit<'new'>('new') }
const nothing = sql<string | null>`cast(null as text)`

const doneCallbacks = (db: Reader, since: string) =>
  db
    .selectFrom(openRows.callbacks)
    .innerJoin('accounts', 'accounts.id', 'callbacks.user_id')
    .select([kindOf('callback').as('kind'), 'callbacks.id', 'accounts.name as who', 'callbacks.created_at as since'])
    .select(['callbacks.updated_at as at', 'callbacks.additional_notes as words', 'callbacks.service_type as topic'])
    .select(['callbacks.status', 'callbacks.owner_id as by_id', 'callbacks.owned_at as opened_at'])
    .select([nothing.as('booking_id'), 'callbacks.user_id as family_id'])
    .where('callbacks.status', '<>', done.callbacks)
    .where('callbacks.updated_at', '>', since)
    .$castTo<DoneRow>()

const closedMessages = (db: Reader, since: string, isSpam: boolean) =>
  db
    .selectFrom(openRows.messages)
    .select([kindOf('message').as('kind'), 'id', 'name as who', 'created_at as since', 'updated_at as at'])
    .select(sql<string>`subject || ': ' || message`.as('words'))
    .select([text('').as('topic'), 'status', 'owner_id as by_id', 'owned_at as opened_at'])
    .select([nothing.as('booking_id'), nothing.as('family_id')])
    .where('status', '<>', done.messages)
    .where('updated_at', '>', since)
    .where(({ eb, and, not }) => {
      const isHeldBack = and([eb('probably_spam', '=', 1), eb('status', '=', 'closed')])
      return isSpam ? isHeldBack : not(isHeldBack)
    })
    .$castTo<DoneRow>()

const closedChanges = (db: Reader, since: string) =>
  db
    .selectFrom('change_requests')
    .innerJoin(openRows.bookings, 'bookings.id', 'change_requests.booking_id')
    .select([kindOf('change').as('kind'), 'change_requests.id', 'bookings.customer_name as who'])
    .select(['change_requests.created_at as since', sql<string>`coalesce(closed_at, '')`.as('at')])
    .select([sql<string>`coalesce(words, '')`.as('words'), 'change_requests.kind as topic'])
    .select(['change_requests.state as status', 'change_requests.opened_by as by_id', 'change_requests.opened_at'])
    .select(['change_requests.booking_id', 'bookings.user_id as family_id'])
    .where('change_requests.state', 'in', ['done', 'declined'])
    .where('closed_at', '>', since)
    .$castTo<DoneRow>()

const decidedRequests = (db: Reader, since: string) =>
  db
    .selectFrom('privacy_requests')
    .select([kindOf('privacy').as('kind'), 'id', 'name as who', 'created_at as since'])
    .select([sql<string>`coalesce(decided_at, '')`.as('at'), 'text as words', 'kind as topic', 'status'])
    .select(['opened_by as by_id', 'opened_at', nothing.as('booking_id')])
    .select(sql<string | null>`coalesce(account_id, family_id)`.as('family_id'))
    .where('decided_at', '>', since)
    .$castTo<DoneRow>()

/** The booking of a call, or of its visit. A subquery, because a join would group the items of all calls. */
const bookingOfCall = (eb: ExpressionBuilder<Tables, 'calls'>) =>
  eb
    .selectFrom('call_items')
    .leftJoin('visits', (join) =>
      join.onRef('visits.id', '=', 'call_items.subject_id').on('call_items.subject_type', '=', 'visit'),
    )
    .select(sql<string>`min(coalesce(visits.booking_id, call_items.subject_id))`.as('booking_id'))
    .whereRef('call_items.call_id', '=', 'calls.id')
    .where('subject_type', 'in', ['booking', 'visit'])

/** Calls about bookings and visits; calls about callbacks and messages appear as these. */
const recordedCalls = (db: Reader, since: string) =>
  db
    .selectFrom('calls')
    .innerJoin(openRows.bookings, (join) => join.on((eb) => eb('bookings.id', '=', bookingOfCall(eb))))
    .select([kindOf('call').as('kind'), 'calls.id', 'bookings.customer_name as who', 'calls.created_at as since'])
    .select(['calls.created_at as at', sql<string>`coalesce(note, bookings.code)`.as('words')])
    .select(['bookings.service_type as topic', 'calls.outcome as status', 'calls.by_id'])
    .select(['calls.created_at as opened_at', 'bookings.id as booking_id', 'bookings.user_id as family_id'])
    .where('calls.day', '>=', dayInCity(new Date(since)))
    .where('calls.created_at', '>', since)
    .$castTo<DoneRow>()

type Page = { since: string; limit: number; offset: number }

/** Reads what was done since a time, newest first, or messages that are probably spam. */
export function listDoneRows(
  db: Reader,
  { state, kind }: { state: Exclude<InboxState, 'open'>; kind: InboxKind | undefined },
  { since, limit, offset }: Page,
): Promise<DoneRow[]> {
  const isSpam = state === 'spam'
  const found = isSpam
    ? closedMessages(db, since, true)
    : doneCallbacks(db, since)
        .unionAll(closedMessages(db, since, false))
        .unionAll(closedChanges(db, since))
        .unionAll(decidedRequests(db, since))
        .unionAll(recordedCalls(db, since))
  return db
    .selectFrom(found.as('done'))
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'call'))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}
