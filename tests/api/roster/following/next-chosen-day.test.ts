import { addDays } from '@thodu/api/contract/time'
import { expect, test } from 'vitest'
import { nextChosenDay } from '../../../../api/src/roster/give-back.ts'

/** A Wednesday. */
const after = '2026-06-10'
const days = [0, 1, 2, 3, 4, 5, 6]

test('the next chosen weekday is the first after the day that is in no pause', () => {
  const next = (pause: { from: string; until: string | null } | null, chosen = days) =>
    nextChosenDay({ days: chosen, pause }, after)
  expect([next(null), next(null, [3]), next(null, [1, 5])]).toEqual(['2026-06-11', '2026-06-17', '2026-06-12'])
  expect(next({ from: '2026-06-11', until: '2026-06-11' })).toBe('2026-06-12')
  expect(next({ from: '2026-06-12', until: '2026-06-20' })).toBe('2026-06-11')
  expect(next({ from: '2026-06-01', until: '2026-06-10' })).toBe('2026-06-11')
  expect(next({ from: '2026-06-11', until: null })).toBeUndefined()
  expect([399, 400].map((count) => next({ from: after, until: addDays(after, count) }))).toEqual([
    addDays(after, 400),
    undefined,
  ])
})
