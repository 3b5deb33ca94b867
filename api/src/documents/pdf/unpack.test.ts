import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createWork, type Source } from './pdf-source.ts'
import { readHead, readObjectStarts, readStreams } from './pdf-streams.ts'
import { readTable } from './pdf-table.ts'
import { type PdfDictionary, readDictionary } from './pdf-values.ts'
import { unpack } from './unpack.ts'

const sourceOf = (text: string): Source => ({ bytes: Buffer.from(text, 'latin1'), work: createWork(text.length) })
function dictionaryOf(text: string): PdfDictionary {
  const read = readDictionary(sourceOf(`<<${text}>>`), 0)
  if (!read) throw new Error(`no dictionary: ${text}`)
  return read.value
}
const work = createWork(1_000_000)
const unpacked = (data: Buffer | string, dictionary: string) =>
  unpack(Buffer.from(data as string, 'latin1'), dictionaryOf(dictionary), work)?.toString('latin1')
const flate = (data: string | Buffer) => deflateSync(Buffer.from(data as string, 'latin1'))

describe('a stream is unpacked', () => {
  test.each<[string, string, Buffer | string, string]>([
    ['as it is', '', 'plain', 'plain'],
    ['by no filter', '/Filter null', 'plain', 'plain'],
    ['by an empty list', '/Filter[]', 'plain', 'plain'],
    ['packed', '/Filter/FlateDecode', flate('words'), 'words'],
    ['packed, by its short name', '/Filter/Fl', flate('words'), 'words'],
    ['in hex', '/Filter/ASCIIHexDecode', '68 65\n6C>', 'hel'],
    ['in hex of odd length', '/Filter/AHx', '685>', 'hP'],
    ['in letters', '/Filter/ASCII85Decode', '<~87cURD]i,"Ebo80~>', 'Hello World!'],
    ['in letters without their beginning, short', '/Filter/A85', '87cURDZ~>', 'Hello'],
    ['in letters of the highest value', '/Filter/A85', 's8W-!~>', '\xff\xff\xff\xff'],
    ['in letters with zeros', '/Filter/A85', 'z!!~>', '\0\0\0\0\0'],
    ['twice', '/Filter[/AHx/AHx]', '36 31 3E>', 'a'],
    ['packed, without parameters', '/Filter/FlateDecode/DecodeParms null', flate('words'), 'words'],
    ['packed, without parameters for its only step', '/Filter[/Fl]/DecodeParms[null]', flate('words'), 'words'],
    ['packed by the first predictor of lines', '/Filter/Fl/DecodeParms<</Predictor 10>>', flate('\0a'), 'a'],
    ['packed by no predictor', '/Filter/Fl/DecodeParms<</Predictor 1>>', flate('words'), 'words'],
    ['packed, with other parameters', '/Filter/Fl/DP<</Columns 3>>', flate('words'), 'words'],
    ['in four steps', '/Filter[/Fl/Fl/Fl/Fl]', flate(flate(flate(flate('words')))), 'words'],
  ])('%s', (_, dictionary, data, text) => {
    expect(unpacked(data, dictionary)).toBe(text)
  })

  test.each<[string, string, Buffer | string]>([
    ['another filter', '/Filter/LZWDecode', 'x'],
    ['a filter with the name null', '/Filter/null', 'x'],
    ['a filter of the language', '/Filter/constructor', 'x'],
    ['a filter that is not a name', '/Filter(Fl)', flate('words')],
    ['data in another file', '/F(other)', 'x'],
    ['five steps', '/Filter[/Fl/Fl/Fl/Fl/Fl]', flate(flate(flate(flate(flate('words')))))],
    ['unpacked data', '/Filter/Fl', 'words'],
    ['too little', '/Filter/Fl', 'x'],
    ['truncated data', '/Filter/Fl', flate('words and more words').subarray(0, -3)],
    ['hex without its end', '/Filter/AHx', '6865'],
    ['hex behind its end', '/Filter/AHx', '68>65'],
    ['invalid hex', '/Filter/AHx', '6g>'],
    ['letters without their end', '/Filter/A85', '87cUR'],
    ['invalid letters', '/Filter/A85', '87cU\x7f~>'],
    ['one letter too many', '/Filter/A85', '87cUR8~>'],
    ['letters beyond four bytes', '/Filter/A85', 'uuuuu~>'],
    ['invalid parameters', '/Filter/Fl/DecodeParms 1', flate('words')],
    ['a predictor of pictures', '/Filter/Fl/DecodeParms<</Predictor 2>>', flate('\0a')],
    ['a predictor that is not a number', '/Filter/Fl/DecodeParms<</Predictor/X>>', flate('\0a')],
    ['colours', '/Filter/Fl/DecodeParms<</Predictor 12/Colors 1>>', flate('\0a')],
    ['depths', '/Filter/Fl/DecodeParms<</Predictor 12/BitsPerComponent 8>>', flate('\0a')],
    ['no columns', '/Filter/Fl/DecodeParms<</Predictor 12/Columns 0>>', flate('\0\0')],
    ['columns that are no number', '/Filter/Fl/DecodeParms<</Predictor 12/Columns/X>>', flate('\0a')],
    ['lines of an unknown kind', '/Filter/Fl/DecodeParms<</Predictor 12>>', flate('\x05a')],
  ])('is refused with %s', (_, dictionary, data) => {
    expect(unpacked(data, dictionary)).toBeUndefined()
  })

  test('PNG predictors are undone line by line', () => {
    const predicted = (columns: number, data: number[]) => {
      const parameters = `/Filter/Fl/DecodeParms<</Predictor 15${columns === 1 ? '' : `/Columns ${columns}`}>>`
      return [...(unpack(deflateSync(Buffer.from(data)), dictionaryOf(parameters), work) ?? [])]
    }
    const kinds = predicted(3, [0, 10, 20, 30, 1, 1, 1, 255, 2, 1, 1, 1, 3, 10, 10, 10, 4, 1, 2, 3, 4, 250, 1, 1])
    expect(kinds).toEqual([10, 20, 30, 1, 2, 1, 2, 3, 2, 11, 17, 19, 12, 19, 22, 6, 13, 14])
    expect(predicted(1, [2, 7, 2, 1])).toEqual([7, 8])
    // An incomplete line is ignored, whatever its predictor.
    expect(predicted(3, [0, 1, 2, 3, 9, 1])).toEqual([1, 2, 3])
    // Paeth: above on a tie with the corner, then the nearest of the three; left wins a tie.
    expect(predicted(2, [0, 20, 10, 4, 5, 0])).toEqual([20, 10, 25, 10])
    expect(predicted(2, [0, 10, 50, 4, 0, 0])).toEqual([10, 50, 10, 50])
    expect(predicted(2, [0, 30, 20, 4, 250, 0])).toEqual([30, 20, 24, 20])
    expect(predicted(2, [0, 20, 30, 4, 246, 0])).toEqual([20, 30, 10, 20])
    expect(predicted(2, [0, 20, 20, 4, 5, 0])).toEqual([20, 20, 25, 25])
  })
})

