import { expect, test } from 'vitest'
import { chooseLocale } from './locale.ts'

test.each([
  [['en-IN', 'te'], 'en'],
  [['EN'], 'en'],
  [['fr', 'te-IN', 'hi'], 'te'],
  [['hi'], 'hi'],
  [['fr', 'de-AT'], 'en'],
  [[], 'en'],
])('a reader of %j gets %s', (asked, expected) => {
  expect(chooseLocale(asked)).toBe(expected)
})
