import { newId } from '@thodu/db'
import type { z } from 'zod'
import { maskAadhaar } from '../../audit/mask-aadhaar.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { findBooking } from '../../bookings/bookings.queries.ts'
import { isBinding } from '../../contract/care/booking-status.ts'
import { minuteMs } from '../../contract/durations.ts'
import { texts } from '../../contract/texts.ts'
import type { missVisitSchema, officeStepSchema, Visit } from '../../contract/visits/visits.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict, wrongField } from '../../http/errors/api-error.ts'
import { updateVisit } from '../../visit-rows/update-visit.ts'
import { workOnVisit } from '../complete-visits.ts'
import { beginCare } from './start-visit.ts'
import { isKnownStep, minuteOfStep, takeStep } from './take-step.ts'
import { nameVisit } from './visit-name.ts'

type Step = { id: string; given: z.output<typeof officeStepSchema> }

/** How long a start that was pressed by mistake can be taken back. */
const undoWithin = 10 * minuteMs

/**
 * The office starts a visit for somebody, having called; the first one of confirmed care begins it (rule VISIT-23).
 * @throws ApiError 400 for a moment too long ago or ahead; 404; 409 when nobody is chosen, the booking waits for its
 *   caretaker, its care is over, or the visit began already
 */
export const startVisitForOffice = (deps: Deps, caller: Caller, { id, given }: Step): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    const step = { id, ...given }
    if (await isKnownStep(tx, caller, step, 'start')) return
    const booking = await findBooking(tx, visit.booking_id, 'all')
    if (!isBinding(booking.status)) throw conflict('visit.care_over')
    if (booking.status === 'pending' && booking.assigned_caregiver_id === visit.caretaker_id)
      throw conflict(visit.caretaker_id === null ? 'visit.nobody_chosen' : 'visit.start_care_first')
    if (visit.caretaker_id === null) throw conflict('visit.nobody_chosen')
    if (visit.status === 'started' || visit.status === 'done') throw conflict('visit.already_started')
    if (visit.status !== 'planned') throw conflict('visit.not_open')
    const minute = minuteOfStep(step, at)
    await takeStep(tx, caller, { ...visit, code: booking.code }, { step, kind: 'start', minute, at, proof: 'office' })
    if (booking.status === 'confirmed') await beginCare(tx, deps, caller, booking, at)
  })

/**
 * The office ends a visit for somebody, having called.
 * @throws ApiError 400 for a moment before its beginning, too long ago or ahead; 404; 409 when it has not begun or has ended
 */
export const endVisitForOffice = (deps: Deps, caller: Caller, { id, given }: Step): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    const step = { id, ...given }
    if (await isKnownStep(tx, caller, step, 'end')) return
    if (visit.status === 'planned') throw conflict('visit.not_started')
    if (visit.status !== 'started' || visit.started_min === null) throw conflict('visit.not_open')
    const minute = minuteOfStep(step, at)
    if (minute < visit.started_min) throw wrongField('occurredAt', texts.visit.endBeforeStart)
    const { code } = await findBooking(tx, visit.booking_id, 'all')
    await takeStep(tx, caller, { ...visit, code }, { step, kind: 'end', minute, at, proof: 'office' })
  })

/**
 * Takes a start back that was pressed by mistake, within 10 minutes; both stay written down (rule VISIT-24).
 * @throws ApiError 404; 409 when it is not under way, or it is too late
 */
export const undoStart = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof missVisitSchema> },
): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    if (visit.status !== 'started') throw conflict('visit.not_started')
    const start = await tx
      .selectFrom('visit_events')
      .select(['id', 'received_at'])
      .where('visit_id', '=', id)
      .where('kind', '=', 'start')
      .where('withdrawn_of', 'is', null)
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!start || at.getTime() - Date.parse(start.received_at) > undoWithin) throw conflict('visit.started_long_ago')
    await updateVisit(tx, visit, { status: 'planned', started_min: null, start_proof: null }, at)
    const time = at.toISOString()
    await tx
      .insertInto('visit_events')
      .values({
        id: newId(at.getTime()),
        visit_id: id,
        kind: 'start',
        occurred_at: time,
        received_at: time,
        proof: 'office',
        reason: maskAadhaar(given.reason),
        client_event_id: newId(at.getTime()),
        by_account: caller.actor.id,
        withdrawn_of: start.id,
      })
      .execute()
    const { code } = await findBooking(tx, visit.booking_id, 'all')
    await writeAudit(tx, {
      performer: caller.performer,
      action: 'STATUS_UPDATE',
      resourceType: 'booking',
      resourceId: visit.booking_id,
      description: `${nameVisit(visit)} of booking ${code}: start taken back`,
      changes: [
        { field: 'visit', from: 'started', to: 'planned' },
        { field: 'reason', from: null, to: given.reason },
      ],
      at,
    })
  })
