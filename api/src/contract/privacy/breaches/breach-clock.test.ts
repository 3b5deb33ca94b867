import { expect, test } from 'vitest'
import { breachDeadlines, hoursUntil, remindersOf } from './breach-clock.ts'

const awareAt = '2026-06-10T05:00:00.000Z'

test("the Board's details are due 72 hours after awareness, or at the extended time", () => {
  expect(breachDeadlines({ awareAt, extendedUntil: null })).toBe('2026-06-13T05:00:00.000Z')
  expect(breachDeadlines({ awareAt, extendedUntil: '2026-06-20T00:00:00.000Z' })).toBe('2026-06-20T00:00:00.000Z')
})

test('the team is reminded after 24, 48 and 68 hours; an extension moves the last reminder', () => {
  expect(remindersOf({ awareAt, extendedUntil: null })).toEqual([
    '2026-06-11T05:00:00.000Z',
    '2026-06-12T05:00:00.000Z',
    '2026-06-13T01:00:00.000Z',
  ])
  expect(remindersOf({ awareAt, extendedUntil: '2026-06-20T00:00:00.000Z' })[2]).toBe('2026-06-19T20:00:00.000Z')
})

test('remaining hours are whole, and negative after the due time', () => {
  const due = '2026-06-13T05:00:00.000Z'
  expect(hoursUntil(due, '2026-06-11T11:30:00.000Z')).toBe(41)
  expect(hoursUntil(due, due)).toBe(0)
  expect(hoursUntil(due, '2026-06-13T05:00:01.000Z')).toBe(-1)
})
