import { languages } from '@thodu/api/contract/people/languages'
import { describe, expect, test } from 'vitest'
import { listVariants, preloadedWeights } from './anek-variants.ts'

const scripts = [
  ['te', 'U+0C00-0C7F'],
  ['hi', 'U+0900-097F'],
] as const

/** Names arrive by script, after the moment `optional` waits for: with it these faces would never be loaded. */
test.each(scripts)('the letters of %s come whenever they are needed on a page of another language', (own, range) => {
  for (const language of languages.filter((one) => one !== own))
    expect(listVariants(language).find(({ unicodeRange }) => unicodeRange.includes(range))?.display).toBe('swap')
})

test.each(scripts)('a page in %s fetches its letters at once, and never stays without them', (language, range) => {
  const own = listVariants(language).find(({ unicodeRange }) => unicodeRange.includes(range))
  expect(own?.display).toBe('swap')
  expect(preloadedWeights(language)).toContain(own?.weight)
  expect(preloadedWeights('en')).not.toContain(own?.weight)
})

describe.each(languages)('on pages in %s', (language) => {
  test('nothing jumps for a face of Latin letters', () => {
    const latin = listVariants(language).filter(({ src: [file] }) => file.includes('latin') || file.includes('rupee'))
    expect(latin.length).toBe(language === 'en' ? 3 : 4)
    expect(new Set(latin.map(({ display }) => display))).toEqual(new Set(['optional']))
  })

  test('every script is the same face to a browser: one range of weights', () => {
    const ranges = listVariants(language).map(({ weight }) => weight.split(' ').map(Number).join(' '))
    expect(new Set(ranges)).toEqual(new Set(['100 800']))
  })
})
