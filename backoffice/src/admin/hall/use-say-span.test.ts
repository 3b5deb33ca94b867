import { expect, test } from 'vitest'
import { spellSpan } from './use-say-span.ts'

test('a span is written in minutes, in hours and minutes, in hours, or in days', () => {
  expect(spellSpan(38)).toEqual({ key: 'minutes', values: { minutes: 38 } })
  expect(spellSpan(158)).toEqual({ key: 'hours', values: { hours: 2, minutes: 38 } })
  expect(spellSpan(120)).toEqual({ key: 'wholeHours', values: { hours: 2 } })
  expect(spellSpan(359)).toEqual({ key: 'hours', values: { hours: 5, minutes: 59 } })
  expect(spellSpan(360)).toEqual({ key: 'wholeHours', values: { hours: 6 } })
  expect(spellSpan(45 * 60 + 26)).toEqual({ key: 'wholeHours', values: { hours: 45 } })
  expect(spellSpan(2 * 1_440 - 1)).toEqual({ key: 'wholeHours', values: { hours: 47 } })
  expect(spellSpan(3 * 1_440 + 5)).toEqual({ key: 'days', values: { days: 3 } })
})
