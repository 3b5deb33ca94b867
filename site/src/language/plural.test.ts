import { expect, test } from 'vitest'
import { createPlural } from './plural.ts'

test.each([
  ['te-IN', ['several', 'one', 'several']],
  ['hi-IN', ['one', 'one', 'several']],
])('%s counts 0, 1 and 2', (locale, counted) => {
  const plural = createPlural(locale)
  expect([0, 1, 2].map((count) => plural(count, { one: 'one', other: 'several' }))).toEqual(counted)
})
