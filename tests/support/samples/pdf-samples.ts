import { deflateSync } from 'node:zlib'

/** A document of these objects with a catalog and a page; `page` and `trailer` add PDF text to the page and the trailer. */
export const pdfOf = (
  objects: readonly (Buffer | string)[],
  { page = '', catalog = '', trailer = '' } = {},
): Buffer => {
  const start = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalog}>>\nendobj\n`
  const pages = `2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R${page}>>\nendobj\n`
  const end = `trailer\n<</Root 1 0 R/Size 20${trailer}>>\nstartxref\n9\n%%EOF\n`
  return Buffer.concat([start, pages, ...objects, end].map((part) => Buffer.from(part as string, 'latin1')))
}

/** A numbered stream; its dictionary has these entries and the length. */
export const streamOf = (number: number, dictionary: string, data: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<<${dictionary}/Length ${data.length}>>\nstream\n`, 'latin1'),
    Buffer.from(data as string, 'latin1'),
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ])

export const toFlate = (text: Buffer | string): Buffer => deflateSync(Buffer.from(text as string, 'latin1'))

/** A small file whose packed objects unpack to 200 MB. */
export const bombPdf = (): Buffer =>
  pdfOf([streamOf(8, '/Type/ObjStm/N 1/First 5/Filter/FlateDecode', toFlate(Buffer.alloc(200_000_000, '1 ')))])
