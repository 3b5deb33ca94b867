import { describe, expect, test } from 'vitest'
import { hasValue, isNumbered, readName, readNames, skipBlank } from './pdf-bytes.ts'
import { createWork, type Source, TooMuchWork } from './pdf-source.ts'
import { nameAt, numberAt, type PdfValue, readDictionary, readValue, textAt } from './pdf-values.ts'

const sourceOf = (text: string): Source => ({ bytes: Buffer.from(text, 'latin1'), work: createWork(text.length) })
/** A value as JSON would have it: names with their slash, texts as text, references in words. */
function show(value: PdfValue): unknown {
  if (value.kind === 'name') return `/${value.text}`
  if (value.kind === 'number') return value.value
  if (value.kind === 'text') return value.bytes.toString('latin1')
  if (value.kind === 'list') return value.items.map(show)
  if (value.kind === 'reference') return `${value.number} ${value.generation} R`
  if (value.kind === 'word') return `the word ${value.text}`
  return Object.fromEntries([...value.entries].map(([key, entry]) => [key, show(entry)]))
}
/** The value that a text begins with, and what is left of the text behind it. */
function read(text: string): unknown[] | undefined {
  const found = readValue(sourceOf(text), 0)
  expect(found?.end ?? 0).toBeLessThanOrEqual(text.length)
  return found && [show(found.value), text.slice(found.end)]
}

describe('a value is read', () => {
  test.each<[string, unknown, string]>([
    ['/Name rest', '/Name', ' rest'],
    ['/A#42c#4A/B', '/ABcJ', '/B'],
    ['(a text)!', 'a text', '!'],
    ['(a (nested) text) (b)', 'a (nested) text', ' (b)'],
    ['(\\(\\)\\\\\\n\\r\\t\\b\\f\\q)', '()\\\n\r\t\b\fq', ''],
    ['(\\101\\1012\\7x\\18)', 'AA2\x07x\x018', ''],
    ['(\\777)', '\xff', ''],
    ['(a\\\nb\\\rc\\\r\nd)', 'abcd', ''],
    ['(\\n\nx)', '\n\nx', ''],
    ['()', '', ''],
    ['<48 65\n6c>x', 'Hel', 'x'],
    ['<485>', 'HP', ''],
    ['<>', '', ''],
    ['[1 /A (b)[2]] ', [1, '/A', 'b', [2]], ' '],
    ['[ ]', [], ''],
    ['[%a comment ]\n1]', [1], ''],
    ['<</A 1/B<</C(d)>>>>e', { A: 1, B: { C: 'd' } }, 'e'],
    ['<< >>', {}, ''],
    ['12 0 R/B', '12 0 R', '/B'],
    ['12\n65535\0R>>', '12 65535 R', '>>'],
    ['12 0 Rest', 12, ' 0 Rest'],
    ['12 0 obj', 12, ' 0 obj'],
    ['12 123456 R', 12, ' 123456 R'],
    ['12/B', 12, '/B'],
    ['-1.5 0 R', -1.5, ' 0 R'],
    ['+3]', 3, ']'],
    ['.5(', 0.5, '('],
    ['4.', 4, ''],
    ['true>>', 'the word true', '>>'],
    ['false', 'the word false', ''],
    ['null]', 'the word null', ']'],
  ])('%j', (text, value, rest) => {
    expect(read(text)).toEqual([value, rest])
  })

  test('as deep as producers nest, and no deeper', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
    expect(read(nested(40))?.[1]).toBe('')
    expect(read(nested(41))).toBeUndefined()
    const dictionaries = (depth: number) => `${'<</A '.repeat(depth)}1${'>>'.repeat(depth)}`
    expect(read(dictionaries(40))?.[1]).toBe('')
    expect(read(dictionaries(41))).toBeUndefined()
  })

  test('with a name that is long, and cut where it is longer than any', () => {
    expect(read(`/${'a'.repeat(400)} `)).toEqual([`/${'a'.repeat(400)}`, ' '])
    expect(read(`/${'a'.repeat(401)} `)).toEqual([`/${'a'.repeat(400)}`, 'a '])
    expect(readName(sourceOf(`/${'b'.repeat(65)}`), 0)).toEqual({ text: 'b'.repeat(64), start: 0, end: 65 })
    expect(readName(sourceOf('/ab'), 0)).toEqual({ text: 'ab', start: 0, end: 3 })
  })

  test.each([
    ['(cut', 'a text without its end'],
    ['(a\\)', 'one whose end is part of it'],
    ['((a)', 'one with one bracket too few'],
    ['<48', 'hex without its end'],
    ['<4g>', 'hex that is none'],
    ['[1', 'a list without its end'],
    ['[1 }]', 'a list of what is no value'],
    ['<</A>>', 'a key without its value'],
    ['<</A 1', 'a dictionary without its end'],
    ['<</A 1>', 'one that ends half'],
    ['<</A 1>x', 'one that ends otherwise'],
    ['<<1 2>>', 'a key that is no name'],
    ['<</A 1/A 2>>', 'a key that is said twice'],
    ['<</A 1/#41 2>>', 'one that is said twice in other letters'],
    ['endobj', 'a word that is none'],
    ['truer', 'a word that is longer'],
    ['1.2.3', 'a number that is none'],
    ['--1', 'another'],
    ['12\v0 R', 'a number with what is no blank behind'],
    ['.', 'a point'],
    ['', 'nothing'],
    ['}', 'a delimiter'],
    ['1'.repeat(41), 'a number longer than any is not read to its end'],
  ])('not %j: %s', (text) => {
    const found = read(text)
    if (text.length > 40) expect(found).toEqual([Number('1'.repeat(40)), '1'])
    else expect(found).toBeUndefined()
  })
})

