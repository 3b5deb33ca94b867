import { listed } from '../http/answers/sees.ts'
import type { Seen } from '../http/ports.ts'
import type { SheetItem } from './items/sheet-item.ts'

/** Whose data these items hold: of the booking that each is about, of its family, or of a message without one. */
export const seenIn = (items: readonly SheetItem[]): Seen[] => [
  listed(
    'booking',
    items.flatMap(({ bookingId }) => bookingId ?? []),
  ),
  listed(
    'family',
    items.flatMap(({ accountId }) => accountId ?? []),
  ),
  listed(
    'message',
    items.flatMap(({ type, id, accountId }) => (type === 'message' && accountId === null ? id : [])),
  ),
]
