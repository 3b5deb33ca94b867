import { languages } from '@thodu/api/contract/people/languages'
import { expect, test } from 'vitest'
import { pathIn, withoutLanguage } from './paths.ts'

test.each([
  ['/', '/te'],
  ['/about', '/te/about'],
  ['/profile#bookings', '/te/profile#bookings'],
  ['/?sent=1', '/te?sent=1'],
  ['/#business', '/te#business'],
])('the Telugu path of %s is %s, and converts back', (path, inTelugu) => {
  expect(pathIn('te', path)).toBe(inTelugu)
  expect(withoutLanguage(inTelugu)).toBe(path)
})

test('English paths have no prefix; a path that only begins like a language is unchanged', () => {
  expect(pathIn('en', '/about')).toBe('/about')
  for (const path of ['/', '/terms', '/testimonials', '/hills']) expect(withoutLanguage(path)).toBe(path)
})

test('a path with its language prefix removed is the English path', () => {
  for (const language of languages) expect(withoutLanguage(pathIn(language, '/about'))).toBe('/about')
})
