import type { Reader, Tx } from '@thodu/db'
import type { z } from 'zod'
import { isBinding } from '../../contract/care/booking-status.ts'
import type { Shift } from '../../contract/care/care-shapes.ts'
import type { changeRosterSchema, PlannedRoster, planRosterSchema } from '../../contract/roster/roster.schema.ts'
import { texts } from '../../contract/texts.ts'
import { type Day, dayOfMoment, momentOf, readClock } from '../../contract/time.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, notFound, wrongFields } from '../../http/errors/api-error.ts'
import { auditRoster } from '../audit-roster.ts'
import { findSendable } from '../caretakers.queries.ts'
import { findWarnings } from '../find-warnings.ts'
import { planFrom, type VisitPlan, writeVisits } from '../generate-visits.ts'
import { findPlannedBooking, findRoster, type PlannedBooking, type StoredRoster, toMask } from '../roster.queries.ts'
import { toPlannedVisits, toRoster } from '../roster-wire.ts'
import { findPlanErrors } from '../rules/check-plan.ts'
import type { MergedRules, WantedRule } from '../rules/merge-rules.ts'
import { endOfPackage, findShapeOf } from './suggest-roster.ts'
import { checkRules, planRules, withRules, writeRules } from './write-rules.ts'

type Given = z.output<typeof planRosterSchema>
type GivenChange = z.output<typeof changeRosterSchema>
type Input<Body> = { id: string; given: Body }
type Planned = { booking: PlannedBooking; roster: StoredRoster; rules: MergedRules; plan: VisitPlan }

/** @throws ApiError 404 for no booking; 409 when its care is over */
export async function findOpenBooking(db: Reader, id: string): Promise<PlannedBooking> {
  const booking = await findPlannedBooking(db, id)
  if (!booking) throw notFound()
  if (!isBinding(booking.status)) throw conflict('visit.care_over')
  return booking
}

const refuse = (errors: Record<string, string>): void => {
  if (Object.keys(errors).length > 0) throw wrongFields(errors)
}
const toShifts = ({ shifts }: Given): Shift[] =>
  shifts.map(({ code, start, minutes }) => ({ code, startMin: readClock(start) ?? 0, minutes }))
const toRules = ({ rules = [] }: Given, from: Day): WantedRule[] =>
  rules.map(({ code, weekday, caretaker }) => ({ code, weekday, caretakerId: caretaker, from }))

/** The roster that was asked for, with what the package says where nothing was given. */
async function readPlan(db: Reader, id: string, given: Given, before: StoredRoster | undefined): Promise<StoredRoster> {
  const { shape } = await findShapeOf(db, id)
  const isMoved = before === undefined || before.starts_on !== given.startsOn
  const usualEnd = isMoved ? endOfPackage(shape, given.startsOn) : before.ends_on
  const endsOn = given.endsOn === undefined ? usualEnd : given.endsOn
  const shifts = toShifts(given)
  refuse(findPlanErrors({ startsOn: given.startsOn, endsOn, mode: given.mode, shifts }))
  const unitsTotal = before === undefined ? (shape?.units ?? null) : before.units_total
  const days = [...new Set(given.days)].toSorted((one, other) => one - other)
  const stored = {
    booking_id: id,
    starts_on: given.startsOn,
    ends_on: endsOn,
    days_mask: toMask(days),
    mode: given.mode,
    units_total: unitsTotal,
    pause_from: before?.pause_from ?? null,
    pause_until: before?.pause_until ?? null,
    generated_until: before?.generated_until ?? null,
    revision: before?.revision ?? 1,
    created_at: before?.created_at ?? '',
    updated_at: '',
  }
  const { pause, rules } = before?.plan ?? { pause: null, rules: [] }
  const plan = { startsOn: given.startsOn, endsOn, days, mode: given.mode, unitsTotal, pause, shifts, rules }
  return { ...stored, plan, ruleIds: before?.ruleIds ?? [] }
}

async function readNew(db: Reader, deps: Deps, { id, given }: Input<Given>, now: Date): Promise<Planned> {
  const booking = await findOpenBooking(db, id)
  if (await findRoster(db, id)) throw conflict('roster.exists')
  const roster = await readPlan(db, id, given, undefined)
  if (given.startsOn < dayOfMoment(momentOf(now))) refuse({ startsOn: texts.roster.pastStart })
  const wanted = toRules(given, given.startsOn)
  await checkRules(db, deps, booking, wanted)
  const rules = planRules(roster, wanted, given.startsOn)
  const planned = { booking, roster: withRules(roster, rules) }
  return { ...planned, rules, plan: await planFrom(db, planned, { from: given.startsOn, now }) }
}

