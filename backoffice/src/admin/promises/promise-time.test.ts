import { expect, test } from 'vitest'
import { readUrgency, spellSpan } from './promise-time.ts'

const promise = { startedAt: '2026-06-10T06:00:00.000Z', dueAt: '2026-06-10T08:00:00.000Z' }
const at = (minutes: number) => readUrgency(promise, Date.parse(promise.startedAt) + minutes * 60_000)

test('a promise is urgent after three quarters of its time, and late after its end', () => {
  expect(at(89)).toEqual({ urgency: 'ahead', minutes: 31 })
  expect(at(90)).toEqual({ urgency: 'soon', minutes: 30 })
  expect(at(120)).toEqual({ urgency: 'soon', minutes: 0 })
  expect(at(132.5)).toEqual({ urgency: 'late', minutes: 12 })
})

test('nobody reads the minutes of a day: 45 h 26 min are 45 h', () => {
  expect(spellSpan(359)).toEqual({ key: 'hours', values: { hours: 5, minutes: 59 } })
  expect(spellSpan(360)).toEqual({ key: 'wholeHours', values: { hours: 6 } })
  expect(spellSpan(45 * 60 + 26)).toEqual({ key: 'wholeHours', values: { hours: 45 } })
  expect(spellSpan(2 * 1_440 - 1)).toEqual({ key: 'wholeHours', values: { hours: 47 } })
})

test('a span is said in minutes, hours or days', () => {
  expect(spellSpan(38)).toEqual({ key: 'minutes', values: { minutes: 38 } })
  expect(spellSpan(150)).toEqual({ key: 'hours', values: { hours: 2, minutes: 30 } })
  expect(spellSpan(3 * 1_440 + 5)).toEqual({ key: 'days', values: { days: 3 } })
})
