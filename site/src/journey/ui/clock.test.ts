import { expect, test } from 'vitest'
import {
  describeZoneDifference,
  formatCallWindow,
  formatCallWindowZone,
  formatCitySpan,
  formatClock,
  formatMoment,
} from './clock.ts'

const now = Date.parse('2026-11-21T14:46:00Z') // 8:16 PM in the city, 8:46 AM in Chicago
const hour = 3_600_000
const inTwoHours = now + 2 * hour
const [home, chicago] = ['Asia/Kolkata', 'America/Chicago']

test('a time is plain for readers in the city, and has the zone and the reader’s own time elsewhere (rule TXT-7)', () => {
  expect(formatClock(inTwoHours, now, home)).toBe('10:16 PM today')
  expect(formatClock(inTwoHours, now, 'Asia/Colombo')).toBe('10:16 PM today')
  expect(formatClock(inTwoHours, now, chicago)).toBe('10:16 PM IST today (10:46 AM CST for you)')
  expect(formatMoment('2026-11-21T14:46:00Z', home)).toBe('Nov 21, 2026, 8:16 PM')
  expect(formatMoment('2026-11-21T14:46:00Z', chicago)).toBe('Nov 21, 2026, 8:16 PM IST (8:46 AM CST for you)')
  expect(formatMoment('nothing', home)).toBe('nothing')
})

test('a time past midnight has its day, on both clocks', () => {
  expect(formatClock(now + 6 * hour, now, home)).toBe('2:16 AM tomorrow')
  expect(formatClock(now + 6 * hour, now, chicago)).toBe('2:16 AM IST tomorrow (Nov 21, 2:46 PM CST for you)')
  expect(formatClock(now + 50 * hour, now, home)).toBe('10:16 PM on Nov 23, 2026')
})

test('a callback window is the next one that has not ended, on the reader’s clock too', () => {
  expect(formatCallWindow('evening', now, home)).toBe('Evening 5-8 tomorrow')
  expect(formatCallWindow('evening', now - hour, home)).toBe('Evening 5-8 today')
  expect(formatCallWindow('evening', now - hour, chicago)).toBe('Evening 5-8 IST today (5:30 AM CST for you)')
  expect(formatCallWindowZone('evening', now, home)).toBe('')
  expect(formatCallWindowZone('evening', now, chicago)).toBe('IST (5:30 AM to 8:30 AM CST for you)')
})

test('visits use the city’s time, and the difference to the reader’s clock is shown once', () => {
  expect(formatCitySpan(Date.parse('2026-11-22T02:30:00Z'), Date.parse('2026-11-22T14:30:00Z'))).toBe(
    '8:00 AM to 8:00 PM',
  )
  expect(describeZoneDifference(now, home)).toBeUndefined()
  expect(describeZoneDifference(now, 'America/New_York')).toBe('Times in Warangal. Your clock is 10½ hours behind.')
  expect(describeZoneDifference(Date.parse('2026-07-21T14:46:00Z'), 'America/New_York')).toContain('9½ hours behind')
  expect(describeZoneDifference(now, 'Asia/Kathmandu')).toContain('¼ hours ahead')
  expect(describeZoneDifference(now, 'Australia/Perth')).toContain('2½ hours ahead')
  expect(describeZoneDifference(now, 'UTC')).toContain('5½ hours behind')
})