describe('a cross-reference stream', () => {
  const table = (dictionary: string, rows: number[]) => {
    const found = readTable(Buffer.from(rows), dictionaryOf(dictionary), work)
    return found && [...found]
  }
  test('lists the object streams by its column widths', () => {
    const rows = [2, 0, 8, 1, 1, 0, 9, 2, 2, 1, 1, 3]
    expect(table('/W[1 2 1]/Size 3', rows)).toEqual([8, 257])
    expect(table('/W[1 2 1]/Index[0 1 5 2]', rows)).toEqual([8, 257])
    expect(table('/W[2 1 0]/Size 1', [0, 2, 7])).toEqual([7])
    expect(table('/W[0 1 1]/Size 1', [2, 2])).toEqual([])
    expect(table('/W[0 0 0]/Size 1', [2, 2])).toEqual([])
    // An incomplete row is ignored.
    expect(table('/W[1 2 1]/Size 1', [...rows, 2, 0, 6])).toEqual([8, 257])
  })

  test.each<[string, string, number[]]>([
    ['no widths', '/Size 1', [2, 0, 8, 1]],
    ['two widths', '/W[1 2]/Size 1', [2, 0, 8]],
    ['four', '/W[1 2 1 1]/Size 1', [2, 0, 8, 1, 1]],
    ['a width that is not a number', '/W[1 2/X]/Size 1', [2, 0, 8, 1]],
    ['half a width', '/W[1 2 0.5]/Size 1', [2, 0, 8, 1]],
    ['a negative one', '/W[1 2 -1]/Size 1', [2, 0, 8, 1]],
    ['one that is too wide', '/W[1 9 1]/Size 0', Array(11).fill(2)],
    ['fewer rows than it says', '/W[1 2 1]/Size 2', [2, 0, 8, 1]],
    ['fewer rows than its runs say', '/W[1 2 1]/Index[0 1 7 1]', [2, 0, 8, 1]],
    ['runs that are no numbers', '/W[1 2 1]/Index[0/X]', [2, 0, 8, 1]],
    ['runs in another object', '/W[1 2 1]/Index 5 0 R/Size 1', [2, 0, 8, 1]],
    ['a run that takes rows away', '/W[1 2 1]/Index[12 1 0 -1]', []],
    ['half a run', '/W[1 2 1]/Index[0 0.5]', [2, 0, 8, 1]],
    ['a size below nothing', '/W[1 2 1]/Size -1', [2, 0, 8, 1]],
    ['no size at all', '/W[1 2 1]', [2, 0, 8, 1]],
    ['an unknown filter', '/W[1 2 1]/Size 1/Filter/LZWDecode', [2, 0, 8, 1]],
  ])('is not read with %s', (_, dictionary, rows) => {
    expect(table(dictionary, rows)).toBeUndefined()
  })
})

