import type { Reader } from '@thodu/db'
import type { CallSubject } from '../contract/telephone/call-outcomes.ts'
import { readBookings } from './items/read-bookings.ts'
import { readCallbacks } from './items/read-callbacks.ts'
import { readMessages } from './items/read-messages.ts'
import { readMissedVisits } from './items/read-missed-visits.ts'
import type { Only, SheetItem } from './items/sheet-item.ts'

const read: Record<CallSubject, (db: Reader, only: Only, now: Date) => Promise<SheetItem[]>> = {
  callback: readCallbacks,
  booking: readBookings,
  message: readMessages,
  visit: readMissedVisits,
}

/** Reads all items that need a call (rule CALL-1). */
export async function readSheetItems(db: Reader, now: Date): Promise<SheetItem[]> {
  const items: SheetItem[] = []
  for (const readKind of Object.values(read)) items.push(...(await readKind(db, { ids: undefined }, now)))
  return items
}

/** Reads the named items that still need a call, without the whole sheet. */
export async function readNamedItems(
  db: Reader,
  named: readonly { type: CallSubject; _id: string }[],
  now: Date,
): Promise<SheetItem[]> {
  const items: SheetItem[] = []
  for (const type of new Set(named.map((one) => one.type)))
    items.push(...(await read[type](db, { ids: named.filter((one) => one.type === type).map(({ _id }) => _id) }, now)))
  return items
}
