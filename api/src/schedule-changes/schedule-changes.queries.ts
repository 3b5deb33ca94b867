import { isOneOf, type Reader, readJson } from '@thodu/db'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import type { ScheduleChange } from '../contract/schedule-changes/schedule-changes.schema.ts'
import { momentOf, toTime } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import { openRows } from '../http/lists/restricted.ts'
import { formatStoredReasons } from '../suggestions/family-reasons.ts'
import { areaOf } from '../visits/visit-wire.ts'

/** One answer contains at most this many changes. */
const mostChanges = 500

/**
 * Open changes: a new or moved visit that is still ahead, and a visit that the caretaker knew and no longer has. A change
 * that was taken back compares equal and is none. Visits within the caretaker's own time off need no confirmation.
 */
function selectOpen(db: Reader, now: number) {
  return db
    .selectFrom('schedule_changes as change')
    .innerJoin(openRows.bookings, 'bookings.id', 'change.booking_id')
    .innerJoin('accounts', 'accounts.id', 'change.caretaker_id')
    .leftJoin('visits', 'visits.id', 'change.visit_id')
    .select([
      'change.visit_id',
      'change.caretaker_id',
      'change.booking_id',
      'change.known_from',
      'change.known_until',
      'change.changed_at',
      'change.told_at',
      'change.pushed_at',
      'change.push_attempts',
      'visits.starts_min',
      'visits.ends_min',
      'visits.status',
      'visits.caretaker_id as assigned',
      'bookings.code',
      'bookings.patient_details',
      'accounts.name',
      'accounts.phone',
      'accounts.language',
    ])
    .where('change.confirmed_at', 'is', null)
    .where('accounts.removed_at', 'is', null)
    .where('accounts.inactive_at', 'is', null)
    .where(({ and, eb, exists, not, or, selectFrom }) =>
      or([
        and([
          eb('visits.caretaker_id', '=', eb.ref('change.caretaker_id')),
          eb('visits.status', '=', 'planned'),
          eb('visits.ends_min', '>', now),
          or([
            eb('change.known_from', 'is distinct from', eb.ref('visits.starts_min')),
            eb('change.known_until', 'is distinct from', eb.ref('visits.ends_min')),
          ]),
        ]),
        and([
          eb('change.known_until', '>', now),
          or([
            eb('visits.caretaker_id', 'is distinct from', eb.ref('change.caretaker_id')),
            eb('visits.status', 'in', ['skipped', 'cancelled']),
          ]),
          not(
            exists(
              selectFrom('time_off')
                .select('time_off.id')
                .whereRef('time_off.caretaker_id', '=', 'change.caretaker_id')
                .where('time_off.status', '=', 'approved')
                .whereRef('time_off.starts_min', '<', 'change.known_until')
                .whereRef('time_off.ends_min', '>', 'change.known_from'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('change.changed_at')
    .orderBy('change.visit_id')
    .limit(mostChanges)
}

type OpenRow = Awaited<ReturnType<ReturnType<typeof selectOpen>['execute']>>[number]
/** An open change with its row; `isComing` is false for a cancelled visit. */
export type OpenChange = Omit<ScheduleChange, 'reasons'> & {
  caretaker: { _id: string; name: string; phone: string; language: OpenRow['language'] }
  booking: string
  details: PatientDetails
  isPushDue: boolean
  isComing: boolean
}

/** Devices are notified of a change at most this often while their push service fails. */
const mostPushes = 3

function toOpenChange(row: OpenRow): OpenChange {
  const isComing = row.assigned === row.caretaker_id && row.status === 'planned'
  const from = (isComing ? row.starts_min : row.known_from) ?? 0
  const until = (isComing ? row.ends_min : row.known_until) ?? 0
  const details = readJson<PatientDetails>(row.patient_details)
  return {
    visitId: row.visit_id,
    bookingId: row.code,
    kind: !isComing ? 'cancelled' : row.known_from === null ? 'new' : 'moved',
    startsAt: toTime(from),
    endsAt: toTime(until),
    before: isComing && row.known_from !== null ? toTime(row.known_from) : null,
    area: areaOf(details),
    changedAt: row.changed_at,
    toldAt: row.told_at,
    caretaker: { _id: row.caretaker_id, name: row.name, phone: row.phone, language: row.language },
    booking: row.booking_id,
    details,
    isPushDue: row.pushed_at === null && row.push_attempts < mostPushes,
    isComing,
  }
}

/** Lists changes that caretakers have not confirmed, of one caretaker or of all, the earliest visit first (rule VISIT-28). */
export async function listOpenChanges(db: Reader, now: Date, caretaker?: string): Promise<OpenChange[]> {
  const query = selectOpen(db, momentOf(now))
  const rows = await (caretaker === undefined ? query : query.where('change.caretaker_id', '=', caretaker)).execute()
  return rows.map(toOpenChange).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
}

/** @param reasons by booking, for the caretaker */
export const toScheduleChange = (
  { visitId, bookingId, kind, startsAt, endsAt, before, area, changedAt, toldAt, booking }: OpenChange,
  reasons?: ReadonlyMap<string, string[]>,
): ScheduleChange => ({
  ...{ visitId, bookingId, kind, startsAt, endsAt, before, area, changedAt, toldAt },
  reasons: (kind === 'new' && reasons?.get(booking)) || [],
})

/** `bookings`: ids of the bookings, for the access log. */
export type OwnChanges = { changes: ScheduleChange[]; bookings: string[] }

/** Reads the caretaker's changes with the reasons of their own assignments (rule CARE-29). */
export async function readOwnChanges(
  db: Reader,
  now: Date,
  { actor, language }: Pick<Caller, 'actor' | 'language'>,
): Promise<OwnChanges> {
  const changes = await listOpenChanges(db, now, actor.id)
  const bookings = [...new Set(changes.map(({ booking }) => booking))]
  const assignments = await db
    .selectFrom('booking_assignments')
    .select(['booking_id', 'chosen_for'])
    .where(isOneOf('booking_id', bookings))
    .where('caretaker_id', '=', actor.id)
    .where('ended_at', 'is', null)
    .execute()
  const reasons = new Map(
    assignments.map(({ booking_id, chosen_for }) => [
      booking_id,
      formatStoredReasons(chosen_for, language ?? 'en', 'caretakerReasons'),
    ]),
  )
  return { changes: changes.map((change) => toScheduleChange(change, reasons)), bookings }
}
