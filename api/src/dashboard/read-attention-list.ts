import type { Reader } from '@thodu/db'
import { listOpenRequests } from '../bookings/change-requests.queries.ts'
import { countUnchecked } from '../caretakers/caretakers.queries.ts'
import type { Config } from '../config/config.ts'
import type { AttentionList, AttentionStep } from '../contract/dashboard/attention.schema.ts'
import { type AttentionKind, attentionGroups, attentionKinds, redKinds } from '../contract/dashboard/attention-kinds.ts'
import type { Waiting } from '../contract/dashboard/dashboard.schema.ts'
import type { OperatorNotice } from '../contract/operations/operations.schema.ts'
import { dayMinutes, minuteMs, momentOf } from '../contract/time.ts'
import type { Visit } from '../contract/visits/visits.schema.ts'
import { listedRecords } from '../http/answers/record-access.ts'
import { openRows } from '../http/lists/restricted.ts'
import type { RecordedAccess } from '../http/ports.ts'
import { countOffers } from '../offers/count-offers.ts'
import { listUndetailed } from '../privacy/breaches/breaches.queries.ts'
import { listLateRequests } from '../privacy/requests/requests.queries.ts'
import { findSubjects } from '../promises/promises.queries.ts'
import { listOpenChanges } from '../schedule-changes/schedule-changes.queries.ts'
import type { CallGroup } from '../telephone/group-items.ts'
import { readGroups } from '../telephone/read-sheet.ts'
import { completeVisits } from '../visits/complete-visits.ts'
import { openIncidentsOf } from '../visits/incidents.queries.ts'
import { readOpenComplaints } from '../visits/open-complaints.ts'
import { readToday } from '../visits/today.ts'
import { visitColumns } from '../visits/visits.queries.ts'
import {
  byTrouble,
  toBreach,
  toCall,
  toChange,
  toComplaintRow,
  toIncidentRow,
  toLateRequest,
  toNotice,
  toOverdue,
  toPromise,
  toStarting,
  toUnchecked,
  toUnconfirmed,
  toVisit,
} from './attention-steps.ts'
import { type FoundStep, groupAttention } from './group-attention.ts'
import { listStartingBookings, startsAhead, startsBehind } from './starting-bookings.ts'
import { findAwaited, findStuckSteps } from './stuck-bookings.ts'

/** The answer contains at most this many rows of a group. */
const mostRows = 50
const mostOpenVisits = 100

async function readStuck(db: Reader, now: Date): Promise<FoundStep[]> {
  const due = await findStuckSteps(db, now)
  const subjects = await findSubjects(db, due)
  return due.map((row) => toPromise(row, subjects.get(row.subject_id)))
}

type Span = { from: number; until: number }
const selectAhead = (db: Reader, { from, until }: Span, visits: 'visits' = 'visits') =>
  db
    .selectFrom(visits)
    .select(visitColumns)
    .where('status', '=', 'planned')
    .where('starts_min', '>', from)
    .where('starts_min', '<', until)
    .orderBy('starts_min')
const selectNext = (db: Reader, span: Span) =>
  selectAhead(db, span).where('caretaker_id', 'is not', null).limit(1).execute()
const selectOpen = (db: Reader, span: Span) =>
  selectAhead(db, span, openRows.visits).where('caretaker_id', 'is', null).orderBy('id').limit(mostOpenVisits).execute()

async function readNext(db: Reader, now: Date): Promise<Visit | undefined> {
  const from = momentOf(now)
  return (await completeVisits(db, await selectNext(db, { from, until: from + dayMinutes }), now))[0]
}
async function readOpen(db: Reader, now: Date): Promise<FoundStep[]> {
  const from = momentOf(now)
  const visits = await completeVisits(db, await selectOpen(db, { from, until: from + startsAhead / minuteMs }), now)
  const offers = await countOffers(
    db,
    visits.map(({ _id }) => _id),
  )
  return visits.map((visit) => toVisit('open', visit, offers.get(visit._id)))
}

type Settings = Pick<Config, 'secret' | 'requiredChecks' | 'office'>

