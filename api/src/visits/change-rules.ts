import type { VisitRow } from '@thodu/db'
import { type BookingStatus, isBinding } from '../contract/care/booking-status.ts'
import { dayMinutes, dayMs, hourMs, minuteMs } from '../contract/time.ts'
import type { FailureCode } from '../contract/wire/failures.ts'

/** A family may change a visit until this long before it, and the new time must be as far ahead, in ms (rule DAY-10). */
export const changeNotice = 24 * hourMs
const mostMoves = 2
/** A family may report an absent caretaker from this long after the start, in ms (rule DAY-13). */
const absentAfter = 15 * minuteMs

/** A family may write a complaint until this long after a visit, in ms; later it calls (rule DAY-18). */
const remarkFor = 7 * dayMs

/** Minutes since 1970. */
export type ChangeableVisit = Pick<
  VisitRow,
  'status' | 'starts_min' | 'ends_min' | 'moves' | 'start_proof' | 'absent_reported_at'
> & {
  booking_status: BookingStatus
}

/** @returns why a family cannot move or skip a visit now, if so (rule DAY-10) */
export function whyNotChangeable(visit: ChangeableVisit, now: Date): FailureCode | undefined {
  if (!isBinding(visit.booking_status)) return 'visit.care_over'
  if (visit.status !== 'planned') return 'visit.not_open'
  return visit.starts_min * minuteMs - now.getTime() < changeNotice ? 'visit.change_too_late' : undefined
}

export const whyNotMoved = (visit: ChangeableVisit, now: Date): FailureCode | undefined =>
  whyNotChangeable(visit, now) ?? (visit.moves >= mostMoves ? 'visit.moved_twice' : undefined)

/** @returns why a family cannot report an absent caretaker, if so (rule DAY-13) */
export function whyNotAbsent(visit: ChangeableVisit, now: Date): FailureCode | undefined {
  if (!isBinding(visit.booking_status)) return 'visit.care_over'
  // An unconfirmed start may have been pressed elsewhere.
  const isUnproved = visit.status === 'started' && visit.start_proof === 'none'
  if (visit.status !== 'planned' && !isUnproved) return 'visit.not_open'
  if (now.getTime() - visit.starts_min * minuteMs < absentAfter) return 'visit.not_late_yet'
  return now.getTime() < visit.ends_min * minuteMs ? undefined : 'visit.over'
}

/** @returns why a family cannot write a complaint, if so (rule DAY-18) */
export function whyComplaintRefused({ status, ends_min }: ChangeableVisit, now: Date): FailureCode | undefined {
  if (status === 'skipped' || status === 'cancelled') return 'visit.not_open'
  const since = now.getTime() - ends_min * minuteMs
  const isOver = status === 'done' || status === 'missed' || since >= 0
  if (!isOver) return 'visit.not_over'
  return since > remarkFor ? 'visit.long_over' : undefined
}

/** A caretaker may report an incident from this long before until this long after a visit, in minutes (rule DAY-23). */
const incidentsAround = dayMinutes

export const whyIncidentRefused = (
  { starts_min, ends_min }: Pick<VisitRow, 'starts_min' | 'ends_min'>,
  minute: number,
): FailureCode | undefined =>
  minute < starts_min - incidentsAround || minute > ends_min + incidentsAround ? 'visit.not_around' : undefined

export const canConfirm = ({ status, start_proof }: ChangeableVisit): boolean =>
  (status === 'started' || status === 'done') && (start_proof === 'none' || start_proof === 'office')
