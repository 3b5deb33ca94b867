import { describe, expect, test } from 'vitest'
import { findShunned, readExceptions, readLines, readTerms } from '../../tests/words/language-page.ts'
import { listPairs } from './catalogues.ts'

const exceptions = readExceptions()
const lists = { te: readTerms('te'), hi: readTerms('hi') }
describe.each(['te', 'hi'] as const)('terms (%s)', (language) => {
  const terms = lists[language]
  const lines = readLines(language)
  const pairs = listPairs(language)

  test('every text uses the terms of the glossary (rule LANG-14)', () => {
    expect(terms.length).toBeGreaterThan(70)
    expect(lines.length).toBeGreaterThan(2_000)
    expect(findShunned(terms, exceptions, lines, pairs)).toEqual([])
  })
})
