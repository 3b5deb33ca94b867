import { expect, test } from 'vitest'
import { anekVariants } from './anek-variants.ts'

/** Names arrive by script, after the moment `optional` waits for: with it these faces would never be loaded. */
test.each([
  ['Telugu', 'U+0C00-0C7F'],
  ['Devanagari', 'U+0900-0950'],
])('%s comes whenever it is needed', (_, range) => {
  expect(anekVariants.find(({ unicodeRange }) => unicodeRange.includes(range))?.display).toBe('swap')
})

test('no page jumps for a face of Latin letters', () => {
  const latin = anekVariants.filter(({ src: [file] }) => file.includes('latin') || file.includes('rupee'))
  expect(latin.map(({ display }) => display)).toEqual(['optional', 'optional', 'optional'])
})

test('every script is the same face to a browser: one range of weights', () => {
  const ranges = anekVariants.map(({ weight }) => weight.split(' ').map(Number).join(' '))
  expect(new Set(ranges)).toEqual(new Set(['100 800']))
})
