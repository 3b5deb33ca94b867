import type { Reader } from '@thodu/db'
import { isBinding } from '../../contract/care/booking-status.ts'
import { conflict, notFound } from '../../http/errors/api-error.ts'
import { findPlannedBooking, findRoster, type PlannedBooking, type StoredRoster } from './roster.queries.ts'

export type PlanBasis = { booking: PlannedBooking; before: StoredRoster | undefined }

/** @throws ApiError 404 without a booking; 409 when its care is over */
export async function readPlanBasis(db: Reader, id: string): Promise<PlanBasis> {
  const booking = await findPlannedBooking(db, id)
  if (!booking) throw notFound()
  if (!isBinding(booking.status)) throw conflict('visit.care_over')
  return { booking, before: await findRoster(db, id) }
}

/** @throws ApiError 404; 409 also without a roster */
export async function readPlanned(db: Reader, id: string): Promise<{ booking: PlannedBooking; roster: StoredRoster }> {
  const { booking, before: roster } = await readPlanBasis(db, id)
  if (!roster) throw conflict('roster.missing')
  return { booking, roster }
}
