import type { KeyObject } from 'node:crypto'
import type { BreachRow, PromiseRow } from '@thodu/db'
import type { listOpenRequests } from '../bookings/change-requests.queries.ts'
import type { ChangeReason } from '../contract/bookings/change-kinds.ts'
import { readBookingPhones } from '../contract/bookings/rules/booking-phones.ts'
import type { AttentionKind } from '../contract/dashboard/attention-kinds.ts'
import { isUrgent } from '../contract/operations/notices.ts'
import type { OperatorNotice } from '../contract/operations/operations.schema.ts'
import { breachDeadlines } from '../contract/privacy/breaches/breach-clock.ts'
import { minuteMs } from '../contract/time.ts'
import type { Incident } from '../contract/visits/incidents.schema.ts'
import type { Visit } from '../contract/visits/visits.schema.ts'
import { listedRecords } from '../http/answers/record-access.ts'
import type { OfferCounts } from '../offers/count-offers.ts'
import type { listLateRequests } from '../privacy/requests/requests.queries.ts'
import type { findSubjects } from '../promises/promises.queries.ts'
import type { OpenChange } from '../schedule-changes/schedule-changes.queries.ts'
import { accessedFamilies } from '../telephone/accessed-families.ts'
import type { CallGroup } from '../telephone/group-items.ts'
import { toDialled, toGroupNumber } from '../telephone/phone-key.ts'
import { groupKey } from '../telephone/read-sheet.ts'
import type { FoundStep } from './group-attention.ts'
import type { StartingBooking } from './starting-bookings.ts'

/** These functions turn rows of other lists into steps of the attention list (rule HALL-1). */

const nothing = {
  booking: null,
  caretaker: null,
  area: '',
  phone: '',
  remark: null,
  trouble: null,
  change: null,
  breach: null,
  unchecked: null,
  unconfirmed: null,
  notice: null,
  promise: null,
  offers: null,
}

/** Adds the country code for dialling; an invalid number stays as entered. */
const toPhone = (written: string): string => {
  const number = toGroupNumber(written)
  return number === undefined ? written : toDialled(number)
}

export function toVisit(kind: AttentionKind, visit: Visit, offers: OfferCounts | null = null): FoundStep {
  const { booking, caretaker } = visit
  return {
    kind,
    at: visit.startsAt,
    bookingIds: [booking._id],
    visitId: visit._id,
    toStep: () => ({
      ...nothing,
      kind,
      _id: visit._id,
      who: booking.patientName,
      at: visit.startsAt,
      booking: { _id: booking._id, bookingId: booking.bookingId },
      caretaker: caretaker?.name ?? null,
      area: booking.area,
      phone: caretaker?.phone || booking.family.phone,
      offers,
    }),
    seen: [listedRecords('booking', [booking._id])],
  }
}

/** A complaint comes from the family, so the row shows its number. */
export function toComplaintRow(visit: Visit): FoundStep {
  const { remark, booking } = visit
  const about = toVisit('remark', visit)
  const at = remark?.at ?? visit.endsAt
  return {
    ...about,
    at,
    toStep: () => ({
      ...about.toStep(),
      at,
      phone: booking.family.phone,
      remark: { startsAt: visit.startsAt, text: remark?.text ?? '' },
    }),
  }
}

/** Unread incidents come first, then the oldest. */
export const byTrouble = (one: Incident, other: Incident): number =>
  Number(one.status === 'seen') - Number(other.status === 'seen') || one.createdAt.localeCompare(other.createdAt)

export function toIncidentRow(visit: Visit, { _id, kind, text, by, seenBy, occurredAt }: Incident): FoundStep {
  const { family } = visit.booking
  const about = toVisit('trouble', visit)
  return {
    ...about,
    at: occurredAt,
    toStep: () => ({
      ...about.toStep(),
      _id,
      at: occurredAt,
      caretaker: by.name,
      phone: by.phone,
      trouble: { kind, text, seenBy, visitId: visit._id, startsAt: visit.startsAt, family },
    }),
  }
}

export const toOverdue = (visit: Visit): FoundStep[] =>
  visit.need === 'unassigned' || visit.need === 'absent' || visit.need === 'late' ? [toVisit(visit.need, visit)] : []

export const toStarting =
  (kind: 'noCaretaker' | 'noPlan') =>
  ({ id, code, patient, phone, startsAt, caretaker }: StartingBooking): FoundStep => ({
    kind,
    at: startsAt,
    bookingIds: [id],
    toStep: () => ({
      ...nothing,
      kind,
      _id: id,
      who: patient,
      at: startsAt,
      booking: { _id: id, bookingId: code },
      caretaker,
      phone: toPhone(phone),
    }),
    seen: [listedRecords('booking', [id])],
  })

