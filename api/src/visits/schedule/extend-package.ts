import type { Tx } from '@thodu/db'
import { findCareShape, hoursOf } from '../../contract/care/care-shapes.ts'
import { serviceTypes } from '../../contract/care/service-types.ts'
import { addDays, type Day, dayInCity, laterDay } from '../../contract/time.ts'
import type { Caller } from '../../http/caller.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { auditRoster } from './audit-roster.ts'
import { generateVisits } from './generate-visits.ts'
import { findRoster, type PlannedBooking } from './roster.queries.ts'

type Extended = {
  booking: PlannedBooking & { service_type: string; package_id: string; hours_of: string | null }
  packages: number
  at: Date
}

/**
 * Extends a counted package by whole packages and plans their visits (rule MON-17). A package that has ended continues
 * from today.
 * @returns care days of one package
 * @throws ApiError 409 when no roster exists or the package has no end
 */
export async function extendPackage(tx: Tx, caller: Caller, { booking, packages, at }: Extended): Promise<number> {
  const roster = await findRoster(tx, booking.id)
  if (!roster || roster.units_total === null) throw conflict('money.not_counted')
  const service = serviceTypes.find((type) => type === booking.service_type)
  const shape = service && findCareShape(service, hoursOf(booking))
  const units = shape?.units ?? roster.units_total
  const within = shape?.withinDays ?? units
  const today = dayInCity(at)
  const endsOn: Day | null =
    roster.ends_on === null ? null : addDays(laterDay(roster.ends_on, addDays(today, -1)), within * packages)
  await tx
    .updateTable('rosters')
    .set({
      units_total: roster.units_total + units * packages,
      ends_on: endsOn,
      revision: roster.revision + 1,
      updated_at: at.toISOString(),
    })
    .where('booking_id', '=', booking.id)
    .execute()
  const stored = await findRoster(tx, booking.id)
  if (!stored) throw conflict('roster.missing')
  await generateVisits(tx, { booking, roster: stored }, { from: today, now: at })
  await auditRoster(tx, caller, booking, { description: 'package extended', roster: stored, at })
  return units
}
