import { expect, test } from 'vitest'
import { createTranslate } from './translate.ts'

const translate = createTranslate({
  found: '%{smart_count} booking |||| %{smart_count} bookings',
  deep: { greeting: 'Welcome, %{name}' },
  plain: 'Save',
})

test.each([
  ['plain', undefined, 'Save'],
  ['deep.greeting', { name: 'Asha' }, 'Welcome, Asha'],
  ['deep.greeting', { name: '$1 %{name}' }, 'Welcome, $1 %{name}'],
  ['deep.greeting', {}, 'Welcome, %{name}'],
  ['found', { smart_count: 1 }, '1 booking'],
  ['found', { smart_count: 0 }, '0 bookings'],
  ['found', { smart_count: 12 }, '12 bookings'],
  ['plain', { smart_count: 2 }, 'Save'],
  ['not.there', undefined, 'not.there'],
  ['deep', undefined, 'deep'],
  ['not.there', { _: 'Said instead' }, 'Said instead'],
  ['plain', { _: 'Said instead' }, 'Save'],
] as const)('%s with %j is %j', (key, values, text) => {
  expect(translate(key, values)).toBe(text)
})
