import { type BookingStatus, isBinding } from '../care/booking-status.ts'

/** Changes of care that a family can request (rule BOOK-19). */
export const changeKinds = ['another-caretaker', 'cancel', 'pause', 'stop'] as const
export type ChangeKind = (typeof changeKinds)[number]

export const changeReasons = ['language', 'times', 'manner', 'woman-or-man', 'other'] as const
export type ChangeReason = (typeof changeReasons)[number]

/** A request stays open until the office completes or declines it, or the family withdraws it. */
export const changeStates = ['open', 'done', 'declined', 'withdrawn'] as const

/**
 * Whether a family can request a change: another caretaker while one is assigned, cancellation before care begins, pause and
 * stop while it is active.
 */
export function canAskFor(kind: ChangeKind, booking: { status: BookingStatus; hasCaretaker: boolean }): boolean {
  if (kind === 'another-caretaker') return isBinding(booking.status) && booking.hasCaretaker
  if (kind === 'cancel') return booking.status === 'pending' || booking.status === 'confirmed'
  return booking.status === 'active'
}
