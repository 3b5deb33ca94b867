import { expect, test } from 'vitest'
import { privacyTimes } from './request-kinds.ts'

test('a request is acknowledged within hours, answered within days, and due soon a week before (rule PRIV-R1)', () => {
  const from = new Date('2026-06-10T06:30:00.000Z')
  expect(privacyTimes(from, { ackHours: 48, answerDays: 30 })).toEqual({
    dueAckAt: new Date('2026-06-12T06:30:00.000Z'),
    dueAt: new Date('2026-07-10T06:30:00.000Z'),
    soonAt: new Date('2026-07-03T06:30:00.000Z'),
  })
})

test('an answer due within a week is due soon at once', () => {
  const from = new Date('2026-06-10T06:30:00.000Z')
  expect(privacyTimes(from, { ackHours: 24, answerDays: 5 }).soonAt).toEqual(from)
})
