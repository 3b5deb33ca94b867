import { expect, test } from 'vitest'
import { toMoment } from '../../contract/time.ts'
import { type BusySpan, sumTaken } from './sum-taken.ts'

const held = { id: 'b1', code: 'GCK8ZN', patientName: 'Narsamma Rao', lastDay: null }
/** 15 June 2026 is a Monday. */
const span = (day: string, from: number, hours: number, bookingId: string | null = 'b1'): BusySpan => ({
  bookingId,
  startsMin: toMoment(day, from * 60),
  endsMin: toMoment(day, (from + hours) * 60),
})
const week = (...weekdays: number[]) => ({
  slots: weekdays.map((weekday) => ({ weekday, fromMin: 9 * 60, toMin: 15 * 60 })),
  from: 0,
  to: 0,
})

test('equal hours of several days are one line, from Monday on', () => {
  const spans = [span('2026-06-21', 9, 6), span('2026-06-15', 9, 6), span('2026-06-16', 20, 12)]
  expect(sumTaken([held], spans, week(1))).toEqual([
    {
      booking: { _id: 'b1', bookingId: 'GCK8ZN', patientName: 'Narsamma Rao' },
      hours: [
        { days: [1, 0], from: '09:00', to: '15:00' },
        { days: [2], from: '20:00', to: '08:00' },
      ],
      lastDay: null,
      inTheWay: true,
    },
  ])
})

test('a caretaker with other hours or days has no conflict with a booking', () => {
  const inTheWay = (spans: BusySpan[], ...weekdays: number[]) => sumTaken([held], spans, week(...weekdays))[0]?.inTheWay
  expect(inTheWay([span('2026-06-21', 9, 6)], 1, 2, 3)).toBe(false)
  expect(inTheWay([span('2026-06-15', 15, 5)], 1)).toBe(false)
  expect(inTheWay([span('2026-06-15', 3, 6)], 1)).toBe(false)
  expect(inTheWay([span('2026-06-15', 14, 5)], 1, 3)).toBe(true)
  expect(inTheWay([span('2026-06-15', 3, 7)], 1)).toBe(true)
})

test('only overlapping visits and time off conflict with a visit', () => {
  const visit = { ...week(1), from: toMoment('2026-06-15', 540), to: toMoment('2026-06-15', 900) }
  const inTheWay = (from: number, hours: number) =>
    ['b1', null].map((id) => sumTaken(id ? [held] : [], [span('2026-06-15', from, hours, id)], visit)[0]?.inTheWay)
  expect([inTheWay(7, 2), inTheWay(15, 2), inTheWay(8, 2), inTheWay(14, 2), inTheWay(0, 24)]).toEqual([
    [false, false],
    [false, false],
    [true, true],
    [true, true],
    [true, true],
  ])
})

test('care that ends first comes first, and time off last', () => {
  const soon = { ...held, id: 'b2', code: 'QQQ', lastDay: '2026-06-17' }
  const [sooner, atOnce] = ['2026-06-16', '2026-06-16'].map((lastDay, place) => ({
    ...held,
    code: `${place}`,
    lastDay,
  }))
  for (const order of [
    [held, soon, sooner, atOnce],
    [sooner, held, atOnce, soon],
    [soon, sooner, atOnce, held],
  ]) {
    const care = order.flatMap((one) => one ?? [])
    expect(sumTaken(care, [], week(2)).map(({ booking }) => booking?.bookingId)).toEqual(['0', '1', 'QQQ', 'GCK8ZN'])
  }
  const taken = sumTaken([held, soon], [span('2026-06-16', 0, 24, null)], week(2))
  expect(taken.map(({ booking, lastDay }) => [booking?.bookingId, lastDay])).toEqual([
    ['QQQ', '2026-06-17'],
    ['GCK8ZN', null],
    [undefined, '2026-06-16'],
  ])
  expect(taken.at(-1)).toMatchObject({ booking: null, hours: [], inTheWay: true })
})
