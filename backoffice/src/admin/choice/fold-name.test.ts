import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ['kavita', 'Kavitha'],
  ['laxmi', 'Lakshmi'],
  ['swathi', 'Svati'],
  ['srinivas', 'Shrinivas'],
  ['sreenu', 'Srinu'],
  ['padma', 'Paddma'],
])('%s finds %s', (typed, name) => {
  expect(foldName(name)).toContain(foldName(typed))
})

test('different names do not match, and other scripts are unchanged', () => {
  expect(foldName('Kavitha')).not.toContain(foldName('Savita'))
  expect(foldName('కవిత')).toBe('కవిత')
  expect(foldName('श्रीनिवास')).toBe('श्रीनिवास')
})