test('a dictionary begins with two angles, and says numbers, names and texts by their keys', () => {
  const text = '<</N 1/F 1.5/M/Name/T(t)/L[1]>>'
  const { value, end } = readDictionary(sourceOf(text), 0) ?? { value: new Map(), end: 0 }
  expect(end).toBe(text.length)
  expect(['N', 'F', 'M', 'none'].map((key) => numberAt(value, key))).toEqual([1, undefined, undefined, undefined])
  expect(['M', 'N', 'none'].map((key) => nameAt(value, key))).toEqual(['Name', undefined, undefined])
  expect(['T', 'M', 'none'].map((key) => textAt(value, key)?.toString())).toEqual(['t', undefined, undefined])
  for (const none of ['<48>', '/A', '< </A 1>>', 'x</A 1>>', '<x/A 1>>'])
    expect(readDictionary(sourceOf(none), 0)).toBeUndefined()
})

describe('between values', () => {
  test.each([
    [' \t\r\n\f\0x', 6],
    ['%comment\nx', 9],
    ['%comment\rx', 9],
    [' %a\n %b\r\n x', 10],
    ['x', 0],
    ['   ', 3],
    ['%', 1],
    [`%${'a'.repeat(255)}\nx`, 257],
    // Longer than a line of text: nothing to be skipped.
    [` %${'a'.repeat(256)}\nx`, 1],
  ])('blanks and short comments are skipped: %j', (text, position) => {
    expect(skipBlank(sourceOf(text), 0)).toBe(position)
  })

  test.each<[string, boolean]>([
    ['12 0 obj', true],
    ['12 0obj', true],
    ['12 % comment\n0 obj', true],
    ['x 0 obj', false],
    ['12 obj', false],
    ['12 0 R', false],
    ['12345678901 0 obj', true],
    ['123456789012 0 obj', false],
  ])('%j begins an object: %s', (text, isOne) => {
    expect(isNumbered(sourceOf(text), 0, 'obj')).toBe(isOne)
  })

  test.each<[string, boolean]>([
    [' <<', true],
    [' [', true],
    [' [1 2]', true],
    ['5[', false],
    ['%x\n5 0 R', true],
    [' <48>', false],
    [' (a)', false],
    [' /A', false],
    [' 5 0', false],
    ['', false],
  ])('after a name %j is a value: %s', (text, isOne) => {
    expect(hasValue(sourceOf(text), 0)).toBe(isOne)
  })

  test('every name is read, wherever it stands, and a slash alone is none', () => {
    const names = [...readNames(sourceOf('(/A) %/B\n/ /C/D#2fE //F'))]
    expect(names.map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D/E', 'F'])
    expect(names[0]).toEqual({ text: 'A', start: 1, end: 3 })
    expect([...readNames(sourceOf('/A'))]).toEqual([{ text: 'A', start: 0, end: 2 }])
  })
})

test('a document may take so much work and no more, by its size', () => {
  const work = createWork(10)
  work.spend(100_000_000)
  work.spend(160)
  expect(work.done).toBe(100_000_160)
  expect(() => work.spend(1)).toThrow(TooMuchWork)
})
