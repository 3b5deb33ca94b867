import { type BookingStatus, isBinding } from '../care/booking-status.ts'

/** What a family can ask the office to change about its care (rule BOOK-19). */
export const changeKinds = ['another-caretaker', 'cancel', 'pause', 'stop'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Why somebody else should come. */
export const changeReasons = ['language', 'times', 'manner', 'woman-or-man', 'other'] as const
export type ChangeReason = (typeof changeReasons)[number]

/** Open until the office has done or declined it, or the family has taken it back. */
export const changeStates = ['open', 'done', 'declined', 'withdrawn'] as const

/** Whether it can be asked for now: somebody else while somebody is chosen, the end before care begins, a pause while it goes on. */
export function canAskFor(kind: ChangeKind, booking: { status: BookingStatus; hasCaretaker: boolean }): boolean {
  if (kind === 'another-caretaker') return isBinding(booking.status) && booking.hasCaretaker
  if (kind === 'cancel') return booking.status === 'pending' || booking.status === 'confirmed'
  return booking.status === 'active'
}
