import { expect, test } from 'vitest'
import { sayMoment, sentenceOf, wayOf } from './hall-row.ts'

const booking = { _id: 'b1', bookingId: 'U8PTEQ' }
const formats = { time: (at: string) => at.slice(11, 16), weekday: (at: string) => at.slice(0, 10) }
const now = '2026-11-23T14:00:00.000Z'

test('each row leads to where its one deed is done', () => {
  expect(wayOf({ kind: 'late', _id: 'v1', booking })).toEqual({ to: '/today', state: { absent: 'v1' } })
  expect(wayOf({ kind: 'absent', _id: 'v1', booking }).state).toEqual({ absent: 'v1' })
  expect(wayOf({ kind: 'open', _id: 'v2', booking })).toEqual({
    to: '/today?visit=v2',
    state: { opensVisit: true, act: 'choose' },
  })
  expect(wayOf({ kind: 'remark', _id: 'v3', booking })).toEqual({
    to: '/today?visit=v3',
    state: { opensVisit: true, act: 'settle' },
  })
  expect(wayOf({ kind: 'call', _id: 'key', booking: null }).to).toBe('/calls?family=key')
  expect(wayOf({ kind: 'promise', _id: 'p1', booking }).to).toBe('/bookings/b1')
  expect(wayOf({ kind: 'promise', _id: 'p1', booking: null }).to).toBe('/promises')
})

test('a day is said wherever it is not today, as the city counts days', () => {
  expect(sayMoment('2026-11-23T14:15:00.000Z', now, formats)).toBe('14:15')
  // Half past midnight in the city.
  expect(sayMoment('2026-11-23T19:00:00.000Z', now, formats)).toBe('2026-11-23, 19:00')
})

test('what is over is said otherwise than what is ahead', () => {
  expect(sentenceOf({ kind: 'call', at: null }, now)).toBe('callNow')
  expect(sentenceOf({ kind: 'call', at: '2026-11-23T13:00:00.000Z' }, now)).toBe('callLate')
  expect(sentenceOf({ kind: 'call', at: '2026-11-23T15:00:00.000Z' }, now)).toBe('callBy')
  expect(sentenceOf({ kind: 'promise', at: '2026-11-23T13:00:00.000Z' }, now)).toBe('promiseLate')
  expect(sentenceOf({ kind: 'promise', at: '2026-11-23T15:00:00.000Z' }, now)).toBe('promiseBy')
  expect(sentenceOf({ kind: 'open', at: '2026-11-23T15:00:00.000Z' }, now)).toBe('open')
})
