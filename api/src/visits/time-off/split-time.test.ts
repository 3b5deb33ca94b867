import { expect, test } from 'vitest'
import { longestRequest, splitTime } from './split-time.ts'

test.each([
  [1, 1],
  [43_200, 1],
  [43_201, 2],
  [129_600, 3],
])('a time off of %i minutes is stored in %i rows without a gap', (minutes, rows) => {
  const parts = splitTime({ from: 1_000, to: 1_000 + minutes })
  expect(parts).toHaveLength(rows)
  expect(parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(minutes)
  expect(parts.every(({ from, to }) => to > from && to - from <= 43_200)).toBe(true)
  expect(parts.slice(1).every(({ from }, index) => from === parts[index]?.to)).toBe(true)
})

test('a request covers at most ninety days', () => expect(longestRequest).toBe(129_600))
