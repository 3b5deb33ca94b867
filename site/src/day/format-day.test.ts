import type { DayVisit } from '@thodu/api/contract/sharing/sharing.schema'
import { expect, test } from 'vitest'
import { formatDayCourse, formatInBothZones, listDays } from './format-day.ts'

const at = '2026-10-31T02:32:00.000Z'
test.each([
  // New York before and after its clock change on November 1, Adelaide's half hour, Kathmandu's three quarters.
  [at, 'America/New_York', '8:02 AM in Warangal · 10:32 PM Fri, New York time'],
  ['2026-11-02T02:32:00.000Z', 'America/New_York', '8:02 AM in Warangal · 9:32 PM Sun, New York time'],
  [at, 'America/Chicago', '8:02 AM in Warangal · 9:32 PM Fri, Chicago time'],
  [at, 'Australia/Adelaide', '8:02 AM in Warangal · 1:02 PM, Adelaide time'],
  ['2026-10-31T16:00:00.000Z', 'Australia/Adelaide', '9:30 PM in Warangal · 2:30 AM Sun, Adelaide time'],
  [at, 'Asia/Kathmandu', '8:02 AM in Warangal · 8:17 AM, Kathmandu time'],
  [at, 'Asia/Kolkata', '8:02 AM in Warangal'],
])('%s in %s is shown in both time zones (rule SHARE-5)', (time, zone, told) => {
  expect(formatInBothZones([time], zone)).toBe(told)
})

test('a span is shown once for each time zone', () => {
  expect(formatInBothZones([at, '2026-10-31T14:30:00.000Z'], 'Europe/London')).toBe(
    '8:02 AM to 8:00 PM in Warangal · 2:32 AM to 2:30 PM, London time',
  )
})

const visit: DayVisit = {
  startsAt: at,
  endsAt: '2026-10-31T14:30:00.000Z',
  startedAt: null,
  endedAt: null,
  status: 'planned',
  caretaker: 'Lakshmi',
  startProof: null,
  isReplacement: false,
}
const before = Date.parse(at) - 1
test.each([
  [{}, before, 'Lakshmi comes'],
  [{ isReplacement: true }, before, 'Lakshmi comes instead'],
  [{ caretaker: null }, before, 'No caregiver is chosen yet'],
  [{}, Date.parse(at), 'Lakshmi has not started yet'],
  [{ status: 'started' as const }, Date.parse(at), 'Lakshmi is there'],
  [{ status: 'done' as const }, Date.parse(at), 'Lakshmi was there'],
  [{ status: 'missed' as const }, Date.parse(at), 'Nobody came'],
  [{ status: 'skipped' as const, caretaker: null }, before, 'Skipped'],
])('a visit with %o has its own sentence', (more, now, told) => {
  expect(formatDayCourse({ ...visit, ...more }, now)).toBe(told)
})

test('a visit is listed under the city’s day on which it begins', () => {
  const days = listDays({ asOf: '2026-10-31T20:00:00.000Z', visits: [visit] })
  expect(days.map(({ name, date, visits }) => [name, date, visits.length])).toEqual([
    ['Yesterday', 'Sat, Oct 31', 1],
    ['Today', 'Sun, Nov 1', 0],
    ['Tomorrow', 'Mon, Nov 2', 0],
  ])
})