async function readChange(db: Reader, deps: Deps, { id, given }: Input<GivenChange>, now: Date): Promise<Planned> {
  const booking = await findOpenBooking(db, id)
  const before = await findRoster(db, id)
  if (!before) throw conflict('roster.missing')
  if (before.revision !== given.revision) throw conflict('roster.stale')
  const today = dayOfMoment(momentOf(now))
  const from = given.from ?? today
  if (from < today) refuse({ from: texts.roster.pastDay })
  if (given.from !== undefined && given.from < given.startsOn) refuse({ from: texts.roster.beforeFirstDay })
  const roster = await readPlan(db, id, given, before)
  if (given.startsOn !== before.starts_on && given.startsOn < today) refuse({ startsOn: texts.roster.pastStart })
  const wanted = toRules(given, from)
  await checkRules(db, deps, booking, wanted)
  // Without any rules given, those that stand go on.
  const rules =
    given.rules === undefined
      ? planRules(
          roster,
          roster.plan.rules.filter(({ to }) => to === null),
          from,
        )
      : planRules(roster, wanted, from)
  const planned = { booking, roster: withRules(roster, rules) }
  return { ...planned, rules, plan: await planFrom(db, planned, { from, now }) }
}

/** The roster and its shifts as planned; rules and visits follow. */
async function writeRoster(tx: Tx, { roster }: Planned, at: Date, isNew: boolean): Promise<void> {
  const time = at.toISOString()
  const { booking_id, starts_on, ends_on, days_mask, mode, units_total, revision, plan } = roster
  const columns = { starts_on, ends_on, days_mask, mode, units_total, updated_at: time }
  if (isNew)
    await tx
      .insertInto('rosters')
      .values({ booking_id, ...columns, created_at: time })
      .execute()
  else
    await tx
      .updateTable('rosters')
      .set({ ...columns, revision: revision + 1 })
      .where('booking_id', '=', booking_id)
      .execute()
  await tx.deleteFrom('roster_shifts').where('booking_id', '=', booking_id).execute()
  await tx
    .insertInto('roster_shifts')
    .values(plan.shifts.map(({ code, startMin, minutes }) => ({ booking_id, code, start_min: startMin, minutes })))
    .execute()
}

async function answer(db: Reader, caller: Caller, planned: Planned): Promise<PlannedRoster> {
  const { booking, roster, plan } = planned
  const ruled = roster.plan.rules.map(({ caretakerId }) => caretakerId).filter((id) => id !== null)
  const people = new Map([...(await findSendable(db, ruled)), ...plan.people])
  const { language } = caller
  const { refused, visits } = plan
  return {
    roster: toRoster(roster, people),
    created: plan.added.length,
    kept: plan.kept,
    open: visits.filter(({ caretakerId }) => caretakerId === null).length,
    warnings: await findWarnings(db, visits, {
      bookingId: booking.id,
      people,
      refused,
      without: plan.replaced,
      language,
    }),
    visits: toPlannedVisits(visits, people),
  }
}

/**
 * Plans the visits of a booking, or says what that would give (rules VISIT-7, VISIT-8).
 * @throws ApiError 400 for days and hours that cannot be; 404; 409 when care is over or they are planned already
 */
export async function planRoster(deps: Deps, caller: Caller, { id, given }: Input<Given>): Promise<PlannedRoster> {
  if (given.preview)
    return answer(deps.database.read, caller, await readNew(deps.database.read, deps, { id, given }, deps.now()))
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const planned = await readNew(tx, deps, { id, given }, at)
    const said = await answer(tx, caller, planned)
    await writeRoster(tx, planned, at, true)
    return finish(tx, caller, { planned, said, at, description: 'visits planned' })
  })
}

/**
 * Plans anew from a day on; what happened, was moved or changed by hand stays (rule VISIT-5).
 * @throws ApiError 400; 404; 409 when care is over, nothing is planned yet, or somebody was faster
 */
export async function changeRoster(
  deps: Deps,
  caller: Caller,
  { id, given }: Input<GivenChange>,
): Promise<PlannedRoster> {
  if (given.preview)
    return answer(deps.database.read, caller, await readChange(deps.database.read, deps, { id, given }, deps.now()))
  return deps.database.write(async (tx) => {
    const at = deps.now()
    const planned = await readChange(tx, deps, { id, given }, at)
    const said = await answer(tx, caller, planned)
    await writeRoster(tx, planned, at, false)
    return finish(tx, caller, { planned, said, at, description: 'visits planned anew' })
  })
}

async function finish(
  tx: Tx,
  caller: Caller,
  { planned, said, at, description }: { planned: Planned; said: PlannedRoster; at: Date; description: string },
): Promise<PlannedRoster> {
  const { booking, rules, plan } = planned
  await writeRules(tx, booking.id, rules)
  await writeVisits(tx, booking.id, plan, at)
  const stored = await findRoster(tx, booking.id)
  if (!stored) throw conflict('roster.missing')
  await auditRoster(tx, caller, booking, { description, roster: stored, at })
  const names = new Map(said.roster.rules.flatMap(({ caretaker }) => (caretaker ? [[caretaker._id, caretaker]] : [])))
  return { ...said, roster: toRoster(stored, names) }
}
