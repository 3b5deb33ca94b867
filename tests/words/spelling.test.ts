import { expect, test } from 'vitest'
import { findShunned, readLines, readTable, readTerms } from './language-page.ts'

/** Spellings that are right and not ours (tests/words/terms/spellings.tsv), without the remarks in brackets. */
const shunned = readTable('spellings').flatMap(([, not = '']) =>
  not
    .replace(/\(.*?\)/g, '')
    .split(',')
    .map((word) => ({ word: word.trim() })),
)
/** Words that the terms rule out everywhere: these have exceptions, and scripts/i18n/terms.test.ts looks for them. */
const terms = [...readTerms('te'), ...readTerms('hi')].filter(({ beside }) => !beside)

test.each(['te', 'hi'] as const)('%s has one spelling for one word', (language) => {
  expect(shunned.length).toBeGreaterThan(20)
  expect(findShunned(shunned, [], readLines(language), [])).toEqual([])
})

test.each(['రోగి', 'నుండే', 'ఆథెంటికేటర్‌లో', 'खाली', 'तरीके से', 'नोट्स'])('would have found %s', (text) => {
  const found = findShunned([...shunned, ...terms], [], [{ file: 'a.ts', text }], [])
  expect(new Set(found).size).toBe(1)
})

test.each(['సాయంత్రం', 'मरीज़', 'ख़ाली', 'तरीक़े'])('lets %s stand', (text) => {
  expect(findShunned([...shunned, ...terms], [], [{ file: 'a.ts', text }], [])).toEqual([])
})
