import { expect, test } from 'vitest'
import { sumUp } from './sum-up.ts'

const reason = (text: string, points: number, isKnown = true) => ({ text, points, max: 20, isKnown })

test('says what speaks for somebody, the strongest first, and nothing that is not known', () => {
  expect(
    sumUp([
      reason('New to this family', 0),
      reason('Speaks Telugu', 20),
      reason('Distance not known yet', 10, false),
      reason('0 of 48 hours', 12),
      reason('Rated 4.8', 4),
      reason('On time', 6),
    ]),
  ).toBe('Speaks Telugu · 0 of 48 hours · On time')
})
