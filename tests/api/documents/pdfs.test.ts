import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { rewritePdf } from '../../../api/src/documents/examine/rewrite-pdf.ts'
import { pdfOf, streamOf, toFlate } from '../../support/samples/pdf-samples.ts'
import { protectedPdf, protections } from '../../support/samples/protected-pdfs.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'

const content = 'BT /F1 12 Tf (Haemoglobin 11.2) Tj ET'
const withContent = streamOf(4, '/Filter/FlateDecode', toFlate(content))
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const drawing = streamOf(6, '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', '(Filled in) Tj')

async function readBack(bytes: Buffer) {
  const rewritten = await rewritePdf(bytes)
  if (typeof rewritten === 'string') return { refusal: rewritten, text: '', subtypes: [] }
  const document = await PDFDocument.load(rewritten, { updateMetadata: false, throwOnInvalidObject: true })
  const parts = document.context.enumerateIndirectObjects().map(([, value]) => {
    if (!(value instanceof PDFRawStream)) return `${value}`
    const isPicture = value.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode')
    const bytesOf = isPicture ? value.getContents() : decodePDFRawStream(value).decode()
    return `${value.dict} ${Buffer.from(bytesOf).toString('latin1')}`
  })
  const annotations = document.getPage(0).node.Annots() ?? PDFArray.withContext(document.context)
  const subtypes = annotations.asArray().map((_, at) => `${document.context.lookup(annotations.get(at))}`)
  return { text: parts.join('\n'), subtypes, pages: document.getPageCount() }
}
const page = (entries: string, objects: readonly (Buffer | string)[] = []) =>
  pdfOf([withContent, ...objects], { page: `/Contents 4 0 R${entries}` })

describe('a rewritten PDF (rule FILE-3)', () => {
  test('has the pages, texts and pictures of the original', async () => {
    const picture = streamOf(5, '/Type/XObject/Subtype/Image/Width 1/Height 1/Filter/DCTDecode', '\xff\xd8picture')
    const { text, pages } = await readBack(page('/MediaBox[0 0 595 842]/Resources<</XObject<</A 5 0 R>>>>', [picture]))
    expect(pages).toBe(1)
    for (const part of [content, '\xff\xd8picture', '595 842', '/Subtype /Image', '/A ']) expect(text).toContain(part)
  })

  test.each<[string, Buffer]>([
    ['a script at opening', pdfOf([withContent, `5 0 obj\n${script}\nendobj\n`], { catalog: '/OpenAction 5 0 R' })],
    ['a script by name', pdfOf([withContent], { catalog: `/Names<</JavaScript<</Names[(a) ${script}]>>>>` })],
    ['a script of the page', page(`/AA<</O ${script}>>`)],
    ['a script in packed objects', page('', [streamOf(9, '/Type/ObjStm/N 1/First 5', `12 0 ${script}`)])],
    ['a script in the resources', page(`/Resources<</Properties<</A ${script}>>>>`)],
    ['a link with a script', page(`/Annots[<</Subtype/Link/Rect[0 0 9 9]/A ${script}>>]`)],
    ['a link to a script', page('/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(javascript:alert)>>>>]')],
    ['a program to start', page('/Annots[<</Subtype/Link/A<</S/Launch/F(calc.exe)>>>>]')],
    ['an attached file', page('/AF[<</Type/Filespec/EF<</F 9 0 R>>>>]', [streamOf(9, '/Type/EmbeddedFile', 'MZ')])],
    ['a file as an annotation', page('/Annots[<</Subtype/FileAttachment/FS<</EF<</F 9 0 R>>>>>>]')],
    ['a film', page('/Annots[<</Subtype/RichMedia/RichMediaContent 9 0 R>>]')],
    ['another document to open', page('/Annots[<</Subtype/Link/A<</S/GoToR/F(\\\\\\\\host\\\\x)>>>>]')],
    [
      'a picture in another file',
      page('/Resources<</XObject<</X 5 0 R>>>>', [streamOf(5, '/F(\\\\\\\\host\\\\x)', '')]),
    ],
    ['a title and the name of its author', pdfOf([withContent], { trailer: '/Info<</Author(A. Doctor)>>' })],
    ['a program before it', Buffer.concat([Buffer.from('MZ program\n'), page('')])],
    ['a program behind it', Buffer.concat([page(''), Buffer.from('MZ program')])],
  ])('has no longer %s', async (_, bytes) => {
    const { text, refusal } = await readBack(bytes)
    expect(refusal).toBeUndefined()
    expect(text).not.toMatch(
      /JavaScript|app\.alert|javascript|Launch|calc|EmbeddedFile|Filespec|RichMedia|GoToR|host|Doctor|MZ/,
    )
  })

  test('has its marks and links to the web, and fields of forms as pictures', async () => {
    const mark = '<</Subtype/Highlight/Rect[0 0 9 9]/QuadPoints[1 2 3 4]/Contents(too low)/A 9 0 R/AA 9 0 R>>'
    const link = '<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org)>>>>'
    const field = '<</Subtype/Widget/FT/Tx/V(Filled in)/Rect[0 0 9 9]/AP<</N 6 0 R>>/A 9 0 R>>'
    const tick = '<</Subtype/Widget/FT/Btn/AS/On/Rect[0 0 9 9]/AP<</N<</On 6 0 R>>>>>>'
    const hidden = '<</Subtype/Highlight/F 2/Rect[0 0 9 9]/Contents(hidden)>>'
    const { subtypes, text } = await readBack(page(`/Annots[${mark}${link}${field}${tick}${hidden}]`, [drawing]))
    expect(subtypes.map((one) => /Subtype \/(\w+)/.exec(one)?.[1])).toEqual(['Highlight', 'Link', 'Stamp', 'Stamp'])
    for (const part of ['too low', 'https://example.org', '(Filled in) Tj']) expect(text).toContain(part)
    expect(text).not.toMatch(/\/AA|\/V |hidden|\/FT/)
  })
})

