import { describe, expect, it } from 'vitest'
import { inspectPdf } from '../../../api/src/documents/pdf/inspect-pdf.ts'
import {
  pageObjects,
  pdfOf,
  scriptObjects,
  streamOf,
  tablePointingAt,
  toAscii85,
  toFlate,
  toHex,
} from '../../support/samples/pdf-samples.ts'

const active = 'document.active_content'
const unreadable = 'document.unreadable'
const untyped = '/N 1/First 5'

describe('packed objects', () => {
  type Packing = [string, string, (text: string) => Buffer | string]
  const packings: Packing[] = [
    ['declared', '/Type/ObjStm/N 1/First 5/Filter/FlateDecode', toFlate],
    ['of no type, plain', untyped, (text) => text],
    ['of no type, packed', `${untyped}/Filter/FlateDecode`, toFlate],
    ['of no type, in hex', `${untyped}/Filter/ASCIIHexDecode`, toHex],
    ['of no type, in letters', `${untyped}/Filter/A85`, toAscii85],
    [
      'of no type, packed and in letters',
      `${untyped}/Filter[/ASCII85Decode/FlateDecode]`,
      (t) => toAscii85(toFlate(t)),
    ],
    ['of no type, packed and in hex', `${untyped}/Filter[/AHx/Fl]`, (text) => toHex(toFlate(text))],
    ['packed twice', '/Type/ObjStm/Filter[/FlateDecode/FlateDecode]', (text) => toFlate(toFlate(text))],
    ['with its keys in hex', '/#4e 1/#46irst 5/Filter/ASCIIHexDecode', toHex],
  ]
  it.each(packings)('are looked into, %s', (_, dictionary, pack) => {
    expect(inspectPdf(pdfOf([streamOf(8, dictionary, pack(scriptObjects))]))).toBe(active)
    expect(inspectPdf(pdfOf([streamOf(8, dictionary, pack(pageObjects)), tablePointingAt(8)]))).toBeUndefined()
  })

  const zlibAround = (text: string) => Buffer.concat([Buffer.from('x\x01'), text].map((part) => Buffer.from(part)))
  it.each([
    ['packed another way', `${untyped}/Filter/LZWDecode`, toHex(scriptObjects)],
    ['by a filter named elsewhere', `${untyped}/Filter 5 0 R`, toHex(scriptObjects)],
    ['in another file', `${untyped}/F(other.pdf)`, pageObjects],
    ['that say twice how', `${untyped}/Filter/FlateDecode/Filter/ASCIIHexDecode`, toHex(scriptObjects)],
    ['in hex that goes on', `${untyped}/Filter/AHx`, toHex(pageObjects).slice(0, -1)],
    ['damaged', `${untyped}/Filter/FlateDecode`, zlibAround('none')],
    // Stored, not packed, so that the mark of the end can stand in it and the script behind.
    ['cut by a false end', `${untyped}/Filter/FlateDecode`, storedWithEnd()],
    ['that call themselves a table as well', `/Type/XRef/W[1 1 1]${untyped}/Filter/AHx`, toHex(scriptObjects)],
    ['in a text of another dictionary', `/X(8 0 obj<<>>)/N 1/First 5/Filter/AHx/Y(6 0 obj<</Z 1)`, toHex('1')],
  ])('are refused %s', (_, dictionary, data) => {
    expect(inspectPdf(pdfOf([streamOf(8, dictionary, data)]))).toBe(unreadable)
  })

  it('are refused where a text pretends to be the dictionary of the stream', () => {
    const pretence = `8 0 obj\n<<${untyped}/Filter/AHx/X(6 0 obj<<)/Y(>>)>>\nstream\n${toHex(scriptObjects)}\nendstream\nendobj\n`
    const nested = `8 0 obj\n<<${untyped}/Filter/AHx/X(\n6 0 obj\n<</Y) /Z(a)>>\nstream\n${toHex('12')}\nendstream\nendobj\n`
    expect(inspectPdf(pdfOf([pretence]))).toBe(active)
    expect(inspectPdf(pdfOf([nested]))).toBe(unreadable)
    const twofold = '8 0 obj\n<</X(6 0 obj<<%)\n/Z 1>>\nstream\n12\nendstream\nendobj\n'
    expect(inspectPdf(pdfOf([twofold]))).toBe(unreadable)
  })
})

/** Objects that are stored, not packed, so that the mark of the end can stand in them and more behind it. */
function storedWithEnd(): Buffer {
  const text = `${pageObjects}\nendstream\n${pageObjects}`
  const start = Buffer.from([0x78, 0x01, 0x01, 0, 0, 0, 0])
  start.writeUInt16LE(text.length, 3)
  start.writeUInt16LE(0xffff ^ text.length, 5)
  return Buffer.concat([start, Buffer.from(text)])
}

it('a stream that begins on the line of its keyword is refused, for some readers take it for one', () => {
  const objects = (end: string) =>
    `8 0 obj\n<<${untyped}/Filter/AHx/Length 90>>${end}stream${toHex(scriptObjects)}\nendstream\nendobj\n`
  for (const end of ['', ' ', '\n', '%a comment\n']) expect(inspectPdf(pdfOf([objects(end)]))).toBe(unreadable)
  expect(inspectPdf(pdfOf([streamOf(8, '', 'a stream of words, upstream and downstream')]))).toBeUndefined()
})

describe('a table of objects', () => {
  const withFalseEnd = (rows: Buffer | string) =>
    Buffer.concat([Buffer.from('\nendstream\n'), Buffer.from(rows as string)])
  const hidden = streamOf(8, '/Filter/ASCIIHexDecode', toHex(scriptObjects))
  it('may point into packed objects that were looked into, however the table is packed', () => {
    const objects = streamOf(8, '/Type/ObjStm/N 1/First 5/Filter/FlateDecode', toFlate(pageObjects))
    const predicted = '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>'
    const up = (data: Buffer | string) => toFlate(Buffer.concat([Buffer.from([2]), Buffer.from(data as string)]))
    for (const table of [tablePointingAt(8), tablePointingAt(8, ''), tablePointingAt(8, predicted, up)])
      expect(inspectPdf(pdfOf([objects, table]))).toBeUndefined()
    expect(inspectPdf(pdfOf([hidden, tablePointingAt(8, predicted, up)]))).toBe(unreadable)
  })

  it.each([
    ['a stream that was not', [hidden, tablePointingAt(8)]],
    [
      'a stream that was not, without saying that it is a table',
      [hidden, Buffer.from(tablePointingAt(8).toString('latin1').replace('/Type/XRef', ''), 'latin1')],
    ],
    ['no stream at all', [tablePointingAt(8)]],
    [
      'a number that two streams have',
      [streamOf(8, '/Type/ObjStm/N 1/First 5', pageObjects), hidden, tablePointingAt(8)],
    ],
    ['a stream that was not, behind a false end', [hidden, tablePointingAt(8, '/Filter[]', withFalseEnd)]],
    ['who knows where', [streamOf(9, '/Type/XRef/W[1 2 1]/Filter/LZWDecode', 'x')]],
    ['who knows where, by widths named elsewhere', [streamOf(9, '/Type/XRef/W 5 0 R', 'x')]],
  ])('is refused when it points into %s', (_, objects) => {
    expect(inspectPdf(pdfOf(objects))).toBe(unreadable)
  })
})
