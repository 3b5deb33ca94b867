import { isOneOf, type PromiseRow, type Reader } from '@thodu/db'
import { shownColumns, toAuditLog } from '../audit/lists/to-audit-log.ts'
import type { HistoryEntry } from '../contract/history/history.schema.ts'
import { mailTemplates, readerOf } from '../contract/promises/mail-templates.ts'
import { recordedTemplates } from '../contract/whatsapp/whatsapp.schema.ts'
import type { HistoryPlace } from './find-history.ts'
import { auditKind, type HistorySource } from './history-sources.ts'
import {
  type EntryBody,
  type HistoryQuery,
  readClosed,
  readFollowing,
  readReported,
  readTogether,
  readVisitEvents,
  type SourceRows,
} from './visit-entries.ts'

async function readAudited({ db, ids }: HistoryQuery): Promise<SourceRows[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(shownColumns)
    .select(auditKind.as('kind'))
    .where(isOneOf('id', ids))
    .execute()
  return rows.map((row) => {
    const { action, status, changes, userName, userRole } = toAuditLog({ ...row, booking_code: null })
    const by = userRole === 'system' ? null : userName
    return { id: row.id, entry: { what: 'audited', kind: row.kind, by, action, status, changes } }
  })
}

async function readCalls({ db, ids }: HistoryQuery): Promise<SourceRows[]> {
  const rows = await db
    .selectFrom('calls')
    .innerJoin('accounts', 'accounts.id', 'calls.by_id')
    .select(['calls.id', 'direction', 'outcome', 'note', 'next_try_at', 'accounts.name'])
    .where(isOneOf('calls.id', ids))
    .execute()
  return rows.map(({ id, direction, outcome, note, next_try_at: nextTryAt, name: by }) => ({
    id,
    entry: { what: 'call', kind: 'call', by, direction, outcome, note, nextTryAt },
  }))
}

async function readMessages({ db, ids }: HistoryQuery): Promise<SourceRows[]> {
  const rows = await db
    .selectFrom('communications')
    .innerJoin('accounts', 'accounts.id', 'communications.by_id')
    .select(['communications.id', 'sent_to', 'template', 'communications.language', 'state', 'accounts.name'])
    .where(isOneOf('communications.id', ids))
    .execute()
  return rows.flatMap(({ id, sent_to: to, language, state, name: by, ...row }) => {
    const template = recordedTemplates.find((known) => known === row.template)
    return template ? [{ id, entry: { what: 'message', kind: 'message', by, to, template, language, state } }] : []
  })
}

/** The system sends mails, so there is no actor. */
async function readMails({ db, ids }: HistoryQuery): Promise<SourceRows[]> {
  const rows = await db
    .selectFrom('outbox_mails')
    .select(['id', 'template', 'status'])
    .where(isOneOf('id', ids))
    .execute()
  return rows.flatMap(({ id, status: state, ...row }) => {
    const template = mailTemplates.find((known) => known === row.template)
    if (!template) return []
    return [{ id, entry: { what: 'mail', kind: 'mail', by: null, template, to: readerOf(template), state } }]
  })
}

const readers: Record<HistorySource, (asked: HistoryQuery) => Promise<SourceRows[]>> = {
  audit: readAudited,
  visit_event: readVisitEvents,
  visit_absent: readReported,
  visit_closed: readClosed,
  visit_follows: readFollowing,
  visits_planned: (asked) => readTogether(asked, 'visits_planned'),
  visits_cancelled: (asked) => readTogether(asked, 'visits_cancelled'),
  call: readCalls,
  message: readMessages,
  promise_made: (asked) => readPromised(asked, 'promise_made'),
  promise_held: readHeld,
  promise_broken: (asked) => readPromised(asked, 'promise_broken'),
  promise_met: (asked) => readPromised(asked, 'promise_met'),
  promise_ended: (asked) => readPromised(asked, 'promise_ended'),
  promise_reason: (asked) => readPromised(asked, 'promise_reason'),
  mail: readMails,
}

/** Reads the entries in order, with one query per source. */
export async function readEntries(
  db: Reader,
  bookingId: string,
  places: readonly HistoryPlace[],
): Promise<HistoryEntry[]> {
  const entries = new Map<string, EntryBody>()
  for (const source of new Set(places.map((place) => place.source))) {
    const ids = places.filter((place) => place.source === source).map(({ id }) => id)
    for (const { id, entry } of await readers[source]({ db, bookingId, ids })) entries.set(`${source}:${id}`, entry)
  }
  return places.flatMap(({ source, id, moment }) => {
    const _id = `${source}:${id}`
    const entry = entries.get(_id)
    return entry ? [{ ...entry, _id, at: moment }] : []
  })
}

type PromiseSource = 'promise_made' | 'promise_met' | 'promise_broken' | 'promise_ended' | 'promise_reason'
type Row = PromiseRow & { name: string | null }

function toEntry(row: Row, what: PromiseSource): EntryBody {
  const about = { kind: 'promise', by: null, promise: row.kind } as const
  switch (what) {
    case 'promise_made':
      return { ...about, what, dueAt: row.due_at, again: row.round > 0 }
    case 'promise_met':
      return { ...about, what, dueAt: row.ends_at, isLate: row.broken_noted_at !== null }
    case 'promise_broken':
      return { ...about, what }
    case 'promise_ended':
      return { ...about, what, reason: row.void_reason }
    case 'promise_reason':
      return { ...about, what, by: row.name, reason: row.reason_code, note: row.reason_note }
  }
}

async function readPromised({ db, ids }: HistoryQuery, what: PromiseSource): Promise<SourceRows[]> {
  const rows = await db
    .selectFrom('promises')
    .leftJoin('accounts', 'accounts.id', 'promises.reason_by')
    .selectAll('promises')
    .select('accounts.name')
    .where(isOneOf('promises.id', ids))
    .execute()
  return rows.map((row) => ({ id: row.id, entry: toEntry(row, what) }))
}

async function readHeld({ db, ids }: HistoryQuery): Promise<SourceRows[]> {
  const rows = await db
    .selectFrom('promise_holds')
    .innerJoin('promises', 'promises.id', 'promise_holds.promise_id')
    .innerJoin('accounts', 'accounts.id', 'promise_holds.by_id')
    .select(['promise_holds.id', 'until_at', 'reason', 'promises.kind', 'accounts.name'])
    .where(isOneOf('promise_holds.id', ids))
    .execute()
  return rows.map(({ id, until_at: until, reason, kind: promise, name: by }) => ({
    id,
    entry: { what: 'promise_held', kind: 'promise', by, promise, until, reason },
  }))
}