describe('a protected PDF (rule FILE-12)', () => {
  test.each(protections)('is rewritten without protection when it opens without a password: %s', async (protection) => {
    expect((await readBack(protectedPdf(protection, content))).text).toContain(content)
  })

  test.each(protections)('is refused when it needs a password: %s', async (protection) => {
    expect(await rewritePdf(protectedPdf(protection, content, 'secret'))).toBe('document.protected')
  })

  test('is refused when its method is unknown', async () => {
    const unknown = protectedPdf('aes-128', content)
      .toString('latin1')
      .replace('/Filter/Standard', '/Filter/Adobe.PubSec')
    expect(await rewritePdf(Buffer.from(unknown, 'latin1'))).toBe('document.protected')
  })
})

describe('a PDF is refused', () => {
  const whole = page('').toString('latin1')
  test.each<[string, Buffer, string]>([
    ['without pages', Buffer.from(whole.replace('/Kids[3 0 R]', '/Kids[]'), 'latin1'), 'document.unreadable'],
    ['without a catalog', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n'), 'document.unreadable'],
    [
      'that is damaged and lacks the content of a page',
      pdfOf([streamOf(8, '/Type/ObjStm/N 1/First 5/Filter/FlateDecode', 'damaged')], { page: '/Contents 12 0 R' }),
      'document.unreadable',
    ],
    [
      'with an unknown filter',
      pdfOf([streamOf(4, '/Filter/Secret', 'x')], { page: '/Contents 4 0 R' }),
      'document.unreadable',
    ],
    [
      'with a text that only a form would draw',
      page('/Annots[<</Subtype/Widget/FT/Tx/V(Filled in)>>]'),
      'document.unreadable',
    ],
    ['whose pages a script would build', pdfOf([], { catalog: '/AcroForm<</XFA[]>>' }), 'document.unreadable'],
  ])('%s', async (_, bytes, refusal) => {
    expect(await rewritePdf(bytes)).toBe(refusal)
  })

  const wide = (text: string) => [...text].join('\0')
  test.each([
    '<img src=x onerror=alert(1)>',
    '<SCRIPT/x>alert(1)</SCRIPT>',
    '<a href=javascript:alert(1)>',
    '<!doctype html>',
  ])('that is a web page as well: %s', async (markup) => {
    const far = `${'% \n'.repeat(349_520)}%${markup}\n`
    for (const inside of [`%${markup}\n`, `%${wide(markup)}\n`, `5 0 obj<</Title(${markup})>>endobj\n`, far])
      expect(await rewritePdf(samplePdf(inside))).toBe('document.wrong_type')
  })
})
