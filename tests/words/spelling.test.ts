import { expect, test } from 'vitest'
import { findShunned, readLines, readTable } from './language-page.ts'

/** Spellings that docs/languages.md rules out, without the remarks in brackets. */
const shunned = readTable('One spelling').flatMap(([, not = '']) =>
  not
    .replace(/\(.*?\)/g, '')
    .split(',')
    .map((word) => ({ word: word.trim() })),
)

test.each(['te', 'hi'] as const)('%s has one spelling for one word', (language) => {
  expect(shunned.length).toBeGreaterThan(30)
  expect(findShunned(shunned, [], readLines(language), [])).toEqual([])
})

test.each(['రోగి', 'నుండే', 'ఆథెంటికేటర్‌లో', 'खाली', 'तरीके से', 'नोट्स'])('would have found %s', (text) => {
  expect(findShunned(shunned, [], [{ file: 'a.ts', text }], [])).toHaveLength(1)
})

test.each(['సాయంత్రం', 'मरीज़', 'ख़ाली', 'तरीक़े'])('lets %s stand', (text) => {
  expect(findShunned(shunned, [], [{ file: 'a.ts', text }], [])).toEqual([])
})
