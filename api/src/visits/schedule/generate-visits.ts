import { isOneOf, newId, type Reader, type Tx, type VisitRow } from '@thodu/db'
import { type Day, dayOfMoment, laterDay, momentOf } from '../../contract/time.ts'
import { type Placed, type PlacedVisit, placeVisits } from './place-visits.ts'
import type { PlannedBooking, StoredRoster } from './roster.queries.ts'
import { horizonOf, planVisits, type StandingDays } from './roster-days.ts'
import { markVisits, updateVisit } from './update-visit.ts'

export type VisitPlan = Placed & {
  until: Day
  added: PlacedVisit[]
  changed: { row: StandingVisit; to: PlacedVisit }[]
  removed: StandingVisit[]
  /** Ids of visits that were planned again, with or without changes. */
  replaced: ReadonlySet<string>
  kept: number
}
type StandingVisit = Pick<
  VisitRow,
  | 'id'
  | 'service_day'
  | 'code'
  | 'ordinal'
  | 'starts_min'
  | 'ends_min'
  | 'caretaker_id'
  | 'status'
  | 'charge'
  | 'edited_at'
  | 'origin_visit_id'
  | 'revision'
>

/**
 * A counted package counts units from its first day. Otherwise planning needs only visits from `from` on, and earlier
 * ones that may replace one of them.
 */
const selectStanding = (db: Reader, bookingId: string, from: Day | undefined) =>
  db
    .selectFrom('visits')
    .select(['id', 'service_day', 'code', 'ordinal', 'starts_min', 'ends_min', 'caretaker_id', 'status', 'charge'])
    .select(['edited_at', 'origin_visit_id', 'revision'])
    .where('booking_id', '=', bookingId)
    .$if(from !== undefined, (query) =>
      query.where((eb) => eb.or([eb('service_day', '>=', from ?? ''), eb('origin_visit_id', 'is not', null)])),
    )
    .orderBy('starts_min')
    .execute()

/** Whether a new plan may remove a visit: nothing happened during it, and no admin or family changed it (rule VISIT-5). */
const isReplaceable = (row: StandingVisit, from: Day, now: number, events: ReadonlySet<string>): boolean =>
  row.status === 'planned' &&
  row.origin_visit_id === null &&
  row.ordinal === 0 &&
  row.edited_at === null &&
  row.service_day >= from &&
  row.starts_min > now &&
  !events.has(row.id)

const isGiven = (status: StandingVisit['status']): boolean => status !== 'skipped' && status !== 'cancelled'

/** Finds days that have visits, and whether they use a unit of the package. A visit skipped in time returns its unit. */
function listStandingDays(
  rows: readonly StandingVisit[],
  replaceable: ReadonlySet<string>,
  goingOn: ReadonlySet<Day>,
): StandingDays {
  const followers = new Map(rows.map((row) => [row.origin_visit_id, row]))
  /** Whether the visit and its followers were skipped free of charge. */
  const isGivenBack = (row: StandingVisit): boolean => {
    const follower = followers.get(row.id)
    return row.status === 'skipped' && row.charge === 'none' && (follower === undefined || isGivenBack(follower))
  }
  const days = new Map<Day, 'uses' | 'free'>()
  for (const row of rows) {
    if (row.origin_visit_id !== null || replaceable.has(row.id)) continue
    if (isGivenBack(row) || row.status === 'cancelled') {
      // The night of a day without its day shift still uses a unit.
      if (!(days.has(row.service_day) || goingOn.has(row.service_day))) days.set(row.service_day, 'free')
    } else days.set(row.service_day, 'uses')
  }
  // A moved or returned visit counts on a day without another visit.
  const regular = new Set(rows.flatMap((row) => (row.origin_visit_id === null ? [row.service_day] : [])))
  for (const { origin_visit_id, service_day, status } of rows)
    if (origin_visit_id !== null && isGiven(status) && !regular.has(service_day)) days.set(service_day, 'free')
  return days
}

/** `catchUp` also plans days that have passed, because care may have been given. */
type Span = { from: Day; now: Date; catchUp?: boolean }

/** Finds visits with events or incidents, which planning does not change. */
async function findHappened(db: Reader, bookingId: string): Promise<Set<string>> {
  const happened = new Set<string>()
  for (const table of ['visit_events', 'visit_troubles'] as const) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('visits', 'visits.id', 'visit_id')
      .select('visit_id')
      .where('visits.booking_id', '=', bookingId)
      .execute()
    for (const { visit_id } of rows) happened.add(visit_id)
  }
  return happened
}

