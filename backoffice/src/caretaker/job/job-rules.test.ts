import { type OwnVisit, ownVisitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { aJob } from '../../../harness/rows.ts'
import { isUpcoming, listContinuing, listToday, placeOf } from './job-rules.ts'

/** 22 November, 01:00 in Warangal; still the 21st in UTC. */
const now = new Date('2026-11-21T19:30:00Z')

test.each([
  ['today in the city', 'pending', '2026-11-22', true],
  ['later', 'confirmed', '2026-12-01', true],
  ['active and beginning today', 'active', '2026-11-22', true],
  ['yesterday in the city, today in UTC', 'pending', '2026-11-21', false],
  ['no start date', 'pending', '', false],
  ['completed', 'completed', '2026-12-01', false],
  ['cancelled', 'cancelled', '2026-12-01', false],
] as const)('isUpcoming: %s', (_, status, date, expected) => {
  expect(isUpcoming({ status, date }, now)).toBe(expected)
})

test.each([
  ['active', '2026-12-20', 'next'],
  ['active', '2026-11-22', 'today'],
  ['active', '2026-11-20', 'current'],
  ['active', '', 'current'],
  ['pending', '2026-11-22', 'today'],
  ['confirmed', '2026-11-20', 'next'],
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
  ['its visit of today is ahead', [visit('planned', today)], 'today'],
  ['its visit is under way', [visit('started', today)], 'today'],
  ['its visit of today has ended', [visit('done', today)], 'current'],
  ['its visit of yesterday was not started', [visit('planned', '2026-11-20T19:00:00.000Z')], 'current'],
  ['its next visit is tomorrow', [visit('planned', tomorrow)], 'current'],
  ['only another family has a visit today', [visit('planned', today, 'OTHER1')], 'current'],
] as const)('active care is called by its visits where %s', (_, visits, expected) => {
  expect(placeOf(job, visits, now)).toBe(expected)
})

test('care that started today is not shown as today again after its visit has ended', () => {
  expect(placeOf({ ...job, date: '2026-11-22' }, [visit('done', today)], now)).toBe('current')
})

test("today's schedule has the jobs that start today, and lists care that continues apart", () => {
  const jobs = [
    aJob({ status: 'active', date: '2026-11-20' }),
    aJob({ status: 'active', date: '2026-11-23' }),
    aJob({ status: 'pending', date: '2026-11-22' }),
    aJob({ status: 'completed', date: '2026-11-22' }),
  ]
  expect(listToday(jobs, now)).toEqual([jobs[2]])
  expect(listContinuing(jobs, now)).toEqual([jobs[0]])
})
