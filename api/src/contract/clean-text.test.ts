import { describe, expect, it } from 'vitest'
import { cleanAddress, cleanDigits, cleanLine, cleanName, cleanText, cutText, toLatinDigits } from './clean-text.ts'

describe('a pasted text (rule WORD-10)', () => {
  it.each([
    ['\u202a+91 90000 00102\u202c', '+91 90000 00102'],
    ['Lakshmi\u00a0Rao', 'Lakshmi Rao'],
    ['\u200eLakshmi Rao\u200f', 'Lakshmi Rao'],
    ['\ufeffLakshmi\u00ad Rao\u2060', 'Lakshmi Rao'],
    ['Lakshmi\u3000Rao\u2003', 'Lakshmi Rao'],
    ['\u2067Lakshmi\u2069', 'Lakshmi'],
    ['first\u2028second', 'first\nsecond'],
  ])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean))

  it.each([
    '\u200b',
    '\u200c\u200d',
    '\u3164',
    '\u115f\u1160',
    '\u2800',
    '\u034f',
    '\ufeff\u00a0',
    '\u{e0020}',
    '\ufe0f',
  ])('invisible characters alone become an empty text: %j', (text) => expect(cleanText(text)).toBe(''))

  it.each([
    'వరంగల్',
    'రాజ్\u200cకుమార్',
    'क्\u200dष',
    'അവന്\u200d',
    '👨‍👩‍👧',
    '❤️',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '1️⃣',
    'می\u200cخواهم',
  ])('characters that shape a letter stay: %j', (text) => expect(cleanText(text)).toBe(text))

  it('joiners at the end of words are removed, so that a name is found however it was typed', () =>
    expect(cleanText('సురేష్\u200c కుమార్\u200c')).toBe('సురేష్ కుమార్'))

  it('control characters stay, for the server to refuse', () =>
    expect(['a\0b', '\u000bab\f', '\u0007', '\u0085ab'].map(cleanText)).toEqual([
      'a\0b',
      '\u000bab\f',
      '\u0007',
      '\u0085ab',
    ]))

  it('a single line has one blank between its words', () => expect(cleanLine(' a \r\n\t b\u00a0 c ')).toBe('a b c'))

  it('an address contains no invisible characters', () =>
    expect(cleanAddress('\u200easha\u200d@example.in\u00a0')).toBe('asha@example.in'))

  it('a name gets plain hyphens and blanks', () => expect(cleanName('Anne\u2011Marie  Rao')).toBe('Anne-Marie Rao'))

  it('is no slower for many blanks', () => {
    const started = performance.now()
    for (const clean of [cleanText, cleanLine, cleanName, cleanDigits]) clean(`a${' '.repeat(20_000)}a`)
    expect(performance.now() - started).toBeLessThan(500)
  })
})

describe('digits (rule WORD-11)', () => {
  it.each([
    ['౯౦౦౦౦౫౫౯౯౨', '9000055992'],
    ['९०००० ५५९९२', '90000 55992'],
    ['\u0669\u0660', '90'],
    ['\u06f9\u06f0', '90'],
    ['９０', '90'],
    ['𝟗𝟎', '90'],
    ['৯০ ੯੦ ૯૦ ୯୦ ௯௦ ೯೦ ൯൦', '90 90 90 90 90 90 90'],
    ['abc 12', 'abc 12'],
  ])('%j becomes %j', (text, digits) => expect(toLatinDigits(text)).toBe(digits))

  it.each([
    ['\u202a＋91\u00a0(0)90000\u201177123\u202c', '+91 (0)90000-77123'],
    ['9️⃣0️⃣', '90'],
    ['5\u200b06\u200d001', '506001'],
  ])('with signs, %j becomes %j', (text, digits) => expect(cleanDigits(text)).toBe(digits))
})

describe('cutText', () => {
  it.each([
    ['short', 9, 'short'],
    ['abcdef', 3, 'abc'],
    ['ab🙂cd', 3, 'ab'],
    ['ab🙂cd', 4, 'ab🙂'],
    ['a👨‍👩‍👧b', 7, 'a'],
    ['a🇮🇳b', 3, 'a'],
    ['క్ష్మి', 2, ''],
    ['abక్షc', 3, 'ab'],
    ['', 0, ''],
  ])('cuts %j to %i as %j', (text, max, cut) => expect(cutText(text, max)).toBe(cut))

  it('never cuts a character in half, however long the text is', () => {
    const text = '🙂'.repeat(300)
    for (const max of [1, 99, 100, 101, 199]) expect(cutText(text, max)).toMatch(/^(?:🙂)*$/u)
  })
})
