import { expect, test } from 'vitest'
import { formatMoment, sentenceOf } from './attention-row.ts'

const formats = { time: (at: string) => at.slice(11, 16), weekday: (at: string) => at.slice(0, 10) }
const now = '2026-11-23T14:00:00.000Z'

test('a time includes its day unless it is today in the city', () => {
  expect(formatMoment('2026-11-23T14:15:00.000Z', now, formats)).toBe('14:15')
  // Half past midnight in the city.
  expect(formatMoment('2026-11-23T19:00:00.000Z', now, formats)).toBe('2026-11-23, 19:00')
})

test('an overdue step has another sentence than a due one', () => {
  expect(sentenceOf({ kind: 'call', at: null, trouble: null }, now)).toBe('callNow')
  expect(sentenceOf({ kind: 'call', at: '2026-11-23T13:00:00.000Z', trouble: null }, now)).toBe('callLate')
  expect(sentenceOf({ kind: 'call', at: '2026-11-23T15:00:00.000Z', trouble: null }, now)).toBe('callBy')
  expect(sentenceOf({ kind: 'promise', at: '2026-11-23T13:00:00.000Z', trouble: null }, now)).toBe('promiseLate')
  expect(sentenceOf({ kind: 'promise', at: '2026-11-23T15:00:00.000Z', trouble: null }, now)).toBe('promiseBy')
  expect(sentenceOf({ kind: 'open', at: '2026-11-23T15:00:00.000Z', trouble: null }, now)).toBe('open')
  expect(sentenceOf({ kind: 'notice', at: '2026-11-23T13:00:00.000Z', trouble: null, notice: 'disk_low' }, now)).toBe(
    'disk_low',
  )
  expect(sentenceOf({ kind: 'late', at: '2026-11-23T13:00:00.000Z', trouble: null }, now)).toBe('absent')
  expect(sentenceOf({ kind: 'unassigned', at: '2026-11-23T13:00:00.000Z', trouble: null }, now)).toBe('unassigned')
  expect(sentenceOf({ kind: 'noCaretaker', at: '2026-11-23T18:30:00.000Z', trouble: null }, now)).toBe('noCaretaker')
  expect(sentenceOf({ kind: 'noCaretaker', at: '2026-11-22T18:30:00.000Z', trouble: null }, now)).toBe(
    'noCaretakerBegun',
  )
  expect(sentenceOf({ kind: 'noPlan', at: null, trouble: null }, now)).toBe('noPlanBegun')
  expect(sentenceOf({ kind: 'noPlan', at: '2026-11-23T18:30:00.000Z', trouble: null }, now)).toBe('noPlan')
})
