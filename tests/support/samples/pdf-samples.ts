import { deflateSync } from 'node:zlib'

/** A document of these objects with a catalog and a page; `trailer` adds PDF text to its trailer. */
export const pdfOf = (objects: readonly (Buffer | string)[], trailer = ''): Buffer => {
  const start = '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction 12 0 R>>\nendobj\n'
  const pages = '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n'
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

/** An action that runs a script, and a page, as packed objects. */
export const scriptObjects = '12 0 <</S/JavaScript/JS(app.alert\\(1\\))>>'
export const pageObjects = '12 0 <</Type/Page/Parent 2 0 R>>'

export const toFlate = (text: Buffer | string): Buffer => deflateSync(Buffer.from(text as string, 'latin1'))
export const toHex = (bytes: Buffer | string): string => `${Buffer.from(bytes as string, 'latin1').toString('hex')}>`

/** Five letters for each four bytes (ISO 32000-1, 7.4.3). */
export function toAscii85(given: Buffer | string): string {
  const bytes = Buffer.from(given as string, 'latin1')
  let letters = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4)
    const value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE()
    const digits = [4, 3, 2, 1, 0].map((place) => String.fromCharCode(33 + (Math.floor(value / 85 ** place) % 85)))
    letters += value === 0 && group.length === 4 ? 'z' : digits.slice(0, group.length + 1).join('')
  }
  return `${letters}~>`
}

/** A cross-reference stream: object 12 is in the stream of this number. */
export const tablePointingAt = (stream: number, more = '/Filter/FlateDecode', toData = toFlate): Buffer =>
  streamOf(9, `/Type/XRef/Root 1 0 R/Size 13/W[1 2 1]/Index[12 1]${more}`, toData(Buffer.from([2, 0, stream, 0])))

/** A document of this many bytes that repeats one keyword; with `end`, of complete empty streams. */
export const pdfOfWords = (bytes: number, word = 'stream\n'): Buffer =>
  pdfOf([`5 0 obj\n(${word.repeat(Math.floor(bytes / word.length))})\nendobj\n`])
