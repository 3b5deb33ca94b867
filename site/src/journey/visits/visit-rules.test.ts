import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { minutesLate, sortVisits } from './visit-rules.ts'

/** 10:00 AM in the city, on a Sunday. */
const now = Date.parse('2026-11-22T04:30:00.000Z')
const day = 86_400_000
const visit = (id: string, fromNow: number, given: Partial<FamilyVisit> = {}): FamilyVisit =>
  ({
    _id: id,
    startsAt: new Date(now + fromNow).toISOString(),
    endsAt: new Date(now + fromNow + day / 2).toISOString(),
    status: 'planned',
    origin: null,
    ...given,
  }) as FamilyVisit
const ids = (visits: readonly FamilyVisit[]) => visits.map(({ _id }) => _id)

test('a family sees today’s visits, the next seven and the last seven in order of time, without cancelled ones', () => {
  const ahead = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((days) => visit(`in ${days}`, days * day))
  const behind = [1, 2, 3, 4, 5, 6, 7, 8].map((days) => visit(`ago ${days}`, -days * day, { status: 'done' }))
  const { today, next, past } = sortVisits(
    [
      ...ahead,
      ...behind,
      visit('late', -day / 24),
      visit('last night', -0.4 * day, { status: 'started' }),
      visit('gone', day, { status: 'cancelled' }),
    ],
    now,
  )
  expect(ids(today)).toEqual(['last night', 'late'])
  expect(ids(next)).toEqual(['in 1', 'in 2', 'in 3', 'in 4', 'in 5', 'in 6', 'in 7'])
  expect(ids(past)).toEqual(['ago 1', 'ago 2', 'ago 3', 'ago 4', 'ago 5', 'ago 6', 'ago 7'])
})

test('a visit that has not started is late, in whole minutes', () => {
  expect(minutesLate(visit('late', -16 * 60_000 - 59_000), now)).toBe(16)
  expect(minutesLate(visit('ahead', 60_000), now)).toBe(0)
  expect(minutesLate(visit('there', -60 * 60_000, { status: 'started' }), now)).toBe(0)
})

test('a skipped visit is shown when its replacement was cancelled with the booking', () => {
  const old = visit('old', -day, { status: 'skipped' })
  const given = visit('given', 2 * day, {
    status: 'cancelled',
    origin: { kind: 'moved', startsAt: old.startsAt, caretaker: null },
  })
  expect(ids(sortVisits([old, given], now).past)).toEqual(['old'])
})
