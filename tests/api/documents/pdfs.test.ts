import { describe, expect, it } from 'vitest'
import { inspectPdf } from '../../../api/src/documents/pdf/inspect-pdf.ts'
import { createWork } from '../../../api/src/documents/pdf/pdf-source.ts'
import {
  pageObjects,
  pdfOf,
  pdfOfWords,
  scriptObjects,
  streamOf,
  tablePointingAt,
  toAscii85,
  toFlate,
  toHex,
} from '../../support/samples/pdf-samples.ts'
import { protectedPdf, protections } from '../../support/samples/protected-pdfs.ts'

const active = 'document.active_content'
const unreadable = 'document.unreadable'
const untyped = '/N 1/First 5'

describe('a comment before a value in a PDF', () => {
  const values = ['/EF<<>>', '/XFA[]', '/AA<<>>', '/Encrypt 7 0 R']
  const lengths = [1, 255, 256, 257, 10_000]
  it.each(values.flatMap((value) => lengths.map((length) => [value, length] as const)))(
    'hides nothing: %s behind %i letters',
    (value, length) => {
      const [, key = '', rest = ''] = /^(\/[A-Za-z]+)(.*)$/.exec(value) ?? []
      const comment = `%${'x'.repeat(length)}\n`
      for (const hidden of [`${key}${comment}${rest}`, `${key} 7${comment}0 R`, `${key} 7 0${comment}R`]) {
        expect(inspectPdf(pdfOf([`8 0 obj\n<<${hidden}>>\nendobj\n`]))).toBeDefined()
        const packed = toFlate(`12 0 <<${hidden}>>`)
        expect(inspectPdf(pdfOf([streamOf(8, `${untyped}/Filter/FlateDecode`, packed)]))).toBeDefined()
      }
    },
  )
})

describe('packed objects of a PDF', () => {
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
  it.each(packings)('are examined: %s', (_, dictionary, pack) => {
    expect(inspectPdf(pdfOf([streamOf(8, dictionary, pack(scriptObjects))]))).toBe(active)
    expect(inspectPdf(pdfOf([streamOf(8, dictionary, pack(pageObjects)), tablePointingAt(8)]))).toBeUndefined()
  })

  const zlibAround = (text: string) => Buffer.concat([Buffer.from('x\x01'), text].map((part) => Buffer.from(part)))
  it.each([
    ['packed another way', `${untyped}/Filter/LZWDecode`, toHex(scriptObjects)],
    ['by a filter named elsewhere', `${untyped}/Filter 5 0 R`, toHex(scriptObjects)],
    ['in another file', `${untyped}/F(other.pdf)`, pageObjects],
    [
      'with two filters of the same object',
      `${untyped}/Filter/FlateDecode/Filter/ASCIIHexDecode`,
      toHex(scriptObjects),
    ],
    ['in hex that goes on', `${untyped}/Filter/AHx`, toHex(pageObjects).slice(0, -1)],
    ['damaged', `${untyped}/Filter/FlateDecode`, zlibAround('none')],
    ['cut by a false end', `${untyped}/Filter/FlateDecode`, storedWithEnd()],
    ['that call themselves a table as well', `/Type/XRef/W[1 1 1]${untyped}/Filter/AHx`, toHex(scriptObjects)],
    ['in a text of another dictionary', `/X(8 0 obj<<>>)/N 1/First 5/Filter/AHx/Y(6 0 obj<</Z 1)`, toHex('1')],
  ])('are refused: %s', (_, dictionary, data) => {
    expect(inspectPdf(pdfOf([streamOf(8, dictionary, data)]))).toBe(unreadable)
  })

  it('are refused when a string imitates the dictionary of the stream', () => {
    const pretence = `8 0 obj\n<<${untyped}/Filter/AHx/X(6 0 obj<<)/Y(>>)>>\nstream\n${toHex(scriptObjects)}\nendstream\nendobj\n`
    const nested = `8 0 obj\n<<${untyped}/Filter/AHx/X(\n6 0 obj\n<</Y) /Z(a)>>\nstream\n${toHex('12')}\nendstream\nendobj\n`
    expect(inspectPdf(pdfOf([pretence]))).toBe(active)
    expect(inspectPdf(pdfOf([nested]))).toBe(unreadable)
    const twofold = '8 0 obj\n<</X(6 0 obj<<%)\n/Z 1>>\nstream\n12\nendstream\nendobj\n'
    expect(inspectPdf(pdfOf([twofold]))).toBe(unreadable)
  })
})

/** Stores objects without packing, so that they can contain an end marker and more behind it. */
function storedWithEnd(): Buffer {
  const text = `${pageObjects}\nendstream\n${pageObjects}`
  const start = Buffer.from([0x78, 0x01, 0x01, 0, 0, 0, 0])
  start.writeUInt16LE(text.length, 3)
  start.writeUInt16LE(0xffff ^ text.length, 5)
  return Buffer.concat([start, Buffer.from(text)])
}

