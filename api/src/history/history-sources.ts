import { joinInOrder, withoutIndex } from '@thodu/db'
import { type RawBuilder, sql } from 'kysely'
import type { HistoryKind } from '../contract/history/history-kinds.ts'

type Source = {
  kind: HistoryKind | 'audit'
  /** Orders events of one transaction. */
  rank: number
  rows: (bookingId: unknown) => RawBuilder<unknown>
}

const names = (field: string) => sql`audit_log.changes like ${sql.lit(`%"field":"${field}"%`)}`
const begins = (field: string) => sql`audit_log.changes like ${sql.lit(`[{"field":"${field}"%`)}`

/** Another table stores the event in more detail and is read instead. */
const isToldElsewhere = sql<boolean>`(audit_log.status = 'success' and (${names('visit')} or ${names('absentReportedAt')}
  or (${names('visitCaretaker')} and exists (select 1 from visits r where r.booking_id = audit_log.resource_id
    and r.origin_kind = 'replacement' and r.created_at = audit_log.created_at))
  or (audit_log.action = 'STATUS_UPDATE' and audit_log.changes = '[]' and exists (select 1 from communications c
    where c.booking_id = audit_log.resource_id and c.created_at = audit_log.created_at and c.by_id = audit_log.actor_id))
  or (audit_log.action = 'STATUS_UPDATE' and (${begins('reason')} or ${begins('metAt')}) and exists (select 1 from promises p
    where p.subject_type = 'booking' and p.subject_id = audit_log.resource_id
    and p.reason_at = audit_log.created_at and p.reason_by = audit_log.actor_id))
  or (audit_log.action = 'STATUS_UPDATE' and ${begins('dueAt')} and exists (select 1 from promise_holds h
    join promises p on p.id = h.promise_id where p.subject_type = 'booking' and p.subject_id = audit_log.resource_id
    and h.created_at = audit_log.created_at and h.by_id = audit_log.actor_id))))`

/** Refused tries count as changes. */
export const auditKind = sql<'visit' | 'status' | 'money' | 'change'>`case
  when audit_log.status <> 'success' then 'change'
  when ${names('money')} then 'money'
  when ${names('trouble')} or ${names('troubleToldAt')} or ${names('visitCaretaker')} or ${names('startsAt')} or ${names('endsAt')} or ${names('startProof')}
    or ${names('endProof')} or ${names('roster')} then 'visit'
  when audit_log.action in ('BOOKING_CREATED', 'BOOKING_STATUS_CHANGED', 'BOOKING_CANCELLED', 'CARETAKER_ASSIGNED',
    'CARETAKER_UNASSIGNED', 'CARETAKER_STATUS_UPDATED', 'CARE_STARTED', 'CARE_COMPLETED') then 'status'
  else 'change' end`

const promised = (moment: RawBuilder<unknown>, condition: RawBuilder<unknown>) => (bookingId: unknown) =>
  sql`select ${moment} as moment, id, 0 as seq from promises
    where subject_type = 'booking' and subject_id = ${bookingId} and ${condition}`
const visitsWhere = (moment: RawBuilder<unknown>, condition: RawBuilder<unknown>) => (bookingId: unknown) =>
  sql`select ${moment} as moment, v.id, 0 as seq from visits v where v.booking_id = ${bookingId} and ${condition}`
/** Visits created or cancelled together are one entry, with their time as its id. */
const visitsAtOnce = (moment: 'created_at' | 'updated_at', condition: RawBuilder<unknown>) => (bookingId: unknown) =>
  sql`select ${sql.ref(moment)} as moment, ${sql.ref(moment)} as id, 0 as seq from visits
    where booking_id = ${bookingId} and ${condition} group by ${sql.ref(moment)}`

/**
 * All stored events of a booking, without a separate table of events (rule OFF-31). A row with several events, such as a
 * promise made, kept and explained, has a source for each.
 */
export const historySources = {
  audit: {
    kind: 'audit',
    rank: 0,
    rows: (bookingId) => sql`select audit_log.created_at as moment, audit_log.id, audit_log.seq from audit_log
      where audit_log.resource_id = ${bookingId} and not ${isToldElsewhere}`,
  },
  visit_event: {
    kind: 'visit',
    rank: 1,
    rows: (bookingId) => sql`select e.received_at as moment, e.id, 0 as seq from visits v
      join visit_events e on e.visit_id = v.id where v.booking_id = ${bookingId}`,
  },
  visit_absent: {
    kind: 'visit',
    rank: 1,
    rows: visitsWhere(sql`v.absent_reported_at`, sql`v.absent_reported_at is not null`),
  },
  // If the family moved the visit, its replacement shows the move.
  visit_closed: {
    kind: 'visit',
    rank: 2,
    rows: visitsWhere(
      sql`case when v.status = 'missed' then coalesce(v.edited_at, v.updated_at) else v.updated_at end`,
      sql`v.status in ('missed', 'skipped') and not exists (select 1 from visits n where n.origin_visit_id = v.id
        and n.origin_kind = 'moved' and n.moves > v.moves)`,
    ),
  },
  visit_follows: { kind: 'visit', rank: 3, rows: visitsWhere(sql`v.created_at`, sql`v.origin_visit_id is not null`) },
  visits_planned: {
    kind: 'visit',
    rank: 4,
    rows: visitsAtOnce('created_at', sql`${withoutIndex('origin_visit_id')} is null`),
  },
  visits_cancelled: {
    kind: 'visit',
    rank: 4,
    rows: visitsAtOnce('updated_at', sql`${withoutIndex('status')} = 'cancelled'`),
  },
  call: {
    kind: 'call',
    rank: 5,
    rows: (bookingId) => sql`select c.created_at as moment, c.id, 0 as seq from calls c where c.id in (
      select i.call_id from call_items i where i.subject_type = 'booking' and i.subject_id = ${bookingId}
      union select i.call_id from visits v ${joinInOrder()} call_items i on i.subject_type = 'visit' and i.subject_id = v.id
        where v.booking_id = ${bookingId})`,
  },
  message: {
    kind: 'message',
    rank: 6,
    rows: (bookingId) =>
      sql`select created_at as moment, id, 0 as seq from communications where booking_id = ${bookingId}`,
  },
  promise_made: { kind: 'promise', rank: 7, rows: promised(sql`started_at`, sql`started_at is not null`) },
  promise_held: {
    kind: 'promise',
    rank: 8,
    rows: (bookingId) => sql`select h.created_at as moment, h.id, 0 as seq from promises p
      join promise_holds h on h.promise_id = p.id where p.subject_type = 'booking' and p.subject_id = ${bookingId}`,
  },
  promise_broken: { kind: 'promise', rank: 9, rows: promised(sql`broken_noted_at`, sql`broken_noted_at is not null`) },
  promise_met: { kind: 'promise', rank: 10, rows: promised(sql`met_at`, sql`met_at is not null`) },
  promise_ended: {
    kind: 'promise',
    rank: 11,
    rows: promised(sql`coalesce(void_at, closed_at)`, sql`(void_at is not null or closed_at is not null)`),
  },
  promise_reason: { kind: 'promise', rank: 12, rows: promised(sql`reason_at`, sql`reason_at is not null`) },
  mail: {
    kind: 'mail',
    rank: 13,
    rows: (bookingId) =>
      sql`select coalesce(sent_at, created_at) as moment, id, 0 as seq from outbox_mails where booking_id = ${bookingId}`,
  },
} as const satisfies Record<string, Source>
export type HistorySource = keyof typeof historySources
