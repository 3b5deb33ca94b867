import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { findActive, surveyNames } from './find-active.ts'
import { type Decipher, inClear, inspectStreams } from './inspect-streams.ts'
import { createWork, type Source } from './pdf-source.ts'

const sourceOf = (text: string): Source => ({ bytes: Buffer.from(text, 'latin1'), work: createWork(text.length) })
const [unreadable, active] = ['document.unreadable', 'document.active_content']
const page = '12 0 <</Type/Page>>'
const script = '12 0 <</S/JavaScript/JS(1)>>'
const stream = (dictionary: string, data = '', number = 8) =>
  `${number} 0 obj\n<<${dictionary}>>\nstream\n${data}\nendstream\nendobj\n`
const objects = (data: string, number = 8) => stream('/Type/ObjStm', data, number)
/** A table that places object 12 in the stream of this number. */
const table = (number: number, dictionary = '/Type/XRef/W[1 1 1]/Size 1') =>
  stream(dictionary, `\x02${String.fromCharCode(number)}\0`, 9)
const inspect = (text: string, decipher: Decipher = inClear) => inspectStreams(sourceOf(text), decipher)
const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1')

describe('the survey of names', () => {
  test('finds the positions of ids and encryption values, and whether there is a root', () => {
    const nothing = { failure: undefined, encryptions: [], ids: [], hasRoot: false }
    expect(surveyNames(sourceOf('/ID [<00>]/Encrypt 5 0 R/ID[]/Encrypt<<>>'))).toEqual({
      ...nothing,
      encryptions: [19, 37],
      ids: [4, 27],
    })
    expect(surveyNames(sourceOf('/ID 5 /Encrypt 6/X[1]/Y 5 0 R'))).toEqual(nothing)
    expect(surveyNames(sourceOf('/Root 1 0 R/Info 2 0 R'))).toEqual({ ...nothing, hasRoot: true })
  })

  test('reports packed objects as protected or active', () => {
    expect(findActive(sourceOf('12 0 <</Encrypt 5 0 R>>'))).toBe('document.protected')
    expect(findActive(sourceOf('12 0 <</Encrypt 5>>'))).toBeUndefined()
    expect(findActive(sourceOf(`${script}/Encrypt 5 0 R`))).toBe(active)
  })
})

describe('a stream is judged by its dictionary and content', () => {
  test.each<[string, string, string | undefined]>([
    ['of objects', objects(page), undefined],
    ['of objects and many blanks', objects(`${page}${' '.repeat(1_000)}`), undefined],
    ['of objects with a script', objects(script), active],
    ['of objects that do not begin like such', objects('none'), unreadable],
    ['of objects by two keys', stream('/N 1/First 5', script), active],
    ['with the first key alone', stream('/First 5', script), undefined],
    ['with the second alone', stream('/N 1', script), undefined],
    ['of objects and a table', stream('/Type/ObjStm/W[1 1 1]', page), unreadable],
    ['that is a table by its type, of no widths', stream('/Type/XRef/Size 0'), unreadable],
    ['that is a table by two keys, of no widths', stream('/W 5/Root 1 0 R/Size 0'), unreadable],
    ['that is a table by its widths, of no size', stream('/W[1 1 1]', 'abc'), unreadable],
    ['with widths of something else', stream('/W 5', 'abc'), undefined],
    ['with a root and no widths', stream('/Root 1 0 R', 'abc'), undefined],
    ['that begins on the line of its keyword', '8 0 obj\n<</A 1>>stream data', unreadable],
    ['of nothing', stream('/A 1'), undefined],
    ['behind another one', stream('/A 1') + objects(script), active],
    ['packed, that says nothing', stream('/A 1', packed(script)), active],
    ['packed, of a page', stream('/A 1', packed(`BT ${page}`)), undefined],
    ['packed, damaged further on', stream('/A 1', packed(script).slice(0, -6)), active],
  ])('a stream %s', (_, text, failure) => {
    expect(inspect(text)).toBe(failure)
  })

  test.each<[string, string, string | undefined]>([
    ['nothing of objects', '/A', undefined],
    ['objects by their type', '/ObjStm', unreadable],
    ['objects by their keys', '/First/N', unreadable],
    ['one of those keys', '/N', undefined],
    ['the other', '/First', undefined],
    ['a table by its type', '/XRef', unreadable],
    ['a table by its keys', '/W/Root', unreadable],
    ['one of these', '/W', undefined],
    ['the other of these', '/Root', undefined],
  ])('a stream with an unreadable dictionary and %s before it', (_, names, failure) => {
    expect(inspect(`8 0 obj\n<<${names}\nstream\nabc`)).toBe(failure)
  })

  test('up to the peeked length, and two cipher blocks further when it is encrypted', () => {
    // Empty blocks, then objects in the last peeked bytes.
    const empty = Buffer.from('000000ffff', 'hex')
    const stored = Buffer.from(`${script} `, 'latin1')
    const length = Buffer.alloc(4)
    length.writeUInt16LE(stored.length)
    length.writeUInt16LE(0xffff ^ stored.length, 2)
    const data = (blocks: number) =>
      Buffer.concat([
        Buffer.from([0x78, 0x01]),
        ...Array<Buffer>(blocks).fill(empty),
        Buffer.from([0]),
        length,
        stored,
      ]).toString('latin1')
    expect(inspect(stream('', data(198)))).toBe(active)
    const dropped: Decipher = (_, bytes) => bytes.subarray(32)
    expect(inspect(stream('', 'x'.repeat(32) + data(198)), dropped)).toBe(active)
  })
})

describe('encrypted streams', () => {
  /** A toy cipher. */
  const flipped: Decipher = (_, data) => Buffer.from(data.map((byte) => byte ^ 0xff))
  const flip = (text: string) => Buffer.from(Buffer.from(text, 'latin1').map((byte) => byte ^ 0xff)).toString('latin1')
  test.each<[string, string, string | undefined]>([
    ['packed', stream('/Type/ObjStm/Filter/Fl', flip(packed(script)).replaceAll('endstream', '')), active],
    ['packed, of a page', stream('/Type/ObjStm/Filter/Fl', flip(packed(page))), undefined],
    ['not packed', objects(flip(page)), unreadable],
    ['that say nothing', stream('', flip(packed(script))), active],
  ])('are judged as objects %s', (_, text, failure) => {
    // Readers ignore an incomplete block: here the line end after the data.
    const trimmed: Decipher = (reading, data) => flipped(reading, data.at(-1) === 0x0a ? data.subarray(0, -1) : data)
    expect(inspect(text, trimmed)).toBe(failure)
  })
})

describe('a cross-reference table', () => {
  test.each<[string, string, string | undefined]>([
    ['a stream that was looked into', objects(page) + table(8), undefined],
    ['one that comes later', table(8) + objects(page), undefined],
    ['one that was not', stream('') + table(8), unreadable],
    ['a missing one', table(8), unreadable],
    ['a number that two streams have', objects(page) + stream('') + table(8), unreadable],
    ['one of two that was not looked into', objects(page) + table(8) + table(7), unreadable],
    ['one, by a table of no type', objects(page) + table(7, '/W[1 1 1]/Size 1'), unreadable],
    ['more rows than it has', objects(page) + table(8, '/Type/XRef/W[1 1 1]/Size 3'), unreadable],
  ])('points at %s', (_, text, failure) => {
    expect(inspect(text)).toBe(failure)
  })
})
