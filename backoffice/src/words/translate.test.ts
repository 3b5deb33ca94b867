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

test('zero is singular in Hindi, and plural elsewhere', () => {
  const words = { found: 'one |||| many' }
  const said = (['en', 'te', 'hi'] as const).map((language) =>
    createTranslate(words, language)('found', { smart_count: 0 }),
  )
  expect(said).toEqual(['many', 'many', 'one'])
})

test('the contract’s messages are found by their English text, and an unknown key is returned unchanged', () => {
  const say = createTranslate({ exact: { 'Name is required': 'పేరు ఇవ్వండి' } }, 'te')
  expect(say('Name is required')).toBe('పేరు ఇవ్వండి')
  expect(say('label.options.constructor', { _: 'constructor' })).toBe('constructor')
})
