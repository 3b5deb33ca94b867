import { expect, test } from 'vitest'
import { findShunned, readLines, readTable } from './language-page.ts'

/** Style rules of docs/languages.md that a program can check, each with an earlier text that broke it. */
const rules = [
  {
    rule: 'తెలుగు 3: “she” is వారు, or the mother by that name',
    language: 'te',
    broken: /(?<![\p{L}\p{M}])(?:ఆమె|అతను|అతడు)/u,
    before: 'ఆమె వెళ్లనక్కర్లేదు; నర్సే ఆమె దగ్గరికి వస్తుంది.',
  },
  {
    rule: 'తెలుగు 3: people at work take the honorific plural',
    language: 'te',
    broken: /(?:నర్సే?|కేర్‌టేకర్)(?: [^ .;,:`']+){0,3} [^ .;,:`']+స్తుంది/u,
    before: 'ఆమె వెళ్లనక్కర్లేదు; నర్సే ఆమె దగ్గరికి వస్తుంది.',
  },
  {
    rule: 'తెలుగు 8: no passive of translations',
    language: 'te',
    broken: /(?<!కన|నిల)బడ(?:ింది|్డాయి|్డారు|ుతుంది)/u,
    before: 'మీ సైన్ ఇన్‌కు రెండో దశ జోడించబడింది.',
  },
  {
    rule: 'తెలుగు 12: what did not work: కుదరలేదు',
    language: 'te',
    broken: /లేకపోయాం/u,
    before: 'మీ అభ్యర్థన పంపలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
  {
    rule: 'हिन्दी 3: the polite plural for caretakers and nurses',
    language: 'hi',
    broken: /नर्स[^।,;:`']* आती है(?!ं)|केयरटेकर (?:आता|करता|देखता) है/u,
    before: 'उन्हें जाना नहीं पड़ता, नर्स उनके पास आती है।',
  },
  {
    rule: 'हिन्दी 7: no button says “… बताएँ”',
    language: 'hi',
    broken: /'(?!कृपया)[^'।]{0,14} बताएँ'/u,
    before: "markCompleted: 'पूरा हुआ बताएँ',",
  },
  {
    rule: 'हिन्दी 9: danda at the end of sentences, also after a value',
    language: 'hi',
    broken: /[\u0900-\u097f](?:.*\})?\.(?!\.)(?=['`\s]|$)/u,
    before: 'साइन इन के लिए अभी आपका एक रिकवरी कोड इस्तेमाल हुआ। बचे हुए कोड: {left}.',
  },
] as const

test.each(rules)('$rule', ({ language, broken, before }) => {
  expect(before).toMatch(broken)
  const found = readLines(language).filter(({ text }) => broken.test(text))
  expect(found).toEqual([])
})

/** Correct spellings that are not ours (tests/words/terms/spellings.tsv), without remarks in brackets. */
const shunned = readTable('spellings').flatMap(([, not = '']) =>
  not
    .replace(/\(.*?\)/g, '')
    .split(',')
    .map((word) => ({ word: word.trim() })),
)
test.each(['te', 'hi'] as const)('each word of %s has one spelling', (language) => {
  expect(shunned.length).toBeGreaterThan(20)
  expect(findShunned(shunned, [], readLines(language), [])).toEqual([])
})
