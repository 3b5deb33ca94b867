import { describe, expect, it } from 'vitest'
import { formatCsv, formatCsvCell } from './csv.ts'

describe('formatCsvCell', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [42, '42'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['లక్ష్మి', 'లక్ష్మి'],
  ])('writes %j as %j', (value, cell) => {
    expect(formatCsvCell(value)).toBe(cell)
  })

  it.each([
    '=1+1',
    '+91 98480',
    '-2',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\u0000x',
    '\u0085x',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '−1',
  ])('neutralizes %j', (value) => {
    expect(formatCsvCell(value).replace(/^"/, '').startsWith("'")).toBe(true)
  })

  it('neutralizes before quoting, so that the apostrophe is inside the quotes', () => {
    expect(formatCsvCell('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"')
  })
})

it('formatCsv ends every line with CRLF, the header first', () => {
  expect(formatCsv(['A', 'B'], [[1, 'x']])).toBe('A,B\r\n1,x\r\n')
})
