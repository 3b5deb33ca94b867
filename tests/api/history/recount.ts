import type { AuditChange } from '@thodu/api/contract/audit/audit.schema'
import { type AuditRow, type Reader, readJson } from '@thodu/db'

/** Everything that the tables hold about a booking, read one table after the other as a plain reader would. */
async function readRows(db: Reader, bookingId: string) {
  const visits = await db.selectFrom('visits').selectAll().where('booking_id', '=', bookingId).execute()
  const visitIds = visits.map(({ id }) => id)
  const items = await db.selectFrom('call_items').selectAll().execute()
  const about = new Set([bookingId, ...visitIds])
  const promises = await db.selectFrom('promises').selectAll().where('subject_id', '=', bookingId).execute()
  const holds = await db.selectFrom('promise_holds').selectAll().execute()
  return {
    visits,
    events: (await db.selectFrom('visit_events').selectAll().execute()).filter((row) =>
      visitIds.includes(row.visit_id),
    ),
    calls: new Set(items.filter(({ subject_id }) => about.has(subject_id)).map(({ call_id }) => call_id)),
    messages: await db.selectFrom('communications').selectAll().where('booking_id', '=', bookingId).execute(),
    promises,
    holds: holds.filter(({ promise_id }) => promises.some(({ id }) => id === promise_id)),
    mails: await db.selectFrom('outbox_mails').selectAll().where('booking_id', '=', bookingId).execute(),
    log: await db.selectFrom('audit_log').selectAll().where('resource_id', '=', bookingId).execute(),
  }
}
type Rows = Awaited<ReturnType<typeof readRows>>

/** The kinds under which another table tells what a row of the log tells; none where the log alone does. */
function kindsElsewhere(row: AuditRow, { visits, messages, promises, holds }: Rows): string[] {
  if (row.status !== 'success') return []
  const fields = readJson<AuditChange[]>(row.changes).map(({ field }) => field)
  const isSame = (at: string | null, by: string | null) => at === row.created_at && by === row.actor_id
  if (fields.includes('visit') || fields.includes('absentReportedAt')) return ['visit']
  const replaced = visits.some((visit) => visit.origin_kind === 'replacement' && visit.created_at === row.created_at)
  if (fields.includes('visitCaretaker') && replaced) return ['visit']
  if (row.action !== 'STATUS_UPDATE') return []
  if (fields.length === 0) return messages.some((sent) => isSame(sent.created_at, sent.by_id)) ? ['message'] : []
  if (fields[0] === 'dueAt') return holds.some((held) => isSame(held.created_at, held.by_id)) ? ['promise'] : []
  if (fields[0] === 'reason' || fields[0] === 'metAt')
    return promises.some((promise) => isSame(promise.reason_at, promise.reason_by)) ? ['promise'] : []
  return []
}

/** What the history of a booking has to hold, and each thing once. */
export async function recount(db: Reader, bookingId: string) {
  const rows = await readRows(db, bookingId)
  const { visits, promises } = rows
  const planned = visits.filter((visit) => visit.origin_visit_id === null)
  const isMovedAway = (id: string, moves: number) =>
    visits.some((next) => next.origin_visit_id === id && next.origin_kind === 'moved' && next.moves > moves)
  const closed = visits.filter(
    (visit) => (visit.status === 'missed' || visit.status === 'skipped') && !isMovedAway(visit.id, visit.moves),
  )
  const idsOf = (source: string, found: readonly { id: string }[]) => found.map(({ id }) => `${source}:${id}`)
  const ids = [
    ...idsOf(
      'audit',
      rows.log.filter((row) => kindsElsewhere(row, rows).length === 0),
    ),
    ...idsOf('visit_event', rows.events),
    ...idsOf(
      'visit_absent',
      visits.filter((visit) => visit.absent_reported_at !== null),
    ),
    ...idsOf('visit_closed', closed),
    ...idsOf(
      'visit_follows',
      visits.filter((visit) => visit.origin_visit_id !== null),
    ),
    ...[...new Set(planned.map((visit) => visit.created_at))].map((at) => `visits_planned:${at}`),
    ...[...new Set(visits.filter(({ status }) => status === 'cancelled').map((visit) => visit.updated_at))].map(
      (at) => `visits_cancelled:${at}`,
    ),
    ...[...rows.calls].map((id) => `call:${id}`),
    ...idsOf('message', rows.messages),
    ...idsOf('promise_made', promises),
    ...idsOf(
      'promise_met',
      promises.filter((promise) => promise.met_at !== null),
    ),
    ...idsOf(
      'promise_broken',
      promises.filter((promise) => promise.broken_noted_at !== null),
    ),
    ...idsOf(
      'promise_ended',
      promises.filter((promise) => promise.void_at !== null || promise.closed_at !== null),
    ),
    ...idsOf(
      'promise_reason',
      promises.filter((promise) => promise.reason_at !== null),
    ),
    ...idsOf('promise_held', rows.holds),
    ...idsOf('mail', rows.mails),
  ]
  const toldElsewhere = rows.log.flatMap((row) => {
    const kinds = kindsElsewhere(row, rows)
    return kinds.length === 0 ? [] : [{ at: row.created_at, by: row.user_name, kinds }]
  })
  return { ids: ids.toSorted(), planned: planned.length, toldElsewhere }
}