/** Plans visits from a day on without writing. */
export async function planFrom(
  db: Reader,
  { booking, roster }: { booking: PlannedBooking; roster: Pick<StoredRoster, 'plan' | 'generated_until'> },
  { from, now, catchUp = false }: Span,
): Promise<VisitPlan> {
  const { plan } = roster
  const rows = await selectStanding(db, booking.id, plan.unitsTotal === null ? from : undefined)
  const happened = await findHappened(db, booking.id)
  const replaceable = rows.filter((row) => isReplaceable(row, from, momentOf(now), happened))
  const replaced = new Set(replaceable.map(({ id }) => id))
  const horizon = horizonOf(plan, dayOfMoment(momentOf(now)))
  // When the clock was set back, existing days remain.
  const until = roster.generated_until === null ? horizon : laterDay(roster.generated_until, horizon)
  const goesOn = ({ code }: StandingVisit) => plan.shifts.some((shift) => shift.code === code)
  const standing = listStandingDays(
    rows,
    replaced,
    new Set(replaceable.filter(goesOn).map(({ service_day }) => service_day)),
  )
  const keyOf = ({ day, code }: { day: Day; code: string }) => `${day} ${code}`
  const fixed = new Set(
    rows
      .filter((row) => row.origin_visit_id === null && row.ordinal === 0 && !replaced.has(row.id))
      .map((row) => keyOf({ day: row.service_day, code: row.code })),
  )
  const asked = { from, until, assigned: booking.assigned_caregiver_id, ...(catchUp ? {} : { after: momentOf(now) }) }
  const wanted = planVisits(plan, asked, standing).filter((visit) => !fixed.has(keyOf(visit)))
  const placed = await placeVisits(db, wanted, replaced)
  const byKey = new Map(replaceable.map((row) => [keyOf({ day: row.service_day, code: row.code }), row]))
  const added: PlacedVisit[] = []
  const changed: VisitPlan['changed'] = []
  let same = 0
  for (const visit of placed.visits) {
    const row = byKey.get(keyOf(visit))
    byKey.delete(keyOf(visit))
    if (!row) added.push(visit)
    else if (
      row.starts_min !== visit.startsMin ||
      row.ends_min !== visit.endsMin ||
      row.caretaker_id !== visit.caretakerId
    )
      changed.push({ row, to: visit })
    else same += 1
  }
  const keptRows = rows.filter((row) => row.service_day >= from && !replaced.has(row.id) && row.status !== 'cancelled')
  return { ...placed, until, added, changed, removed: [...byKey.values()], replaced, kept: same + keptRows.length }
}

/** One statement inserts this many rows, of a dozen values each. */
const batch = 200

/**
 * Writes a plan; a repeated write changes nothing (rule VISIT-4). An existing visit of the same day and shift is not
 * replaced.
 */
export async function writeVisits(tx: Tx, bookingId: string, plan: VisitPlan, at: Date): Promise<void> {
  const time = at.toISOString()
  const removed = plan.removed.map(({ id }) => id)
  // A trigger copies removed visits to left_visits with this time.
  await markVisits(tx, (visits) => visits.where(isOneOf('id', removed)), { updated_at: time })
  await tx.deleteFrom('visits').where(isOneOf('id', removed)).execute()
  // Caretakers are removed first, because two visits may swap them.
  const changed = plan.changed.map(({ row }) => row.id)
  await markVisits(tx, (visits) => visits.where(isOneOf('id', changed)), { caretaker_id: null, updated_at: time })
  for (const { row, to } of plan.changed) {
    const changes = { starts_min: to.startsMin, ends_min: to.endsMin, caretaker_id: to.caretakerId }
    await updateVisit(tx, row, changes, at)
  }
  for (let first = 0; first < plan.added.length; first += batch)
    await tx
      .insertInto('visits')
      .values(
        plan.added.slice(first, first + batch).map((visit) => ({
          id: newId(at.getTime()),
          booking_id: bookingId,
          service_day: visit.day,
          code: visit.code,
          starts_min: visit.startsMin,
          ends_min: visit.endsMin,
          caretaker_id: visit.caretakerId,
          origin_visit_id: null,
          origin_kind: null,
          created_at: time,
          updated_at: time,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['booking_id', 'service_day', 'code', 'ordinal'])
          .where('origin_visit_id', 'is', null)
          .doNothing(),
      )
      .execute()
  await tx.updateTable('rosters').set({ generated_until: plan.until }).where('booking_id', '=', bookingId).execute()
}

export async function generateVisits(
  tx: Tx,
  planned: { booking: PlannedBooking; roster: StoredRoster },
  span: Span,
): Promise<VisitPlan> {
  const plan = await planFrom(tx, planned, span)
  await writeVisits(tx, planned.booking.id, plan, span.now)
  return plan
}
