import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inspectPdf } from './inspect-pdf.ts'
import { hasValue, isNumbered, readName, readNames, skipBlank } from './pdf-bytes.ts'
import { createWork, type Source } from './pdf-source.ts'
import { readObjectStarts, readStreams } from './pdf-streams.ts'
import { readTable } from './pdf-table.ts'
import { readDictionary, readValue } from './pdf-values.ts'
import { peek, unpackLoosely } from './unpack.ts'

/** What it costs to take something from these bytes, in steps. */
function priceOf(text: string, take: (source: Source) => unknown): number {
  const source = { bytes: Buffer.from(text, 'latin1'), work: createWork(text.length) }
  take(source)
  return source.work.done
}

test.each<[string, number, string, (source: Source) => unknown]>([
  ['a name costs its length', 3, 'xx/ab c', (source) => readName(source, 2)],
  // To the first slash, to the second, to the end, and both names.
  ['names cost all bytes once, and themselves', 2 + 3 + 2 + 2 + 2, 'xx/A /B', (source) => [...readNames(source)]],
  ['blanks cost one more than they are', 3, 'xx \tx', (source) => skipBlank(source, 2)],
  ['a comment costs its line, and what is behind it', 5 + 2, 'xx %ab\nx', (source) => skipBlank(source, 2)],
  ['what is no number costs nothing', 0, 'x 0 obj', (source) => isNumbered(source, 0, 'obj')],
  ['one number costs a look behind it', 2, '12 x', (source) => isNumbered(source, 0, 'obj')],
  ['two cost two', 4, '12 0 obj', (source) => isNumbered(source, 0, 'obj')],
  ['whether a value follows costs the same', 1 + 2 + 2, '5 0 R', (source) => hasValue(source, 0)],
  ['a text costs its length without its end', 3, 'xx(ab)', (source) => readValue(source, 2)],
  ['one that is cut costs all', 3, 'xx(ab', (source) => readValue(source, 2)],
  ['hex costs the same', 3, 'xx<ab>', (source) => readValue(source, 2)],
  ['hex that is cut costs all', 3, 'xx<ab', (source) => readValue(source, 2)],
  ['a word costs its length', 4, 'xxtrue ', (source) => readValue(source, 2)],
  [
    'where an object begins costs a look back, and all bytes once',
    40 + 1 + 7,
    '1 0 obj',
    (source) => [...readObjectStarts(source)],
  ],
  [
    'a stream costs what is before it, and its data',
    11 + 3,
    '<<>>stream\nab\nendstream',
    (source) => [...readStreams(source)],
  ],
  // The second costs a look, and what stands between both, for the end is known.
  [
    'one within it costs little more',
    11 + 12 + 10,
    '<<>>stream\nab stream\nc\nendstream',
    (source) => [...readStreams(source)],
  ],
  ['a word that may be a stream costs a little', 2, '(a) streams', (source) => [...readStreams(source)]],
])('%s: %i', (_, steps, text, take) => {
  expect(priceOf(text, take)).toBe(steps)
})

test('what cannot be packed costs nothing to be looked at, what unfolds to much as much as is looked at', () => {
  const work = () => createWork(1)
  const priced = (data: Buffer, counted = work()) => {
    peek(data, counted)
    return counted.done
  }
  for (const start of [
    [0x78, 0x9d, 0, 0],
    [0, 0, 0],
    [0x78, 0x9c],
  ])
    expect(priced(Buffer.from(start))).toBe(0)
  // Bytes by the million at the first look, fewer at the second.
  const bomb = deflateSync(Buffer.alloc(2_000_000))
  const counted = work()
  const peeked = peek(bomb, counted)
  const looks = [1_024, 256, 160, 64]
  expect(looks.map((length, index) => 70_000 * index + length + (peeked?.length ?? 0))).toContain(counted.done)
  expect(counted.done).toBeGreaterThan(70_000)
  const whole = work()
  expect(unpackLoosely(bomb, whole)).toHaveLength(2_000_000)
  expect(whole.done).toBe(2_000_000)
})

test('the rows of a table cost their bytes', () => {
  const dictionary = readDictionary({ bytes: Buffer.from('<</W[1 1 1]/Size 2>>'), work: createWork(1) }, 0)?.value
  const work = createWork(1)
  expect(readTable(Buffer.alloc(6), dictionary ?? new Map(), work)).toEqual(new Set())
  expect(work.done).toBe(6)
})

test('a document costs each of its bytes once for each time that it is gone through', () => {
  const length = 100_000
  const picture = `8 0 obj\n<</Filter/DCTDecode>>\nstream\n${'x'.repeat(length)}\nendstream\nendobj\n`
  const text = `%PDF-1.4\n${picture}trailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`
  // For what is foreign, for markup, for names, for the end of the stream.
  const work = createWork(text.length)
  expect(inspectPdf(Buffer.from(text), work)).toBeUndefined()
  expect(Math.round(work.done / length)).toBe(4)
})
