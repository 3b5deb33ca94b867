import type { KeyObject } from 'node:crypto'
import type { BreachRow, PromiseRow, Reader } from '@thodu/db'
import { listOpenRequests } from '../bookings/changes/change-requests.queries.ts'
import type { ChangeReason } from '../contract/bookings/change-kinds.ts'
import type { Hall, HallRow } from '../contract/desk/hall.schema.ts'
import { type HallKind, hallKinds } from '../contract/desk/hall-kinds.ts'
import { dueOf } from '../contract/privacy/breaches/breach-clock.ts'
import type { promiseKinds } from '../contract/promises/promise-kinds.ts'
import { dayMinutes, dayMs, hourMs, minuteMs, momentOf } from '../contract/time.ts'
import type { Trouble } from '../contract/visits/troubles.schema.ts'
import type { Visit } from '../contract/visits/visits.schema.ts'
import { listed } from '../http/answers/sees.ts'
import type { Seen } from '../http/ports.ts'
import { listUndetailed } from '../privacy/breaches/breaches.queries.ts'
import { listLateRequests } from '../privacy/requests/late-requests.ts'
import { listPromises } from '../promises/list-promises.ts'
import { findSubjects } from '../promises/promises.queries.ts'
import type { CallGroup } from '../telephone/group-items.ts'
import { toDialled } from '../telephone/phone-key.ts'
import { groupKey, readGroups } from '../telephone/read-sheet.ts'
import { seenIn } from '../telephone/seen-in.ts'
import { completeVisits } from '../visits/complete-visits.ts'
import { readToday } from '../visits/lists/today.ts'
import { readOpenRemarks } from '../visits/remarks/open-remarks.ts'
import { openTroublesOf } from '../visits/trouble/troubles.queries.ts'
import { visitColumns } from '../visits/visits.queries.ts'

/** Of each kind, more than an office does before it looks again. */
const shown = 8
/** Whom nobody goes to is said so long before. */
const openAhead = dayMs
/** A promise is due when so little is left of it. */
const dueAhead = 2 * hourMs
/** What is kept by a call stands among the calls. */
const keptByCalls: readonly string[] = ['call', 'callback', 'reply'] satisfies readonly (typeof promiseKinds)[number][]
const mostPromises = 100

/** What a row says nothing of. */
const nothing = {
  booking: null,
  caretaker: null,
  phone: '',
  remark: null,
  trouble: null,
  change: null,
  breach: null,
  promise: null,
}
type Found = { kind: HallKind; row: () => HallRow; seen: readonly Seen[] }

function toVisit(kind: HallKind, visit: Visit): Found {
  const { booking, caretaker } = visit
  return {
    kind,
    row: () => ({
      kind,
      _id: visit._id,
      who: booking.patientName,
      at: visit.startsAt,
      booking: { _id: booking._id, bookingId: booking.bookingId },
      caretaker: caretaker?.name ?? null,
      phone: caretaker?.phone || booking.family.phone,
      remark: null,
      trouble: null,
      change: null,
      breach: null,
      promise: null,
    }),
    seen: [listed('booking', [booking._id])],
  }
}

/** What was wrong is heard from the family: its number, not hers who was there. */
function toRemarked(visit: Visit): Found {
  const { remark, booking } = visit
  const about = toVisit('remark', visit)
  return {
    ...about,
    row: () => ({
      ...about.row(),
      at: remark?.at ?? visit.endsAt,
      phone: booking.family.phone,
      remark: { startsAt: visit.startsAt, text: remark?.text ?? '' },
    }),
  }
}

/** What nobody has taken up yet comes first, then what waits longest. */
const byTrouble = (one: Trouble, other: Trouble): number =>
  Number(one.status === 'seen') - Number(other.status === 'seen') || one.createdAt.localeCompare(other.createdAt)

/** What is wrong with a visit is said by who is there: her number, and the family's beside it. */
function toTroubled(visit: Visit, { _id, kind, text, by, seenBy, occurredAt }: Trouble): Found {
  const { family } = visit.booking
  const about = toVisit('trouble', visit)
  return {
    ...about,
    row: () => ({
      ...about.row(),
      _id,
      at: occurredAt,
      caretaker: by.name,
      phone: by.phone,
      trouble: { kind, text, seenBy, visitId: visit._id, startsAt: visit.startsAt, family },
    }),
  }
}

/** Which of the visits of Today cannot wait, and as what. */
function visitKind({ need, startsAt }: Visit, now: Date): HallKind | undefined {
  if (need === 'absent' || need === 'late') return need
  return need === 'open' && Date.parse(startsAt) < now.getTime() + openAhead ? 'open' : undefined
}

function toCall(secret: KeyObject, group: CallGroup): Found {
  const { number, items } = group
  const named = items.find(({ accountId }) => accountId !== null) ?? items[0]
  const booked = items.find(({ bookingId }) => bookingId !== null)
  const due = items.map(({ dueAt }) => dueAt).filter((at) => at !== null)
  return {
    kind: 'call',
    row: () => ({
      ...nothing,
      kind: 'call',
      _id: groupKey(secret, group),
      who: named?.name ?? '',
      at: due.sort()[0] ?? null,
      booking: booked?.bookingId ? { _id: booked.bookingId, bookingId: booked.label } : null,
      phone: number === undefined ? '' : toDialled(number),
    }),
    seen: seenIn(items),
  }
}

