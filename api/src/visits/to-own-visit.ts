import { type Reader, readJson } from '@thodu/db'
import { isBinding } from '../contract/care/booking-status.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import { hourMs, minuteMs } from '../contract/time.ts'
import type { OwnVisit } from '../contract/visits/visits.schema.ts'
import { listedRecords } from '../http/answers/record-access.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import type { RecordedAccess } from '../http/ports.ts'
import { findLastNotes, listOneOwnVisit, type OwnVisitRow, type VisitNote } from './list-own-visits.ts'
import { findTasks } from './schedule/tasks.queries.ts'
import { findLastTicks, type LastTicks } from './ticks.queries.ts'
import { areaOf, toVisitParts } from './visit-wire.ts'

/**
 * A caretaker may start a visit and see its family's details from `briefBefore` before its start to `briefAfter` after its
 * end, in ms.
 */
export const briefBefore = 24 * hourMs
const briefAfter = 2 * hourMs
/** A caretaker may see the family's details only for a visit with one of these statuses. */
const comes: readonly OwnVisitRow['status'][] = ['planned', 'started', 'done']

export type LeadingVisit = Pick<
  OwnVisitRow,
  'status' | 'is_replaced' | 'booking_status' | 'booking_id' | 'starts_min' | 'ends_min'
>
/** Returns whether a visit's caretaker may see the family's name, address and mobile number (rule VISIT-6). */
export const mayReadBrief = (visit: LeadingVisit, now: Date): boolean =>
  comes.includes(visit.status) &&
  !visit.is_replaced &&
  isBinding(visit.booking_status) &&
  now.getTime() >= visit.starts_min * minuteMs - briefBefore &&
  now.getTime() <= visit.ends_min * minuteMs + briefAfter

export const accessOfShownVisits = (visits: readonly LeadingVisit[], now: Date): RecordedAccess =>
  listedRecords(
    'booking',
    visits.filter((visit) => mayReadBrief(visit, now)).map((visit) => visit.booking_id),
  )

/** Returns whether the caretaker still has to record the end of the visit. They need the tasks for that. */
const isAsked = (visit: OwnVisitRow, now: Date): boolean =>
  visit.status === 'started' || (visit.status === 'planned' && mayReadBrief(visit, now))

type Around = { lastNote: VisitNote | undefined; tasks: OwnVisit['tasks']; lastTicks: LastTicks | undefined }
function toOwnVisit(visit: OwnVisitRow, { lastNote, tasks, lastTicks }: Around, now: Date): OwnVisit {
  const details = readJson<PatientDetails>(visit.patient_details)
  const { phone } = readJson<{ phone: string }>(visit.user_info)
  const isOpen = mayReadBrief(visit, now)
  return {
    ...toVisitParts(visit),
    bookingId: visit.booking_code,
    bookingStatus: visit.booking_status,
    // `createBooking` takes the service from the catalogue.
    serviceType: visit.service_type as OwnVisit['serviceType'],
    endProof: visit.end_proof,
    area: areaOf(details),
    hasCode: Boolean(visit.has_code),
    brief: isOpen
      ? {
          patientName: visit.patient_name,
          address: [details.address, details.city].filter(Boolean).join(', '),
          pincode: details.pincode ?? '',
          phone: phone || (details.emergencyPhone ?? ''),
        }
      : null,
    lastNote: lastNote ?? null,
    tasks,
    lastTicks: lastTicks ?? null,
  }
}

/**
 * Converts visits to the API's `OwnVisit`. The patient's name, the address, the mobile number, the last note and the ticks are
 * included only while the caretaker may see the family's details.
 */
export async function toOwnVisits(read: Reader, visits: readonly OwnVisitRow[], now: Date): Promise<OwnVisit[]> {
  const open = visits.filter((visit) => mayReadBrief(visit, now))
  const asked = visits.filter((visit) => isAsked(visit, now))
  const notes = await findLastNotes(read, open)
  const ticks = await findLastTicks(read, open)
  const tasks = await findTasks(read, [...new Set(asked.map((visit) => visit.booking_id))])
  return visits.map((visit) => {
    const around = {
      lastNote: notes.get(visit.id),
      lastTicks: ticks.get(visit.id),
      tasks: asked.includes(visit) ? (tasks.get(visit.booking_id) ?? []) : [],
    }
    return toOwnVisit(visit, around, now)
  })
}

export type OwnStep = { visit: OwnVisit; seen: RecordedAccess }

/** Reads one of the caretaker's own visits in API form. @throws ApiError 404 */
export async function readOwnVisit(
  read: Reader,
  clock: Pick<Deps, 'now'>,
  { actor }: Caller,
  id: string,
): Promise<OwnStep> {
  const rows = await listOneOwnVisit(read, id, actor.id)
  const now = clock.now()
  const [visit] = await toOwnVisits(read, rows, now)
  if (!visit) throw notFound()
  return { visit, seen: accessOfShownVisits(rows, now) }
}
