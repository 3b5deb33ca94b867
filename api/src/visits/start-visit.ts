import type { Tx } from '@thodu/db'
import { auditBooking, mailStatusChanged } from '../bookings/booking-events.ts'
import type { StoredBooking } from '../bookings/booking-wire.ts'
import { findBooking } from '../bookings/bookings.queries.ts'
import { changeBooking } from '../bookings/change-booking.ts'
import { isBinding } from '../contract/care/booking-status.ts'
import { minuteMs, momentOf } from '../contract/time.ts'
import type { Visit } from '../contract/visits/visits.schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { conflict } from '../http/errors/api-error.ts'
import { workOnVisit } from './complete-visits.ts'
import { proofOf } from './count-code-attempt.ts'
import { isKnownStep, minuteOfStep, type OfficeStep, type RecordedStep, recordStep } from './record-step.ts'
import { briefBefore, type OwnStep, readOwnVisit } from './to-own-visit.ts'
import { findVisit, type StoredVisit } from './visits.queries.ts'

function refuseBegun({ status }: StoredVisit): void {
  if (status === 'started' || status === 'done') throw conflict('visit.already_started')
  if (status !== 'planned') throw conflict('visit.not_open')
}

/** The first visit of a confirmed booking starts its care (rule DAY-4). */
async function beginCare(tx: Tx, deps: Deps, caller: Caller, booking: StoredBooking, at: Date): Promise<void> {
  if (booking.status !== 'confirmed') return
  const updated = await changeBooking(tx, booking, { status: 'active' }, at)
  await auditBooking(tx, caller, booking, {
    action: 'CARE_STARTED',
    description: `Booking ${booking.code}: confirmed to active`,
    changes: [{ field: 'status', from: 'confirmed', to: 'active' }],
    at,
  })
  await mailStatusChanged(tx, deps, updated, at)
}

/**
 * A caretaker starts a visit; repeating the step has no effect (rules DAY-2, DAY-4).
 * @throws ApiError 400 for a time too long ago or ahead; 404; 409 when care is over or unconfirmed by this caretaker,
 * it is too early, or the visit has begun
 */
export const startVisit = (deps: Deps, caller: Caller, step: RecordedStep): Promise<OwnStep> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const visit = await findVisit(tx, step.id, { caretaker: caller.actor.id })
    if (await isKnownStep(tx, caller, step, 'start')) return readOwnVisit(tx, deps, caller, visit.id)
    const booking = await findBooking(tx, visit.booking_id, 'all')
    if (!isBinding(booking.status)) throw conflict('visit.care_over')
    // A helper cannot confirm a booking of another caretaker (docs/decisions/0048-visits-and-steps.md).
    if (booking.status === 'pending' && booking.assigned_caregiver_id === caller.actor.id)
      throw conflict('visit.start_care_first')
    refuseBegun(visit)
    const minute = minuteOfStep(step, at)
    if (minute < momentOf(visit.starts_min * minuteMs - briefBefore)) throw conflict('visit.too_early')
    const door = { visit: visit.id, kind: 'start' } as const
    const proof = await proofOf(tx, deps.config.secret, door, { code: step.code, moment: minute })
    await recordStep(tx, caller, visit, { step, kind: 'start', minute, at, proof })
    await beginCare(tx, deps, caller, booking, at)
    return readOwnVisit(tx, deps, caller, visit.id)
  })

/**
 * An admin starts a visit after a call; the first one starts the care (rule VISIT-23).
 * @throws ApiError 400 for a time too long ago or ahead; 404; 409 without a caretaker, before the caretaker confirms
 * the booking, after the care, or after the start
 */
export const startVisitForOffice = (deps: Deps, caller: Caller, { id, given }: OfficeStep): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    const step = { id, ...given }
    if (await isKnownStep(tx, caller, step, 'start')) return
    const booking = await findBooking(tx, visit.booking_id, 'all')
    if (!isBinding(booking.status)) throw conflict('visit.care_over')
    if (visit.caretaker_id === null) throw conflict('visit.nobody_chosen')
    if (booking.status === 'pending' && booking.assigned_caregiver_id === visit.caretaker_id)
      throw conflict('visit.start_care_first')
    refuseBegun(visit)
    await recordStep(tx, caller, visit, { step, kind: 'start', minute: minuteOfStep(step, at), at, proof: 'office' })
    await beginCare(tx, deps, caller, booking, at)
  })