/** What a family asks for is answered on its booking's page, and by telephone. */
function toChange(request: Awaited<ReturnType<typeof listOpenRequests>>[number]): Found {
  const { id, kind, reason, from_day: from, until_day: until, words, booking_id, code } = request
  return {
    kind: 'change',
    row: () => ({
      ...nothing,
      kind: 'change',
      _id: id,
      who: request.customer_name,
      at: request.created_at,
      booking: { _id: booking_id, bookingId: code },
      phone: request.customer_phone || request.emergency_phone || '',
      change: { kind, reason: reason as ChangeReason | null, from, until, words },
    }),
    seen: [listed('booking', [booking_id])],
  }
}

/** The Board's clock: by when it wants the details (rule PRIV-B1). It is about nobody in particular. */
const toBreach = ({ id, code, aware_at, extended_until, board_told_at: told }: BreachRow): Found => ({
  kind: 'breach',
  row: () => ({
    ...nothing,
    kind: 'breach',
    _id: id,
    who: code,
    at: dueOf({ awareAt: aware_at, extendedUntil: extended_until }),
    breach: { isTold: told !== null },
  }),
  seen: [],
})

/** Open promises that end soon or have ended, and that no call keeps: all of them are about bookings. */
async function readDuePromises(db: Reader, now: Date): Promise<Found[]> {
  const until = new Date(now.getTime() + dueAhead).toISOString()
  const list = {
    sort: { field: 'dueAt', direction: 'asc' },
    filter: { open: true },
    offset: 0,
    limit: mostPromises,
  } as const
  const { rows } = await listPromises(db, list)
  const due = rows.filter(({ ends_at, kind }) => ends_at < until && !keptByCalls.includes(kind))
  const subjects = await findSubjects(db, due)
  return due.map((row: PromiseRow): Found => {
    const subject = subjects.get(row.subject_id)
    const booking = subject ? { _id: row.subject_id, bookingId: subject.label } : null
    return {
      kind: 'promise',
      row: () => ({
        ...nothing,
        kind: 'promise',
        _id: row.id,
        who: subject?.name ?? '',
        at: row.ends_at,
        booking,
        phone: subject?.phone ?? '',
        promise: row.kind,
      }),
      seen: subject ? [subject.whose] : [],
    }
  })
}

/** Somebody asked about personal data and has not heard from us in time. */
function toLateRequest(request: Awaited<ReturnType<typeof listLateRequests>>[number]): Found {
  const { id, name, contact, next_due_at } = request
  const family = request.account_id ?? request.family_id
  return {
    kind: 'privacy',
    row: () => ({
      ...nothing,
      kind: 'privacy',
      _id: id,
      who: name,
      at: next_due_at,
      phone: contact.includes('@') ? '' : contact,
    }),
    seen: [family === null ? listed('message', [id]) : listed('family', [family])],
  }
}

const selectNext = (db: Reader, { from, until }: { from: number; until: number }) =>
  db
    .selectFrom('visits')
    .select(visitColumns)
    .where('status', '=', 'planned')
    .where('starts_min', '>', from)
    .where('starts_min', '<', until)
    .where('caretaker_id', 'is not', null)
    .orderBy('starts_min')
    .limit(1)
    .execute()
/** The next visit of a day that somebody goes to. */
async function readNext(db: Reader, now: Date): Promise<Visit | undefined> {
  const from = momentOf(now.getTime())
  const rows = await selectNext(db, { from, until: from + dayMinutes })
  return (await completeVisits(db, rows, now))[0]
}

/**
 * What cannot wait, the worst first: the Board's clock of a breach, something is wrong, nobody came, late, nobody chosen for the next 24 hours, something was wrong
 * with a visit, a change that a family asks for, a family that waits for a call, a promise that ends, a request about
 * personal data that is late (rule HALL-1). `seen` is whose data stand in it.
 */
export async function readHall(db: Reader, secret: KeyObject, now: Date): Promise<{ hall: Hall; seen: Seen[] }> {
  const { visits, troubled } = await readToday(db, now)
  const groups = (await readGroups(db, now)).filter(({ when }) => when !== 'later')
  const troubles = troubled.flatMap((visit) => openTroublesOf(visit).map((trouble) => ({ visit, trouble })))
  const found: Found[] = [
    ...(await listUndetailed(db)).map(toBreach),
    ...troubles
      .toSorted((one, other) => byTrouble(one.trouble, other.trouble))
      .map(({ visit, trouble }) => toTroubled(visit, trouble)),
    ...visits.flatMap((visit) => {
      const kind = visitKind(visit, now)
      return kind ? [toVisit(kind, visit)] : []
    }),
    ...(await readOpenRemarks(db, now)).map(toRemarked),
    ...(await listOpenRequests(db)).map(toChange),
    ...groups.map((group) => toCall(secret, group)),
    ...(await readDuePromises(db, now)),
    ...(await listLateRequests(db, now.toISOString())).map(toLateRequest),
  ]
  const ofKind = (kind: HallKind) => found.filter((one) => one.kind === kind)
  const first = hallKinds.flatMap((kind) => ofKind(kind).slice(0, shown))
  const next = await readNext(db, now)
  return {
    hall: {
      // To the minute, so that an answer that is asked for again is the same.
      at: new Date(Math.floor(now.getTime() / minuteMs) * minuteMs).toISOString(),
      counts: Object.fromEntries(hallKinds.map((kind) => [kind, ofKind(kind).length])) as Hall['counts'],
      rows: first.map(({ row }) => row()),
      next: next
        ? { startsAt: next.startsAt, who: next.booking.patientName, caretaker: next.caretaker?.name ?? '' }
        : null,
    },
    seen: [...first.flatMap(({ seen }) => seen), ...(next ? [listed('booking', [next.booking._id])] : [])],
  }
}
