import { listed } from '../http/answers/record-access.ts'
import type { Seen } from '../http/ports.ts'
import type { SheetItem } from './items/sheet-item.ts'

/** The subjects whose data these items contain: bookings, families, and messages without an account. */
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