async function findSteps(
  db: Reader,
  { secret, requiredChecks }: Settings,
  { groups: sheet, now }: { groups: readonly CallGroup[]; now: Date },
): Promise<FoundStep[]> {
  const { visits, troubled } = await readToday(db, now)
  const groups = sheet.filter(({ when }) => when !== 'later')
  const troubles = troubled.flatMap((visit) => openIncidentsOf(visit).map((trouble) => ({ visit, trouble })))
  const starting = await listStartingBookings(db, now)
  return [
    ...(await listUndetailed(db)).map(toBreach),
    ...troubles
      .toSorted((one, other) => byTrouble(one.trouble, other.trouble))
      .map(({ visit, trouble }) => toIncidentRow(visit, trouble)),
    ...visits.flatMap(toOverdue),
    ...(await readOpen(db, now)),
    ...starting.unassigned.map(toStarting('noCaretaker')),
    ...starting.unplanned.map(toStarting('noPlan')),
    ...toUnconfirmed(await listOpenChanges(db, now), now),
    ...(await readOpenComplaints(db, now)).map(toComplaintRow),
    ...(await listOpenRequests(db)).map(toChange),
    ...(await listLateRequests(db, now.toISOString())).map(toLateRequest),
    ...groups.map((group) => toCall(secret, group)),
    ...(await readStuck(db, now)),
    ...toUnchecked(await countUnchecked(db, { requiredChecks })),
  ]
}

type Counted = Record<AttentionKind, number> & {
  needsAction: Waiting['needsAction']
  /** Cards of the call sheet, and how many of them are late. */
  cards: { open: number; late: number }
}

/**
 * Counts open steps by kind for the menu, including steps that share a row, and the rows of the attention list.
 * Unplanned bookings count for a week (rule OFF-24).
 */
export async function countSteps(
  db: Reader,
  settings: Settings,
  notices: readonly OperatorNotice[],
  now: Date,
): Promise<Counted> {
  const groups = await readGroups(db, settings, now)
  const steps = await findSteps(db, settings, { groups, now })
  const since = new Date(now.getTime() - startsBehind).toISOString()
  const counted = steps.filter(({ kind, at }) => kind !== 'noPlan' || at === null || at >= since)
  const rows = groupAttention([...notices.flatMap(toNotice), ...steps], now).filter(({ group }) => group !== 'older')
  const ofKind = attentionKinds.map((kind) => [kind, counted.filter((step) => step.kind === kind).length])
  return {
    ...(Object.fromEntries(ofKind) as Record<AttentionKind, number>),
    cards: { open: groups.length, late: groups.filter(({ when }) => when === 'late').length },
    needsAction: { rows: rows.length, urgent: rows.filter(({ step }) => redKinds.includes(step.kind)).length },
  }
}

/**
 * Reads the attention list: grouped steps, most urgent first, and server problems (rule HALL-1). `seen` is the access
 * to record.
 */
export async function readAttentionList(
  db: Reader,
  settings: Settings,
  notices: readonly OperatorNotice[],
  now: Date,
): Promise<{ hall: AttentionList; seen: RecordedAccess[] }> {
  const groups = await readGroups(db, settings, now)
  const steps = await findSteps(db, settings, { groups, now })
  const rows = groupAttention([...notices.flatMap(toNotice), ...steps], now)
  const ofGroup = attentionGroups.map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
  const shown = ofGroup.flatMap((of) => of.rows.slice(0, mostRows))
  const next = await readNext(db, now)
  const awaited = await findAwaited(db, [...new Set(shown.flatMap(({ step }) => step.bookingIds))], now)
  return {
    hall: {
      // In whole minutes, so that an unchanged list has an unchanged ETag.
      at: new Date(Math.floor(now.getTime() / minuteMs) * minuteMs).toISOString(),
      counts: Object.fromEntries(ofGroup.map((of) => [of.group, of.rows.length])) as AttentionList['counts'],
      rows: shown.map(({ group, step, also }) => ({
        ...step.toStep(),
        group,
        also: also.map((one): AttentionStep => one.toStep()),
        promises: step.bookingIds.flatMap((id) => awaited.get(id) ?? []),
      })),
      next: next
        ? { startsAt: next.startsAt, who: next.booking.patientName, caretaker: next.caretaker?.name ?? '' }
        : null,
    },
    seen: [
      ...shown.flatMap(({ step, also }) => [step, ...also].flatMap(({ seen }) => seen)),
      ...(next ? [listedRecords('booking', [next.booking._id])] : []),
    ],
  }
}
