import { type OwnVisit, ownVisitSchema } from '@thodu/api/contract/visits/visits.schema'
import { describe, expect, test } from 'vitest'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { isAtWork, isUpcoming, placeOf } from './job-rules.ts'

/** 22 November, 01:00 in Warangal; still the 21st in UTC. */
const now = new Date('2026-11-21T19:30:00Z')

describe('isUpcoming', () => {
  test.each([
    ['today in the city', 'pending', '2026-11-22', true],
    ['later', 'confirmed', '2026-12-01', true],
    ['active and beginning today', 'active', '2026-11-22', true],
    ['yesterday in the city, today in UTC', 'pending', '2026-11-21', false],
    ['no start date', 'pending', '', false],
    ['completed', 'completed', '2026-12-01', false],
    ['cancelled', 'cancelled', '2026-12-01', false],
  ] as const)('%s', (_, status, date, expected) => {
    expect(isUpcoming({ status, date }, now)).toBe(expected)
  })
})

test.each([
  ['active', '2026-12-20', 'next'],
  ['active', '2026-11-20', 'today'],
  ['active', '', 'today'],
  ['pending', '2026-11-22', 'today'],
  ['confirmed', '2026-11-20', 'today'],
  ['pending', '2026-11-23', 'next'],
  ['pending', '', 'next'],
] as const)('%s with a start on %j and without visits is %s', (status, date, expected) => {
  expect(placeOf({ status, date, bookingId: 'K7M2PX' }, [], now)).toBe(expected)
})

const job = { status: 'active', date: '2026-11-20', bookingId: 'K7M2PX' } as const
const visit = (status: OwnVisit['status'], startsAt: string, bookingId: string = job.bookingId): OwnVisit =>
  sample(ownVisitSchema, { status, startsAt, bookingId })
const [today, tomorrow] = ['2026-11-22T03:30:00.000Z', '2026-11-23T03:30:00.000Z']

test.each([
  ['its visit of today is ahead', [visit('planned', today)], 'today', false],
  ['its visit is under way', [visit('started', today)], 'today', true],
  ['its visit of today has ended', [visit('done', today), visit('planned', tomorrow)], 'current', false],
  ['its next visit is tomorrow', [visit('planned', tomorrow)], 'current', false],
  ['only another family has visits', [visit('planned', tomorrow, 'OTHER1')], 'today', true],
] as const)('active care where %s is %s', (_, visits, expected, isOn) => {
  expect([placeOf(job, visits, now), isAtWork(job, visits)]).toEqual([expected, isOn])
})
