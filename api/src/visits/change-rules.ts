import type { VisitRow } from '@thodu/db'
import { type BookingStatus, isBinding } from '../contract/care/booking-status.ts'
import { dayMinutes, dayMs, hourMs, minuteMs } from '../contract/time.ts'
import type { FailureCode } from '../contract/wire/failures.ts'

/** How long before a visit a family may still change it, in ms; the new time keeps it too (rule DAY-10). */
export const changeNotice = 24 * hourMs
/** How often a family may move a visit. */
const mostMoves = 2
/** How late a visit is when the family may say that nobody came, in ms (rule DAY-13). */
const absentAfter = 15 * minuteMs

/** How long after a visit its family writes about it here, in ms; later it calls (rule DAY-18). */
const remarkFor = 7 * dayMs

/** What the rules look at; minutes since 1970. */
export type ChangeableVisit = Pick<
  VisitRow,
  'status' | 'starts_min' | 'ends_min' | 'moves' | 'start_proof' | 'absent_reported_at'
> & {
  booking_status: BookingStatus
}

/** Why a family can't change a visit now, neither move nor skip it; undefined where it can (rule DAY-10). */
export function whyClosed(visit: ChangeableVisit, now: Date): FailureCode | undefined {
  if (!isBinding(visit.booking_status)) return 'visit.care_over'
  if (visit.status !== 'planned') return 'visit.not_open'
  return visit.starts_min * minuteMs - now.getTime() < changeNotice ? 'visit.change_too_late' : undefined
}

/** Why it can't be moved: closed, or moved twice. */
export const whyNotMoved = (visit: ChangeableVisit, now: Date): FailureCode | undefined =>
  whyClosed(visit, now) ?? (visit.moves >= mostMoves ? 'visit.moved_twice' : undefined)

/** Why a family can't say that nobody came: nobody is late, the visit is over, or it is known who came (rule DAY-13). */
export function whyNotAbsent(visit: ChangeableVisit, now: Date): FailureCode | undefined {
  if (!isBinding(visit.booking_status)) return 'visit.care_over'
  // Somebody may have pressed Start elsewhere.
  const isUnproved = visit.status === 'started' && visit.start_proof === 'none'
  if (visit.status !== 'planned' && !isUnproved) return 'visit.not_open'
  if (now.getTime() - visit.starts_min * minuteMs < absentAfter) return 'visit.not_late_yet'
  return now.getTime() < visit.ends_min * minuteMs ? undefined : 'visit.over'
}

/** Why a family can't write that something was wrong: the visit is not over, long over, or was not to be (rule DAY-18). */
export function whyNotRemarked({ status, ends_min }: ChangeableVisit, now: Date): FailureCode | undefined {
  if (status === 'skipped' || status === 'cancelled') return 'visit.not_open'
  const since = now.getTime() - ends_min * minuteMs
  const isOver = status === 'done' || status === 'missed' || since >= 0
  if (!isOver) return 'visit.not_over'
  return since > remarkFor ? 'visit.long_over' : undefined
}

/** How long before and after a visit who goes there may say that something is wrong, in minutes (rule DAY-23). */
const troubledAround = dayMinutes

/** Why nobody can say that something was wrong in a minute: it is too far from the visit. */
export const whyNotTroubled = (
  { starts_min, ends_min }: Pick<VisitRow, 'starts_min' | 'ends_min'>,
  minute: number,
): FailureCode | undefined =>
  minute < starts_min - troubledAround || minute > ends_min + troubledAround ? 'visit.not_around' : undefined

/** Whether a start stands that the family may bear out. */
export const canConfirm = ({ status, start_proof }: ChangeableVisit): boolean =>
  (status === 'started' || status === 'done') && (start_proof === 'none' || start_proof === 'office')
