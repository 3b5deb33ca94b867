import type { CaretakerServiceType } from '@thodu/api/contract/care/catalogue'
import { expect, test } from 'vitest'
import { isSkilled, rankCaretakers, searchTextOf } from './rank-caretakers.ts'

const person = (name: string, available: boolean, type: CaretakerServiceType, averageRating: number | null = null) => ({
  name,
  active: true,
  available,
  serviceTypes: [type],
  averageRating,
})

test('free and skilled caretakers come first, then free ones, then assigned ones; within each, the better rated first', () => {
  const ranked = rankCaretakers(
    [
      person('Bound', false, 'elderly-care', 5),
      person('Free elsewhere', true, 'baby-care', 5),
      person('Zeenath', true, 'elderly-care', 4.9),
      person('Anitha', true, 'elderly-care'),
      person('Bhavani', true, 'elderly-care'),
    ],
    'elderly-care',
  )
  expect(ranked.map(({ name }) => name)).toEqual(['Zeenath', 'Anitha', 'Bhavani', 'Free elsewhere', 'Bound'])
})

test('a service without a caretaker service type of its own requires "other"', () => {
  expect(isSkilled({ serviceTypes: ['other'] }, 'physiotherapy')).toBe(true)
  expect(isSkilled({ serviceTypes: ['elderly-care'] }, 'physiotherapy')).toBe(false)
})

test('typing finds names and services', () => {
  const searched = { name: 'లక్ష్మి', searchName: 'lakshmi laxmi', serviceTypes: ['post-operative' as const] }
  expect(searchTextOf(searched)).toBe('లక్ష్మి lakshmi laxmi Post-Operative Care')
  expect(searchTextOf({ name: 'Asha', serviceTypes: ['post-operative'] })).toBe('Asha Post-Operative Care')
})
