import { readWindow } from '../contract/promises/office-clock.ts'
import type { CallTime } from '../contract/telephone/call-outcomes.ts'
import { dayInCity, minuteMs, startOfDayInCity } from '../contract/time.ts'
import type { SheetItem } from './items/sheet-item.ts'
import { type OwnNumbers, toGroupNumber } from './phone-key.ts'

/** An item without a number forms its own group. */
export type CallGroup = { number: string | undefined; items: SheetItem[]; when: CallTime; nextTryAt: string | null }

/** An item waits until its family's window opens. */
function timeOf({ dueAt, tries, window }: SheetItem, now: Date): CallTime {
  const at = now.toISOString()
  if (tries?.next_try_at && tries.next_try_at > at) return 'later'
  if (dueAt !== null && dueAt < at) return 'late'
  if (window === undefined) return 'due'
  const minutes = (now.getTime() - startOfDayInCity(dayInCity(now))) / minuteMs
  const { opens, closes } = readWindow(window)
  return minutes >= opens && minutes < closes ? 'window' : 'later'
}

const order: readonly CallTime[] = ['late', 'due', 'window', 'later']
const rank = (when: CallTime): number => order.indexOf(when)
/** Returns the earliest time of a card; a card without a time sorts last. */
function dueOf({ items, nextTryAt }: CallGroup): string {
  let due = nextTryAt ?? '9'
  for (const { dueAt } of items) if (dueAt !== null && dueAt < due) due = dueAt
  return due
}

/** Groups items by family while reading, without merging or losing requests (rule CALL-2). Late cards come first. */
export function groupItems(items: readonly SheetItem[], now: Date, own?: OwnNumbers): CallGroup[] {
  const groups = new Map<string, CallGroup>()
  for (const item of items) {
    const number = toGroupNumber(item.phone, own)
    const name = number ?? `${item.type} ${item.id}`
    const when = timeOf(item, now)
    const group = groups.get(name)
    const nextTryAt = item.tries?.next_try_at ?? null
    if (!group) {
      groups.set(name, { number, items: [item], when, nextTryAt })
      continue
    }
    group.items.push(item)
    if (rank(when) < rank(group.when)) group.when = when
    if (nextTryAt !== null && (group.nextTryAt === null || nextTryAt < group.nextTryAt)) group.nextTryAt = nextTryAt
  }
  return [...groups.values()]
    .map((group) => ({ group, place: `${rank(group.when)} ${dueOf(group)}` }))
    .sort((one, other) => (one.place < other.place ? -1 : one.place > other.place ? 1 : 0))
    .map(({ group }) => group)
}