it('a stream that begins on the line of its keyword is refused, because some readers accept it', () => {
  const objects = (end: string) =>
    `8 0 obj\n<<${untyped}/Filter/AHx/Length 90>>${end}stream${toHex(scriptObjects)}\nendstream\nendobj\n`
  for (const end of ['', ' ', '\n', '%a comment\n']) expect(inspectPdf(pdfOf([objects(end)]))).toBe(unreadable)
  expect(inspectPdf(pdfOf([streamOf(8, '', 'a stream of words, upstream and downstream')]))).toBeUndefined()
})

describe('a cross-reference table', () => {
  const withFalseEnd = (rows: Buffer | string) =>
    Buffer.concat([Buffer.from('\nendstream\n'), Buffer.from(rows as string)])
  const hidden = streamOf(8, '/Filter/ASCIIHexDecode', toHex(scriptObjects))
  it('may refer to examined packed objects, however the table is packed', () => {
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
    ['in an unknown place', [streamOf(9, '/Type/XRef/W[1 2 1]/Filter/LZWDecode', 'x')]],
    ['in an unknown place, with widths in another object', [streamOf(9, '/Type/XRef/W 5 0 R', 'x')]],
  ])('is refused when it refers to %s', (_, objects) => {
    expect(inspectPdf(pdfOf(objects))).toBe(unreadable)
  })
})

describe('protected documents', () => {
  const active = 'document.active_content'
  const unreadable = 'document.unreadable'

  describe('that forbid changes', () => {
    it.each(protections)('are examined when they open without a password: %s', (protection) => {
      expect(inspectPdf(protectedPdf({ protection, objects: pageObjects }))).toBeUndefined()
      expect(inspectPdf(protectedPdf({ protection, objects: scriptObjects }))).toBe(active)
      const undeclared = { protection, objects: scriptObjects, dictionary: '/Filter/FlateDecode' }
      expect(inspectPdf(protectedPdf(undeclared))).toBe(active)
    })

    it.each(protections)('are refused when they require one: %s', (protection) => {
      const wish = { protection, objects: pageObjects, password: 'secret' }
      expect(inspectPdf(protectedPdf(wish))).toBe('document.protected')
    })

    it('are refused when two keys could decrypt them', () => {
      const bytes = protectedPdf({ protection: 'aes-128', objects: pageObjects }).toString('latin1')
      const other = (text: string, by: string) => inspectPdf(Buffer.from(bytes.replace(text, by), 'latin1'))
      const said = bytes.slice(bytes.indexOf('7 0 obj'), bytes.indexOf('trailer'))
      expect(other('trailer', `${said.replace('StmF/StdCF', 'StmF/Identity')}trailer`)).toBe('document.protected')
      expect(other('/Encrypt 7 0 R', '/Encrypt 7 0 R/X<</Encrypt 8 0 R>>')).toBe('document.protected')
      expect(other('/ID[', '/X<</ID[<00><00>]>>/ID[')).toBe('document.protected')
      expect(other('/Filter/Standard', '/Filter/Adobe.PubSec')).toBe('document.protected')
    })

    it('are refused where a false end could hide encrypted objects that are not packed', () => {
      const dictionary = '/Type/ObjStm/N 1/First 5'
      const plain = { dictionary, objects: pageObjects, pack: (text: string) => Buffer.from(text) }
      for (const protection of protections) expect(inspectPdf(protectedPdf({ ...plain, protection }))).toBe(unreadable)
    })

    it('are examined as plain documents when their objects are not encrypted', () => {
      const pretence = protectedPdf({ protection: 'rc4-128', objects: pageObjects }).toString('latin1')
      const plain = streamOf(10, '/Type/ObjStm/N 1/First 5/Filter/FlateDecode', toFlate(scriptObjects)).toString(
        'latin1',
      )
      expect(inspectPdf(Buffer.from(pretence.replace('trailer', `${plain}trailer`), 'latin1'))).toBe(unreadable)
    })
  })
})

describe('examining a PDF', () => {
  const unreadable = 'document.unreadable'

  describe('takes work that', () => {
    const workOf = (bytes: Buffer): number => {
      const work = createWork(bytes.length)
      inspectPdf(bytes, work)
      return work.done
    }
    const words = [
      'stream',
      'stream\n',
      'stream\nendstream\n',
      '1 0 obj<</A',
      '%%EOF\n',
      '/Type %',
      '<a ',
      '/Encrypt 5 0 R ',
    ]
    it.each(words)('grows in proportion to the size: %j', (word) => {
      for (const megabytes of [0.3, 0.5, 1, 2, 9.5]) {
        const bytes = pdfOfWords(megabytes * 1_000_000, word)
        expect(workOf(bytes) / bytes.length).toBeLessThan(16)
      }
    })

    it('ends when a file would make it grow faster', () => {
      const bytes = pdfOfWords(100_000, '/AA\n%')
      const work = createWork(bytes.length)
      expect(inspectPdf(bytes, work)).toBe(unreadable)
      expect(work.done).toBeLessThan(140_000_000)
    })

    it('is refused when small streams unpack to a very large size', () => {
      const bomb = streamOf(8, '/Filter/FlateDecode', toFlate(Buffer.alloc(1_000_000)))
      const bytes = pdfOf(Array<Buffer>(3_000).fill(bomb))
      expect(inspectPdf(bytes)).toBe(unreadable)
    })
  })
})
