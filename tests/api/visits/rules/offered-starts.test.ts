import { describe, expect, test } from 'vitest'
import type { StoredRoster } from '../../../../api/src/roster/roster.queries.ts'
import {
  chooseNearest,
  isInsidePackage,
  listStarts,
  type MovedVisit,
} from '../../../../api/src/visits/offered-starts.ts'

const day = '2026-06-15'
const hours = (count: number): number => Math.round(count * 60)
const midnight = Date.parse(`${day}T00:00:00+05:30`) / 60_000
/** A visit of five days before. */
const visitAt = (hour: number, length: number, code: MovedVisit['code'] = 'S'): MovedVisit => {
  const starts_min = midnight - hours(5 * 24) + hours(hour)
  return { code, starts_min, ends_min: starts_min + hours(length) }
}
const hoursOf = (starts: readonly number[]): number[] => starts.map((start) => (start - midnight) / 60)
const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, count) => first + count)

test.each<[string, MovedVisit, number[]]>([
  ['by day from 6 until it ends at 22', visitAt(9, 1), from(6, 21)],
  ['a long one as well', visitAt(9, 12), from(6, 10)],
  ['at half past from half past 6', visitAt(9.5, 1), from(6, 20).map((hour) => hour + 0.5)],
  ['by night from 18 to 22', visitAt(20, 12, 'N'), from(18, 22)],
  ['at its own hour wherever that is', visitAt(4, 1), [4, ...from(6, 21)]],
  ['living in, at its own hour alone', visitAt(9, 24, 'L'), [9]],
])('the hours of another day: %s', (_, visit, wanted) => {
  expect(hoursOf(listStarts(visit, day))).toEqual(wanted)
})

test('on its own day a visit is not offered the time that it has', () => {
  expect(
    hoursOf(listStarts({ code: 'N', starts_min: midnight + hours(20), ends_min: midnight + hours(32) }, day)),
  ).toEqual([18, 19, 21, 22])
})

test('of two that are as near the earlier one is chosen, in whatever order they are given', () => {
  const starts = [13, 11, 8, 10, 7].map((hour) => midnight + hours(hour))
  expect(hoursOf(chooseNearest(starts, visitAt(9, 1), day, 1))).toEqual([8])
  expect(hoursOf(chooseNearest(starts, visitAt(9, 1), day, 3))).toEqual([7, 8, 10])
})

describe('a day is of the package', () => {
  const rosterOf = (plan: Partial<StoredRoster['plan']>, generated_until: string | null = null) =>
    ({
      generated_until,
      plan: { startsOn: '2026-06-10', endsOn: null, unitsTotal: null, pause: null, ...plan },
    }) as StoredRoster
  const june = from(1, 30).map((date) => `2026-06-${String(date).padStart(2, '0')}`)
  const inside = (roster: StoredRoster | undefined) =>
    june.filter((date) => isInsidePackage(roster, date)).map((date) => Number(date.slice(-2)))

  test.each<[string, StoredRoster | undefined, number[]]>([
    ['every one without a plan', undefined, from(1, 30)],
    ['from its first to its last', rosterOf({ endsOn: '2026-06-20' }, '2026-06-25'), from(10, 20)],
    ['as far as is planned where it has no end', rosterOf({}, '2026-06-24'), from(10, 24)],
    ['every one from its first while nothing is planned', rosterOf({}), from(10, 30)],
    [
      'but those of a pause, from its first to its last',
      rosterOf({ endsOn: '2026-06-20', pause: { from: '2026-06-12', until: '2026-06-14' } }),
      [10, 11, ...from(15, 20)],
    ],
    ['until a pause without an end', rosterOf({ pause: { from: '2026-06-12', until: null } }), [10, 11]],
    [
      'and those that a pause has added to a counted one',
      rosterOf({ endsOn: '2026-06-20', unitsTotal: 5, pause: { from: '2026-06-12', until: '2026-06-14' } }),
      [10, 11, ...from(15, 23)],
    ],
  ])('%s', (_, roster, days) => {
    expect(inside(roster)).toEqual(days)
  })
})
