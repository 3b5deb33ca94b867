import { expect, test } from 'vitest'
import { tellClock, tellMoment, tellSpan, tellWindow, tellWindowZone } from './clock.ts'

const now = Date.parse('2026-11-21T14:46:00Z') // 8:16 PM in the city, 8:46 AM in Chicago
const inTwoHours = now + 2 * 3_600_000
const [home, chicago] = ['Asia/Kolkata', 'America/Chicago']

test('a moment says the zone of the city, and the own time only where the clocks differ (rule TXT-7)', () => {
  expect(tellClock(inTwoHours, now, home)).toBe('10:16 PM IST today')
  expect(tellClock(inTwoHours, now, 'Asia/Calcutta')).toBe('10:16 PM IST today')
  expect(tellClock(inTwoHours, now, chicago)).toBe('10:16 PM IST today (10:46 AM CST for you)')
  expect(tellMoment('2026-11-21T14:46:00Z', chicago)).toBe('Nov 21, 2026, 8:16 PM IST (8:46 AM CST for you)')
  expect(tellMoment('nothing', home)).toBe('nothing')
})

test('past midnight the day is said, on both clocks', () => {
  expect(tellClock(now + 6 * 3_600_000, now, home)).toBe('2:16 AM IST tomorrow')
  expect(tellClock(now + 6 * 3_600_000, now, chicago)).toBe('2:16 AM IST tomorrow (Nov 21, 2:46 PM CST for you)')
  expect(tellClock(now + 50 * 3_600_000, now, home)).toBe('10:16 PM IST on Nov 23, 2026')
})

test('a window is the next one that is not over, on the reader’s clock too', () => {
  expect(tellWindow('evening', now, home)).toBe('Evening 5-8 IST tomorrow')
  expect(tellWindow('evening', now - 3_600_000, home)).toBe('Evening 5-8 IST today')
  expect(tellWindowZone('evening', now, home)).toBe('IST')
  expect(tellWindowZone('evening', now, chicago)).toBe('IST (5:30 AM to 8:30 AM CST for you)')
})

test('a visit says both ends of it, on the reader’s clock and day too where they differ', () => {
  const [from, to] = ['2026-11-22T02:30:00Z', '2026-11-22T14:30:00Z'].map(Date.parse)
  expect(tellSpan(from ?? 0, to ?? 0, home)).toBe('8:00 AM to 8:00 PM IST')
  expect(tellSpan(from ?? 0, to ?? 0, chicago)).toBe('8:00 AM to 8:00 PM IST (Nov 21, 8:30 PM to 8:30 AM CST for you)')
})