describe('streams', () => {
  const streamsOf = (text: string) =>
    [...readStreams(sourceOf(text))].map(({ head, data, isOdd }) => [
      head.toString('latin1'),
      data.toString('latin1'),
      isOdd,
    ])
  test('begin after the line of their keyword and end at the next end keyword', () => {
    for (const end of ['\n', '\r\n', '\r', ' \t\n'])
      expect(streamsOf(`1 0 obj<<>>stream${end}data\nendstream endobj`)).toEqual([['1 0 obj<<>>', 'data\n', false]])
    expect(streamsOf('<<>>stream\none\nendstream\n<<>>stream\ntwo\nendstream')).toEqual([
      ['<<>>', 'one\n', false],
      ['one\nendstream\n<<>>', 'two\n', false],
    ])
    expect(streamsOf('stream\nat the beginning')).toEqual([['', 'at the beginning', false]])
    expect(streamsOf('<<>>stream\nwithout an end')).toEqual([['<<>>', 'without an end', false]])
    expect(streamsOf('<<>>stream\none stream\ntwo\nendstream')).toEqual([
      ['<<>>', 'one stream\ntwo\n', false],
      ['one ', 'two\n', false],
    ])
  })

  test('are numbered objects, in every possible reading', () => {
    const heads = (text: string) =>
      readHead(sourceOf(text)).map((one) => [one.number, one.generation, one.dictionary.size])
    expect(heads('endobj 12 3 obj\n<</A 1>>\n')).toEqual([[12, 3, 1]])
    expect(heads('12 3 obj<</A 1>>%c\n')).toEqual([[12, 3, 1]])
    expect(heads('12 3 obj<</A 1>> x')).toEqual([])
    expect(heads('12 obj<</A 1>>')).toEqual([])
    expect(heads('a12 3obj<<>>')).toEqual([[12, 3, 0]])
    expect(heads('8 0 obj\n<</X(6 0 obj<<%)\n/Z 1>>')).toEqual([
      [8, 0, 2],
      [6, 0, 1],
    ])
    const starts = [...readObjectStarts(sourceOf('1 0 obj 2 0 obj'))]
    expect(starts).toEqual([
      { number: 1, generation: 0, at: 8 },
      { number: 2, generation: 0, at: 15 },
    ])
    expect([...readObjectStarts(sourceOf('12345678901 0 obj'))].map(({ number }) => number)).toEqual([])
    expect([...readObjectStarts(sourceOf('1 123456 obj'))]).toEqual([])
  })
})
