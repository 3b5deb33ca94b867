import { expect, test } from 'vitest'
import { groupNumbers } from './i18n.ts'

test('counts are grouped, and fractions, words and the count of a plural are not', () => {
  expect(groupNumbers({ total: 3_000, offsetBegin: 1, rating: 4.5, name: '3000', smart_count: 3_000 })).toEqual({
    total: '3,000',
    offsetBegin: '1',
    rating: 4.5,
    name: '3000',
    smart_count: 3_000,
  })
})
