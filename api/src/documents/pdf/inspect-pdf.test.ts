import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inspectPdf } from './inspect-pdf.ts'

type Parts = { header?: string; trailer?: string; end?: string }
const catalog = '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'
const pages = '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n'

const pdf = (
  objects: string,
  { header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', trailer = '/Size 9', end = '' }: Parts = {},
) =>
  Buffer.from(
    `${header}${catalog}${pages}${objects}trailer\n<</Root 1 0 R${trailer}>>\nstartxref\n99\n%%EOF\n${end}`,
    'latin1',
  )
const stream = (dictionary: string, data: Buffer | string, number = 8) =>
  `${number} 0 obj\n<<${dictionary}/Length ${data.length}>>\nstream\n${data.toString('latin1')}\nendstream\nendobj\n`
const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1'))
const objectStream = (objects: string, dictionary = '/Type/ObjStm/N 1/First 5/Filter/FlateDecode') =>
  stream(dictionary, packed(`12 0 ${objects}`))

const xmp = `<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">A report</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => (Math.imul(index + 7, 2_654_435_761) >>> 13) & 0xff))
const link = '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/a?b=c)>>>>]'

describe('a usual document', () => {
  it.each([
    ['a scan: one picture for a page', stream('/Subtype/Image/Filter/DCTDecode', noise(60_000))],
    ['a scan with its text behind, and metadata', stream('/Type/Metadata/Subtype/XML', xmp) + stream('', 'BT 3 Tr ET')],
    ['a phone: pages packed as objects', objectStream(`<</Type/Page/Parent 2 0 R${link}>>`)],
    ['an office program: first page, outline, names', `4 0 obj\n<</Type/Outlines/First 5 0 R/Count 1>>\nendobj\n`],
    [
      'a laboratory: text of a page in letters',
      stream('/Filter[/ASCII85Decode/FlateDecode]', 'GasIh9lK&M<h=a<s b=c~>'),
    ],
    [
      'a title in brackets, a sender, two glyphs',
      '5 0 obj\n<</Title(Report <b> 5 < 6)/Author(A <a@b.in>)/X<0041>>>\nendobj\n',
    ],
    ['a title in UTF-16', `5 0 obj\n<</Title(\xfe\xff\0<\0b\0>)>>\nendobj\n`],
    ['a page that begins with numbers', stream('/Filter/FlateDecode', packed('1 0 0 1 50 50 cm (HTML/CSS) Tj'))],
    ['words that only begin like names we refuse', '5 0 obj\n<</JavaScripts 1/AAA<<>>/Launcher 2>>\nendobj\n'],
  ])('passes: %s', (_, objects) => {
    expect(inspectPdf(pdf(objects))).toBeUndefined()
  })

  it('passes after an incremental save, with a cross-reference stream, and with an opening page', () => {
    const later = `5 0 obj\n<</Title(x)>>\nendobj\nxref\n0 1\ntrailer\n<</Root 1 0 R>>\nstartxref\n99\n%%EOF\n`
    expect(inspectPdf(pdf('', { end: later }))).toBeUndefined()
    const table = `xref\n0 1\ntrailer\n<</Root 1 0 R>>\nstartxref\n99\n%%EOF\n`
    expect(inspectPdf(pdf('', { end: table }))).toBeUndefined()
    const packedTable = stream(
      '/Type/XRef/Root 1 0 R/W[1 2 1]/Filter/FlateDecode/DecodeParms<</Predictor 12>>',
      packed('\x01'),
    )
    expect(
      inspectPdf(Buffer.from(`%PDF-1.5\r\n${catalog}${pages}${packedTable}startxref\r\n9\r\n%%EOF`, 'latin1')),
    ).toBeUndefined()
    expect(inspectPdf(pdf('', { trailer: '/OpenAction[3 0 R/Fit]' }))).toBeUndefined()
  })
})

describe('a document with active content', () => {
  const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
  const active: [string, string][] = [
    ['a script', `5 0 obj\n${script}\nendobj\n`],
    ['a script spelt in hex', `5 0 obj\n${script.replace('/JavaScript', '/J#61va#53cript')}\nendobj\n`],
    ['a script in packed objects', objectStream(script)],
    ['a script in packed objects without a type', objectStream(script, '/N 1/First 5/Filter/FlateDecode')],
    ['a script in packed objects, by look alone', objectStream(script, '/Filter/FlateDecode')],
    ['a script in objects that are not packed', stream('/Type/ObjStm/N 1/First 5', `12 0 ${script}`)],
    ['a program to start', '5 0 obj\n<</S/Launch/F(calc.exe)>>\nendobj\n'],
    ['a file inside', '5 0 obj\n<</Names<</EmbeddedFiles 6 0 R>>>>\nendobj\n'],
    ['a file inside, by its key', '5 0 obj\n<</Type/Filespec/EF % x\n<</F 6 0 R>>>>\nendobj\n'],
    ['an action at opening', '5 0 obj\n<</AA<</O 6 0 R>>>>\nendobj\n'],
    ['a form of XML', '5 0 obj\n<</AcroForm<</XFA 6 0 R>>>>\nendobj\n'],
    ['a film', '5 0 obj\n<</Subtype/RichMedia>>\nendobj\n'],
    ['a form that sends', '5 0 obj\n<</S/SubmitForm/F(http://x)>>\nendobj\n'],
    ['an article of another document', '5 0 obj\n<</S/Thread/F(\\\\\\\\host\\\\x)>>\nendobj\n'],
    ['a view of a 3D drawing', '5 0 obj\n<</S/GoTo3DView>>\nendobj\n'],
    ['another document to open', '5 0 obj\n<</S/GoToR/F(\\\\\\\\host\\\\x)>>\nendobj\n'],
  ]
  it.each(active)('is refused: %s', (_, objects) => {
    expect(inspectPdf(pdf(objects))).toBe('document.active_content')
  })
})

describe('a document that cannot be inspected', () => {
  const script = '12 0 <</S/JavaScript/JS(1)>>'
  it.each([
    ['a script behind a comment', stream('/Type/ObjStm/Filter/FlateDecode/N 1/First 5 % stream\n', packed(script))],
    ['objects packed another way', stream('/Type/ObjStm/Filter/LZWDecode', packed(script))],
    ['objects in letters without their end', stream('/Type/ObjStm/Filter/AHx', Buffer.from(script).toString('hex'))],
    ['objects with their type in another object', `5 0 obj\n/ObjStm\nendobj\n${stream('/Type 5 0 R', 'x')}`],
    ['objects with the type under another key', '5 0 obj\n<</X/ObjStm>>\nendobj\n'],
    ['objects with the type after another type', '5 0 obj\n[/Type(a)/ObjStm]\nendobj\n'],
    [
      'objects that unfold without end',
      stream('/Type/ObjStm/Filter/FlateDecode', deflateSync(Buffer.alloc(40_000_000, '1 '))),
    ],
    [
      'objects cut short',
      stream('/Type/ObjStm/Filter/FlateDecode', Buffer.concat([packed(script).subarray(0, 9), noise(40)])),
    ],
  ])('is refused: %s', (_, objects) => {
    expect(inspectPdf(pdf(objects))).toBe('document.unreadable')
  })

  it('is refused when it is encrypted without a known method', () => {
    expect(inspectPdf(pdf('', { trailer: '/Encrypt 7 0 R' }))).toBe('document.protected')
  })
})

describe('a PDF with foreign data before, after or between its parts', () => {
  it.each([
    ['a program behind the version', pdf('', { header: '%PDF-1.4 MZ this is a program\n' })],
    ['a program behind the header', pdf('', { header: '%PDF-1.4\nMZ this is a program\n' })],
    ['a long comment', pdf('', { header: `%PDF-1.4\n%${'x'.repeat(400)}\n` })],
    ['something behind the end', pdf('', { end: 'MZ' })],
    ['something between two ends', pdf('', { end: 'MZ\nstartxref\n9\n%%EOF\n' })],
    ['something before the header', Buffer.concat([Buffer.from('\n'), pdf('')])],
    ['no end', pdf('').subarray(0, -8)],
    ['numbers behind the header that begin no object', pdf('', { header: '%PDF-1.4\n1 0 R\n' })],
    ['numbers behind an end that begin no object', pdf('', { end: '1 0 MZ\nstartxref\n9\n%%EOF\n' })],
    ['a byte order mark before the header', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf('')])],
    [
      'lines of a mail before the header',
      Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdf('')]),
    ],
    ['a comment behind the end', pdf('', { end: '% printed by a scanner\n' })],
    ['text behind the padding', Buffer.concat([pdf(''), Buffer.alloc(5_000), Buffer.from('MZ')])],
  ])('is refused as unreadable: %s', (_, bytes) => {
    expect(inspectPdf(bytes)).toBe('document.unreadable')
  })

  it.each([
    ['zeros', Buffer.alloc(500)],
    ['more zeros than a reader looks through', Buffer.alloc(4_096)],
    ['a megabyte of zeros', Buffer.alloc(1_048_576)],
    ['blanks and line ends', Buffer.from(' \r\n'.repeat(3_000))],
  ])('passes with padding after the end: %s', (_, padding) => {
    expect(inspectPdf(Buffer.concat([pdf(''), padding]))).toBeUndefined()
  })
})

describe('a file that is also of another type', () => {
  const wide = (text: string) => [...text].join('\0')
  it.each([
    ['nothing but the marks', Buffer.from('%PDF-1.4\nstartxref\n9\n%%EOF\n')],
    ['names, and no root', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Page>>endobj\nstartxref\n9\n%%EOF\n')],
    ['no root', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n')],
    ...[
      '<img src=x onerror=alert(1)>',
      '<body onload="alert(1)">',
      '<x-y/onclick=alert(1)>',
      '<SCRIPT/x>alert(1)</SCRIPT>',
      '<a href=javascript:alert(1)>',
      '<!doctype html>',
    ].flatMap((markup): [string, Buffer][] => [
      [`${markup} in a comment`, pdf(`%${markup}\n`)],
      [`${markup} in a title`, pdf(`5 0 obj\n<</Title(${markup})>>\nendobj\n`)],
      [`${markup} in UTF-16`, pdf(`%${wide(markup)}\n`)],
      [`${markup} in a picture`, pdf(stream('/Filter/DCTDecode', `\xff\xd8${markup}\x00\x01`))],
    ]),
  ])('is refused: %s', (_, bytes) => {
    expect(inspectPdf(bytes)).toBe('document.wrong_type')
  })
})

it('markup is refused anywhere in a large file, also across two slices', () => {
  const markup = '<script>alert(1)</script>'
  for (const at of [1_024 * 1_024 - 200, 1_024 * 1_024 - 5, 1_024 * 1_024, 2 * 1_024 * 1_024 - 3]) {
    const filler = '% '.padEnd(80, 'x').concat('\n')
    const before = pdf('').indexOf('trailer')
    const lines = filler.repeat(Math.ceil((at - before) / filler.length)).slice(0, at - before - 1)
    expect(inspectPdf(pdf(`${lines}\n${markup}\n${filler.repeat(14_000)}`))).toBe('document.wrong_type')
  }
})
