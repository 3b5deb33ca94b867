import { expect, test } from 'vitest'
import { sayMoment, sentenceOf, wayOf } from './hall-row.ts'

const booking = { _id: 'b1', bookingId: 'U8PTEQ' }
const formats = { time: (at: string) => at.slice(11, 16), weekday: (at: string) => at.slice(0, 10) }
const now = '2026-11-23T14:00:00.000Z'

test('each row leads to where its one deed is done', () => {
  expect(wayOf({ kind: 'late', _id: 'v1', booking, trouble: null })).toEqual({ to: '/today', state: { absent: 'v1' } })
  expect(wayOf({ kind: 'absent', _id: 'v1', booking, trouble: null }).state).toEqual({ absent: 'v1' })
  expect(wayOf({ kind: 'open', _id: 'v2', booking, trouble: null })).toEqual({
    to: '/today?visit=v2',
    state: { opensVisit: true, act: 'choose' },
  })
  const trouble = {
    kind: 'fall',
    text: null,
    seenBy: null,
    visitId: 'v4',
    startsAt: now,
    family: { name: '', phone: '' },
  } as const
  expect(wayOf({ kind: 'trouble', _id: 't1', booking, trouble })).toEqual({
    to: '/today?visit=v4',
    state: { opensVisit: true, act: 'trouble' },
  })
  expect(sentenceOf({ kind: 'trouble', at: now, trouble: { ...trouble, seenBy: 'Meera Iyer' } }, now)).toBe(
    'troubleSeen',
  )
  expect(sentenceOf({ kind: 'trouble', at: now, trouble }, now)).toBe('trouble')
  expect(wayOf({ kind: 'remark', _id: 'v3', booking, trouble: null })).toEqual({
    to: '/today?visit=v3',
    state: { opensVisit: true, act: 'settle' },
  })
  expect(wayOf({ kind: 'call', _id: 'key', booking: null, trouble: null }).to).toBe('/calls?family=key')
  expect(wayOf({ kind: 'promise', _id: 'p1', booking, trouble: null }).to).toBe('/bookings/b1')
  expect(wayOf({ kind: 'promise', _id: 'p1', booking: null, trouble: null }).to).toBe('/promises')
})

test('a day is said wherever it is not today, as the city counts days', () => {
  expect(sayMoment('2026-11-23T14:15:00.000Z', now, formats)).toBe('14:15')
  // Half past midnight in the city.
  expect(sayMoment('2026-11-23T19:00:00.000Z', now, formats)).toBe('2026-11-23, 19:00')
})

test('what is over is said otherwise than what is ahead', () => {
  expect(sentenceOf({ kind: 'call', at: null, trouble: null }, now)).toBe('callNow')
  expect(sentenceOf({ kind: 'call', at: '2026-11-23T13:00:00.000Z', trouble: null }, now)).toBe('callLate')
  expect(sentenceOf({ kind: 'call', at: '2026-11-23T15:00:00.000Z', trouble: null }, now)).toBe('callBy')
  expect(sentenceOf({ kind: 'promise', at: '2026-11-23T13:00:00.000Z', trouble: null }, now)).toBe('promiseLate')
  expect(sentenceOf({ kind: 'promise', at: '2026-11-23T15:00:00.000Z', trouble: null }, now)).toBe('promiseBy')
  expect(sentenceOf({ kind: 'open', at: '2026-11-23T15:00:00.000Z', trouble: null }, now)).toBe('open')
})