export function toCall(secret: KeyObject, group: CallGroup): FoundStep {
  const { number, items } = group
  const named = items.find(({ accountId }) => accountId !== null) ?? items[0]
  const booked = items.find(({ bookingId }) => bookingId !== null)
  const [at = null] = items
    .map(({ dueAt }) => dueAt)
    .filter((due) => due !== null)
    .sort()
  return {
    kind: 'call',
    at,
    bookingIds: items.map(({ bookingId }) => bookingId).filter((id) => id !== null),
    toStep: () => ({
      ...nothing,
      kind: 'call',
      _id: groupKey(secret, group),
      who: named?.name ?? '',
      at,
      booking: booked?.bookingId ? { _id: booked.bookingId, bookingId: booked.label } : null,
      phone: number === undefined ? '' : toDialled(number),
    }),
    seen: accessedFamilies(items),
  }
}

/** An admin answers a family's request on the booking's page and by phone. */
export function toChange(request: Awaited<ReturnType<typeof listOpenRequests>>[number]): FoundStep {
  const { id, kind, reason, from_day: from, until_day: until, words, booking_id, code } = request
  const phones = readBookingPhones(request)
  return {
    kind: 'change',
    at: request.created_at,
    bookingIds: [booking_id],
    toStep: () => ({
      ...nothing,
      kind: 'change',
      _id: id,
      who: request.customer_name,
      at: request.created_at,
      booking: { _id: booking_id, bookingId: code },
      phone: toPhone(phones.customer || phones.home),
      change: { kind, reason: reason as ChangeReason | null, from, until, words },
    }),
    seen: [listedRecords('booking', [booking_id])],
  }
}

/** The step shows the Board's deadline for the details of a breach (rule PRIV-B1), and no personal data. */
export function toBreach({ id, code, aware_at, extended_until, board_told_at: told }: BreachRow): FoundStep {
  const at = breachDeadlines({ awareAt: aware_at, extendedUntil: extended_until })
  return {
    kind: 'breach',
    at,
    bookingIds: [],
    toStep: () => ({ ...nothing, kind: 'breach', _id: id, who: code, at, breach: { isTold: told !== null } }),
    seen: [],
  }
}

/** The step reports failed mails, backups or a full disk, without personal data. */
export function toNotice({ code, since }: OperatorNotice): FoundStep[] {
  if (!isUrgent(code)) return []
  const shown = { kind: 'notice', at: since } as const
  return [
    { ...shown, bookingIds: [], toStep: () => ({ ...nothing, ...shown, _id: code, who: '', notice: code }), seen: [] },
  ]
}

type Subject = Awaited<ReturnType<typeof findSubjects>> extends Map<string, infer One> ? One : never
export const toPromise = (row: PromiseRow, subject: Subject | undefined): FoundStep => ({
  kind: 'promise',
  at: row.ends_at,
  bookingIds: [row.subject_id],
  toStep: () => ({
    ...nothing,
    kind: 'promise',
    _id: row.id,
    who: subject?.name ?? '',
    at: row.ends_at,
    booking: subject ? { _id: row.subject_id, bookingId: subject.label } : null,
    phone: subject?.phone ?? '',
    promise: row.kind,
  }),
  seen: subject ? [subject.whose] : [],
})

export function toLateRequest(request: Awaited<ReturnType<typeof listLateRequests>>[number]): FoundStep {
  const { id, name, contact, next_due_at } = request
  const family = request.account_id ?? request.family_id
  return {
    kind: 'privacy',
    at: next_due_at,
    bookingIds: [],
    toStep: () => ({
      ...nothing,
      kind: 'privacy',
      _id: id,
      who: name,
      at: next_due_at,
      phone: contact.includes('@') ? '' : contact,
    }),
    seen: [family === null ? listedRecords('message', [id]) : listedRecords('family', [family])],
  }
}

/** A caretaker has this long to confirm a change before the office sees it, in ms. */
export const confirmsWithin = 15 * minuteMs

/** One row for each caretaker with changes that are not confirmed in time, the earliest visit first (rule VISIT-31). */
export function toUnconfirmed(changes: readonly OpenChange[], now: Date): FoundStep[] {
  const late = changes.filter(({ changedAt }) => Date.parse(changedAt) + confirmsWithin <= now.getTime())
  return [...Map.groupBy(late, ({ caretaker }) => caretaker._id)].map(([_id, own]) => {
    const { name: who = '', phone = '' } = own[0]?.caretaker ?? {}
    const shown = { kind: 'unconfirmed', at: own[0]?.startsAt ?? null } as const
    const told = own.map(({ toldAt }) => toldAt)
    const unconfirmed = { changes: own.length, toldAt: told.includes(null) ? null : (told.toSorted().at(-1) ?? null) }
    const toStep = () => ({ ...nothing, ...shown, _id, who, caretaker: who, phone, unconfirmed })
    return { ...shown, bookingIds: [], toStep, seen: [] }
  })
}

/** All caretakers without a required check share one row (rule MATCH-8). */
export const toUnchecked = (caretakers: number): FoundStep[] =>
  caretakers === 0
    ? []
    : [
        {
          kind: 'unchecked',
          at: null,
          bookingIds: [],
          toStep: () => ({ ...nothing, kind: 'unchecked', _id: 'unchecked', who: '', at: null, unchecked: caretakers }),
          seen: [],
        },
      ]
