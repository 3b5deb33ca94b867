import { languages } from '@thodu/api/contract/people/languages'
import { describe, expect, test } from 'vitest'
import { listVariants, preloadedWeights } from './anek-variants.ts'

const scripts = [
  ['te', 'U+0C00-0C7F'],
  ['hi', 'U+0900-097F'],
] as const

/** Scripts insert names after the block period of `optional`, which would never load these fonts. */
test.each(scripts)('a page in another language loads the letters of %s when it needs them', (own, range) => {
  for (const language of languages.filter((one) => one !== own))
    expect(listVariants(language).find(({ unicodeRange }) => unicodeRange.includes(range))?.display).toBe('swap')
})

test.each(scripts)('a page in %s preloads its letters, and swaps them in when they are late', (language, range) => {
  const own = listVariants(language).find(({ unicodeRange }) => unicodeRange.includes(range))
  expect(own?.display).toBe('swap')
  expect(preloadedWeights(language)).toContain(own?.weight)
  expect(preloadedWeights('en')).not.toContain(own?.weight)
})

describe.each(languages)('on pages in %s', (language) => {
  test('a late font of Latin letters moves no text', () => {
    const latin = listVariants(language).filter(({ src: [file] }) => file.includes('latin') || file.includes('rupee'))
    expect(latin.length).toBe(4)
    expect(new Set(latin.map(({ display }) => display))).toEqual(new Set(['optional']))
  })

  test('no letter belongs to two faces, which a browser would both request', () => {
    const ranges = listVariants(language)
      .flatMap(({ unicodeRange }) => unicodeRange.map((range) => range.slice(2).split('-')))
      .map(([from = '', to = from]) => [from, to].map((code) => Number.parseInt(code, 16)))
      .sort(([a = 0], [b = 0]) => a - b)
    expect(ranges.filter(([from = 0], at) => from <= (ranges[at - 1]?.[1] ?? -1))).toEqual([])
  })

  test('every script has the same range of weights, so that browsers see one font face', () => {
    const ranges = listVariants(language).map(({ weight }) => weight.split(' ').map(Number).join(' '))
    expect(new Set(ranges)).toEqual(new Set(['100 800']))
  })
})
