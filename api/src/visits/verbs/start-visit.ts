import type { Tx } from '@thodu/db'
import type { StoredBooking } from '../../bookings/booking-wire.ts'
import { findBooking, updateBooking } from '../../bookings/bookings.queries.ts'
import { auditBooking, mailStatusChanged } from '../../bookings/verbs/booking-events.ts'
import { isBinding } from '../../contract/care/booking-status.ts'
import { minuteMs, toMinutes } from '../../contract/durations.ts'
import type { OwnVisit } from '../../contract/visits/visits.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, notFound } from '../../http/errors/api-error.ts'
import type { Seen } from '../../http/ports.ts'
import { findOwnVisit, type OwnVisitRow } from '../lists/list-own-visits.ts'
import { briefBefore, shownOf, toOwnVisits } from '../to-own-visit.ts'
import { isKnownStep, minuteOfStep, takeStep, type VisitStep } from './take-step.ts'

/** @throws ApiError 409 when the visit cannot begin: the booking is over, not confirmed yet, or the visit is something else */
function refuseStart(visit: OwnVisitRow, booking: StoredBooking, caller: Caller): void {
  if (!isBinding(booking.status)) throw conflict('visit.care_over')
  // A helper cannot press it: the booking is somebody else's (docs/decisions/0048-visits-and-steps.md).
  if (booking.status === 'pending' && booking.assigned_caregiver_id === caller.actor.id)
    throw conflict('visit.start_care_first')
  if (visit.status === 'started' || visit.status === 'done') throw conflict('visit.already_started')
  if (visit.status !== 'planned') throw conflict('visit.not_open')
}

/** Whoever begins the first visit of a confirmed booking begins its care (rule DAY-4). */
export async function beginCare(tx: Tx, deps: Deps, caller: Caller, booking: StoredBooking, at: Date): Promise<void> {
  const updated = await updateBooking(tx, booking, { status: 'active' }, at)
  await auditBooking(tx, caller, booking, {
    action: 'CARE_STARTED',
    description: `Booking ${booking.code}: confirmed to active`,
    changes: [{ field: 'status', from: 'confirmed', to: 'active' }],
    at,
  })
  await mailStatusChanged(tx, deps, updated, at)
}

/** A visit after a step, and what it shows of a family. */
export type OwnStep = { visit: OwnVisit; seen: Seen }

/** One of the caller's visits as it stands now. */
export async function readOwnVisit(tx: Tx, deps: Deps, caller: Caller, id: string): Promise<OwnStep> {
  const row = await findOwnVisit(tx, id, caller.actor.id)
  const now = deps.now()
  const [visit] = await toOwnVisits(tx, [row], now)
  if (!visit) throw notFound()
  return { visit, seen: shownOf([row], now) }
}

/**
 * The caretaker is there. The same step said again answers the same (rules DAY-2, DAY-4).
 * @throws ApiError 400 for a moment too long ago or ahead; 404 for somebody else's visit; 409 when it cannot begin
 */
export const startVisit = (deps: Deps, caller: Caller, step: VisitStep): Promise<OwnStep> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findOwnVisit(tx, step.id, caller.actor.id)
    if (await isKnownStep(tx, caller, step, 'start')) return readOwnVisit(tx, deps, caller, visit.id)
    const booking = await findBooking(tx, visit.booking_id, 'all')
    refuseStart(visit, booking, caller)
    const minute = minuteOfStep(step, at)
    if (minute < toMinutes(visit.starts_min * minuteMs - briefBefore)) throw conflict('visit.too_early')
    await takeStep(tx, caller, visit, { step, kind: 'start', minute, at, proof: 'none' })
    if (booking.status === 'confirmed') await beginCare(tx, deps, caller, booking, at)
    return readOwnVisit(tx, deps, caller, visit.id)
  })
