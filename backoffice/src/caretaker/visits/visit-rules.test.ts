import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { findCurrentVisit, isNear, isOnDay, listAhead, listWeek } from './visit-rules.ts'

/** 10:00 in the city. */
const now = new Date('2026-11-22T04:30:00.000Z')
const visit = (id: string, startsAt: string, hours: number, status: OwnVisit['status'] = 'planned'): OwnVisit =>
  ({
    _id: id,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + hours * 3_600_000).toISOString(),
    status,
  }) as OwnVisit
const lastNight = '2026-11-21T14:30:00.000Z'
const thisMorning = '2026-11-22T02:30:00.000Z'
const tonight = '2026-11-22T14:30:00.000Z'
const tomorrow = '2026-11-23T02:30:00.000Z'
const currentOf = (visits: OwnVisit[]) => findCurrentVisit(visits, now)?._id

test('the current visit remains for two hours after its end when it was not started', () => {
  expect(currentOf([visit('short', lastNight, 12.5)])).toBe('short')
  expect(currentOf([visit('short', lastNight, 12)])).toBeUndefined()
  expect(currentOf([visit('dropped', thisMorning, 12, 'skipped')])).toBeUndefined()
})

test('a visit of another day can be started from the first screen four hours before', () => {
  const near = (startsAt: string) => isNear({ startsAt }, now)
  expect([near(thisMorning), near(tonight), near(tomorrow)]).toEqual([true, true, false])
  // 23:00 in the city, and a visit at two in the morning.
  const late = new Date('2026-11-22T17:30:00.000Z')
  expect(isNear({ startsAt: '2026-11-22T20:30:00.000Z' }, late)).toBe(true)
  expect(isNear({ startsAt: '2026-11-22T21:30:00.000Z' }, late)).toBe(false)
  expect([isOnDay(tonight, now), isOnDay(lastNight, now), isOnDay(tomorrow, now)]).toEqual([true, true, false])
})

test('the visits ahead of a booking are its started and planned ones, the next one first', () => {
  const own = (id: string, startsAt: string, status: OwnVisit['status'], bookingId = 'ABC234') => ({
    ...visit(id, startsAt, 12, status),
    bookingId,
  })
  const visits = [
    own('tomorrow', tomorrow, 'planned'),
    own('now', thisMorning, 'started'),
    own('over', lastNight, 'done'),
    own('dropped', tonight, 'skipped'),
    own('other', tonight, 'planned', 'ZZZ999'),
  ]
  expect(listAhead(visits, 'ABC234').map(({ _id }) => _id)).toEqual(['now', 'tomorrow'])
})

test('the week is listed by days of the city and by time, without cancelled visits', () => {
  const days = listWeek(
    [
      visit('tomorrow', tomorrow, 12),
      visit('tonight', tonight, 12),
      visit('over', lastNight, 12, 'done'),
      visit('now', thisMorning, 2, 'done'),
      visit('dropped', tomorrow, 2, 'cancelled'),
    ],
    now,
  )
  expect(days.map(({ day, visits }) => [day, visits.map(({ _id }) => _id)])).toEqual([
    ['2026-11-22', ['now', 'tonight']],
    ['2026-11-23', ['tomorrow']],
  ])
})
