import { expect, test } from 'vitest'
import { findShunned, readLines, readTable } from './language-page.ts'

/** Spellings that are right and not ours (tests/words/terms/spellings.tsv), without the remarks in brackets. */
const shunned = readTable('spellings').flatMap(([, not = '']) =>
  not
    .replace(/\(.*?\)/g, '')
    .split(',')
    .map((word) => ({ word: word.trim() })),
)
test.each(['te', 'hi'] as const)('%s has one spelling for one word', (language) => {
  expect(shunned.length).toBeGreaterThan(20)
  expect(findShunned(shunned, [], readLines(language), [])).toEqual([])
})
