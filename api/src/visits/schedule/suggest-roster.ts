import { type Reader, readJson } from '@thodu/db'
import { type CareShape, findCareShape, hoursOf } from '../../contract/care/care-shapes.ts'
import type { PatientDetails } from '../../contract/care/patient-detail-names.ts'
import { type ServiceType, serviceTypes } from '../../contract/care/service-types.ts'
import type { RosterWithSuggestion } from '../../contract/roster/roster.schema.ts'
import { addDays, type Day, formatMinutesAsClock } from '../../contract/time.ts'
import { notFound } from '../../http/errors/api-error.ts'

/** Finds the usual days and hours of a booked package; undefined for one that is no longer sold (rule VISIT-2). */
export async function findShapeOf(
  db: Reader,
  bookingId: string,
): Promise<{ service: ServiceType | undefined; shape: CareShape | undefined; startsOn: Day | null }> {
  const row = await db
    .selectFrom('bookings')
    .select(['service_type', 'package_id', 'hours_of', 'preferred_start_date', 'patient_details'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
  if (!row) throw notFound()
  const details = readJson<PatientDetails>(row.patient_details)
  const service = serviceTypes.find((type: ServiceType) => type === row.service_type)
  const preferredTime = details.preferredTime || details.preferredSessionTime
  return {
    service,
    shape: service && findCareShape(service, hoursOf(row), preferredTime),
    startsOn: row.preferred_start_date,
  }
}

export const endOfPackage = (shape: CareShape | undefined, startsOn: Day): Day | null =>
  shape?.withinDays ? addDays(startsOn, shape.withinDays - 1) : null

/** Suggests a roster for the planning dialog, from the family's first day or today. */
export async function suggestRoster(
  db: Reader,
  bookingId: string,
  today: Day,
): Promise<RosterWithSuggestion['suggested']> {
  const { shape, startsOn: wished } = await findShapeOf(db, bookingId)
  if (!shape) return null
  const startsOn = wished !== null && wished >= today ? wished : today
  return {
    startsOn,
    endsOn: endOfPackage(shape, startsOn),
    days: [...shape.days],
    mode: shape.mode,
    shifts: shape.shifts.map(({ code, startMin, minutes }) => ({
      code,
      start: formatMinutesAsClock(startMin),
      minutes,
    })),
    unitsTotal: shape.units,
  }
}
