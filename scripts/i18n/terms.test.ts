import { describe, expect, test } from 'vitest'
import {
  findShunned,
  holdsWord,
  readExceptions,
  readLines,
  readTable,
  readTerms,
  type Shunned,
} from '../../tests/words/language-page.ts'
import { listPairs } from './catalogues.ts'

const exceptions = readExceptions()
const lists = { te: readTerms('te'), hi: readTerms('hi') }
/** Texts as they stood before the terms were agreed, and the word that must be found in each. */
const before = {
  te: [
    ['ఇంటికి వివరాలు సరిచూసిన కేర్‌టేకర్ వస్తారు', 'వివరాలు సరిచూసిన'],
    ['వైద్య సహాయం 102', 'వైద్య సహాయం'],
    ['నేపథ్య పరిశీలన 24-48 గంటల్లో పూర్తవుతుంది', 'నేపథ్య', 'పరిశీలన'],
    ['కేర్‌టేకర్ స్థితి మారింది', 'స్థితి'],
    ['నిర్ధారణ కోడ్ పంపండి', 'నిర్ధారణ', 'నిర్ధారణ కోడ్', 'కోడ్ పంప'],
    ['ఎవరు వస్తారో తెలియడానికి వేచి ఉంది', 'వేచి ఉంది'],
    ['CSV ఎగుమతి', 'ఎగుమతి'],
    ['మీ అభ్యర్థన అందింది', 'అభ్యర్థన'],
    ['{patient} గారికి సంరక్షణ', '{patient} గారికి'],
  ],
  hi: [
    ['फ़ोन मँगाएँ', 'फ़ोन मँगा'],
    ['चुनाव कैसे होता है', 'चुनाव'],
    ['आपात स्थिति में', 'आपात'],
    ['लॉग आउट', 'लॉग आउट'],
    ['सहेज रहे हैं…', 'सहेज'],
    ['पृष्ठभूमि की जाँच', 'पृष्ठभूमि'],
    ['%{name} आएँगे', '{name} आएँगे'],
    ['{patient} जी के लिए', '{patient} जी'],
    ['2 दफ़्तरी घंटे में', 'दफ़्तर'],
  ],
} satisfies Record<string, [string, ...string[]][]>

const asLines = (texts: string[]) => texts.map((text) => ({ file: 'tests/words/terms', text }))

describe.each(['te', 'hi'] as const)('terms (%s)', (language) => {
  const terms = lists[language]
  const lines = readLines(language)
  const pairs = listPairs(language)

  test('no text calls a thing by another name than ours (rule LANG-14)', () => {
    expect(terms.length).toBeGreaterThan(70)
    expect(lines.length).toBeGreaterThan(2_000)
    expect(findShunned(terms, exceptions, lines, pairs)).toEqual([])
  })

  test.each(before[language])('would have found %s', (text, ...words) => {
    const found = findShunned(terms, exceptions, [{ file: 'a.ts', text }], []).map((one) => one.split(': a.ts')[0])
    expect(found.sort()).toEqual(words.sort())
  })

  test('what the lists recommend they do not forbid', () => {
    const ours = readTable(language).map(([, use = '']) => use)
    const glossary = readTable('glossary').map((row) => row[language === 'te' ? 1 : 2] ?? '')
    const spelled = readTable('spellings').map(([write = '']) => write)
    const anywhere = terms.filter(({ beside }) => !beside)
    expect(findShunned(anywhere, exceptions, asLines([...ours, ...glossary, ...spelled]), [])).toEqual([])
  })
})

test('a word that is shunned beside an English one may stand beside another', () => {
  const shunned: Shunned[] = [{ word: 'पता', beside: 'email' }]
  const pair = (english: string) => ({ file: 'a.ts', text: 'पता', english })
  expect(findShunned(shunned, [], [], [pair('Email address'), pair('Home address')])).toHaveLength(1)
})

test('every exception is still needed, and none is wider than its word', () => {
  const all = [...lists.te, ...lists.hi]
  const lines = [...readLines('te'), ...readLines('hi')]
  expect(exceptions.length).toBeGreaterThan(5)
  const idle = exceptions.flatMap(({ word, phrases, files }) => {
    const isTerm = all.some((one) => one.word === word)
    const holds = lines.filter(({ text }) => holdsWord(text, word))
    const idlePhrases = phrases.filter(
      (phrase) => !holdsWord(phrase, word) || !holds.some(({ text }) => text.includes(phrase)),
    )
    const idleFiles = files.filter((one) => !holds.some(({ file }) => file === one))
    return [...(isTerm ? [] : [`${word}: no term`]), ...idlePhrases, ...idleFiles]
  })
  expect(idle).toEqual([])
})
