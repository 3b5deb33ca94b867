import type { Tx } from '@thodu/db'
import type { z } from 'zod'
import { maskAadhaar } from '../../audit/mask-aadhaar.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { hourMs, minuteMs } from '../../contract/durations.ts'
import type { missVisitSchema, skipVisitSchema, Visit } from '../../contract/visits/visits.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { giveBack } from '../../roster/give-back.ts'
import { momentOf } from '../../roster/rules/visit-times.ts'
import { updateVisit } from '../../visit-rows/update-visit.ts'
import { type StoredVisit, workOnVisit } from '../complete-visits.ts'
import { tellMissed, tellSkipped } from '../mails/tell-visit.ts'
import { nameVisit } from './visit-name.ts'

/** What is skipped this long before is not charged, in minutes. */
const notice = (24 * hourMs) / minuteMs

type Charge = StoredVisit['charge']
type Closing = { status: 'skipped' | 'missed'; reason: string; charge: Charge }

/** @throws ApiError 409 when the visit is under way, or is not planned any more */
export function refuseNotPlanned({ status }: StoredVisit): void {
  if (status === 'started') throw conflict('visit.under_way')
  if (status !== 'planned') throw conflict('visit.not_open')
}

/** Ends a planned visit that nobody came to, or is to come to, and writes it down. */
export async function closeVisit(tx: Tx, { performer }: Caller, visit: StoredVisit, closing: Closing, at: Date) {
  const { status, reason, charge } = closing
  const changes = { status, reason: maskAadhaar(reason), reason_by: null, charge, edited_at: at.toISOString() }
  await updateVisit(tx, visit, changes, at)
  const { code } = await tx
    .selectFrom('bookings')
    .select('code')
    .where('id', '=', visit.booking_id)
    .executeTakeFirstOrThrow()
  await writeAudit(tx, {
    performer,
    action: status === 'missed' ? 'STATUS_UPDATE' : 'BOOKING_UPDATED',
    resourceType: 'booking',
    resourceId: visit.booking_id,
    description: `${nameVisit(visit)} of booking ${code} ${status}`,
    changes: [
      { field: 'visit', from: visit.status, to: status },
      { field: 'charge', from: visit.charge, to: charge },
      { field: 'reason', from: null, to: reason },
    ],
    at,
  })
}

/**
 * The office skips a visit. A day before it is not charged, and a counted package gets it back; later it is, unless the
 * office says otherwise (rule VISIT-20).
 * @throws ApiError 404; 409 when it is under way or not planned any more
 */
export const skipVisit = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof skipVisitSchema> },
): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    refuseNotPlanned(visit)
    const usual: Charge = visit.starts_min - momentOf(at) >= notice ? 'none' : 'due'
    const charge = given.charge ?? usual
    await closeVisit(tx, caller, visit, { status: 'skipped', reason: given.reason, charge }, at)
    const back = charge === 'none' ? await giveBack(tx, visit, at) : null
    await tellSkipped(tx, deps, visit, back, at)
  })

/**
 * Nobody came (rule VISIT-21): the time of who was to come is free again, and it is not charged.
 * @throws ApiError 404; 409 when it is under way or not planned any more
 */
export const missVisit = (
  deps: Deps,
  caller: Caller,
  { id, given }: { id: string; given: z.output<typeof missVisitSchema> },
): Promise<Visit> =>
  workOnVisit(deps, id, async (tx, visit, at) => {
    refuseNotPlanned(visit)
    await closeVisit(tx, caller, visit, { status: 'missed', reason: given.reason, charge: 'none' }, at)
    await tellMissed(tx, deps, { missed: visit }, at)
  })
