import { describe, expect, test } from 'vitest'
import { groupItems } from './group-items.ts'
import { type SheetItem, triesOf } from './items/sheet-item.ts'

/** A moment in the city's time zone. */
const at = (local: string): Date => new Date(`${local}:00+05:30`)
const noon = at('2026-06-10T12:00')
const text = (local: string) => at(local).toISOString()
const tried = (next_try_at: string | null) => ({ attempts: 1, days: 1, last_day: '2026-06-10' as const, next_try_at })

let made = 0
const item = (more: Partial<SheetItem> = {}): SheetItem => {
  made += 1
  return {
    type: 'booking',
    id: `item-${made}`,
    accountId: 'family',
    bookingId: null,
    phone: '',
    name: 'Latha Rao',
    email: '',
    language: null,
    label: '',
    about: '',
    notes: '',
    since: text('2026-06-10T08:00'),
    dueAt: null,
    window: undefined,
    tries: undefined,
    opened: null,
    ...more,
  }
}
const whenOf = (more: Partial<SheetItem>, now = noon) => groupItems([item(more)], now)[0]?.when

describe('how urgent a call is (rule CALL-1)', () => {
  test.each([
    ['nothing is promised: now', {}, 'due'],
    ['its end is ahead: now', { dueAt: text('2026-06-10T12:01') }, 'due'],
    ['at its very end it can still be kept', { dueAt: text('2026-06-10T12:00') }, 'due'],
    ['its end has passed', { dueAt: text('2026-06-10T11:59') }, 'late'],
    [
      'its end has passed, outside of its window as well',
      { dueAt: text('2026-06-10T11:59'), window: 'evening' },
      'late',
    ],
    [
      'it is tried again later, whatever has passed',
      { dueAt: text('2026-06-10T11:59'), tries: tried(text('2026-06-10T12:01')) },
      'later',
    ],
    ['the time to try again is here', { tries: tried(text('2026-06-10T12:00')) }, 'due'],
    ['no time to try again is set', { tries: tried(null) }, 'due'],
  ] as const)('%s', (_, more, when) => {
    expect(whenOf(more)).toBe(when)
  })

  test.each([
    ['11:59', 'later'],
    ['12:00', 'window'],
    ['16:59', 'window'],
    ['17:00', 'later'],
  ])('the window of an afternoon at %s', (time, when) => {
    expect(whenOf({ window: 'afternoon' }, at(`2026-06-10T${time}`))).toBe(when)
  })
})

test('one card for each family has all items of its number, the highest urgency and the earliest next try (rule CALL-2)', () => {
  const [later, sooner] = [text('2026-06-11T09:00'), text('2026-06-10T13:00')]
  const phone = '9876500001'
  const items = [
    item({ phone, tries: tried(later) }),
    item({ phone: '+91 98765 00001', tries: tried(sooner) }),
    item({ phone: '098765-00001', tries: tried(later) }),
    item({ phone }),
    item({ phone, window: 'afternoon' }),
  ]
  const [group, ...others] = groupItems(items, noon)
  expect(others).toEqual([])
  expect(group).toEqual({ number: phone, items, when: 'due', nextTryAt: sooner })
  expect(groupItems([item({ phone }), item({ phone, tries: tried(later) })], noon)).toMatchObject([
    { when: 'due', nextTryAt: later },
  ])
})

test('cards are sorted late, due, in window, later; within these by time, cards without a time last', () => {
  const cards = {
    waits: item({ tries: tried(text('2026-06-12T09:00')) }),
    waitsLess: item({ tries: tried(text('2026-06-11T09:00')) }),
    window: item({ window: 'afternoon', dueAt: text('2026-06-10T17:00') }),
    windowSooner: item({ window: 'afternoon', dueAt: text('2026-06-10T14:00') }),
    anyTime: item(),
    soon: item({ dueAt: text('2026-06-10T12:30') }),
    late: item({ dueAt: text('2026-06-10T11:30') }),
    latest: item({ dueAt: text('2026-06-09T11:30') }),
  }
  const { latest, late, soon, anyTime, windowSooner, window, waitsLess, waits } = cards
  const mixed = [soon, waits, latest, window, anyTime, late, waitsLess, windowSooner]
  const order = groupItems(mixed, noon).map(({ items }) => items[0]?.id)
  expect(order).toEqual([latest, late, soon, anyTime, windowSooner, window, waitsLess, waits].map(({ id }) => id))
  // The earliest item of a family counts.
  const phone = '9876500002'
  const family = [
    item({ phone, dueAt: text('2026-06-10T12:15') }),
    item({ phone, dueAt: text('2026-06-10T13:30') }),
    item({ phone }),
  ]
  const [first] = groupItems([soon, ...family], noon)
  expect(first?.items).toEqual(family)
})

test('an item that was never tried has no tries', () => {
  const columns = { attempts: 0, days: 1, last_day: '2026-06-10', next_try_at: null } as const
  expect(triesOf(columns)).toEqual(columns)
  expect(triesOf({ attempts: null, days: null, last_day: null, next_try_at: null })).toBeUndefined()
})
