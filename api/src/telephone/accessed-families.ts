import { listedRecords } from '../http/answers/record-access.ts'
import type { RecordedAccess } from '../http/ports.ts'
import type { SheetItem } from './items/sheet-item.ts'

/** The subjects whose data these items contain: bookings, families, and messages without an account. */
export const accessedFamilies = (items: readonly SheetItem[]): RecordedAccess[] => [
  listedRecords(
    'booking',
    items.flatMap(({ bookingId }) => bookingId ?? []),
  ),
  listedRecords(
    'family',
    items.flatMap(({ accountId }) => accountId ?? []),
  ),
  listedRecords(
    'message',
    items.flatMap(({ type, id, accountId }) => (type === 'message' && accountId === null ? id : [])),
  ),
]
