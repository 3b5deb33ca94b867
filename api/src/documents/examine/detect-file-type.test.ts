import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { detectFileType, matchFileType } from './detect-file-type.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-detect-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const [pdf, jpeg, png] = [
  Buffer.from('%PDF-1.4\n'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
]

test.each<[string, Buffer, string, string | undefined]>([
  ['a PDF', pdf, 'a.pdf', 'application/pdf'],
  ['one in large letters', pdf, 'A.PDF', 'application/pdf'],
  ['a photo', jpeg, 'a.jpg', 'image/jpeg'],
  ['one by its longer name', jpeg, 'a.jpeg', 'image/jpeg'],
  ['a PNG', png, 'a.png', 'image/png'],
  ['a PDF that is called a photo', pdf, 'a.jpg', undefined],
  ['a name with the ending in the middle', pdf, 'a.pdf.exe', undefined],
  ['a PDF behind a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf]), 'a.pdf', 'application/pdf'],
  ['a PDF behind a line end', Buffer.concat([Buffer.from('\r\n'), pdf]), 'a.pdf', 'application/pdf'],
  ['a header far behind the beginning', Buffer.concat([Buffer.alloc(1_024, ' '), pdf]), 'a.pdf', undefined],
  ['a photo further on', Buffer.concat([Buffer.from(' '), jpeg]), 'a.jpg', undefined],
  ['half a beginning', png.subarray(0, 7), 'a.png', undefined],
  ['nothing', Buffer.alloc(0), 'a.pdf', undefined],
])('%s is recognised or refused by its first bytes and its name', (_, start, name, type) => {
  expect(matchFileType(start, name)).toBe(type)
})

const directory = Buffer.from('PK\x01\x02', 'latin1')
const end = Buffer.from('PK\x05\x06', 'latin1')
const rar = Buffer.from('Rar!\x1a\x07', 'latin1')
const seven = Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')
/** Start of the second read: 64 bytes before the end of the first one. */
const seam = 256 * 1024
function largePdf(...parts: [at: number, bytes: Buffer][]): Buffer {
  const bytes = Buffer.alloc(1_100_000, ' ')
  for (const [at, part] of [[0, pdf] as const, ...parts]) part.copy(bytes, at)
  return bytes
}

test.each<[string, Buffer, boolean]>([
  ['with nothing else in it', largePdf(), true],
  ['with the directory of an archive alone', largePdf([5_000, directory]), true],
  ['with the end of one alone', largePdf([5_000, end]), true],
  ['that is a ZIP as well', largePdf([5_000, directory], [6_000, end]), false],
  ['that is one far apart', largePdf([5_000, directory], [1_099_990, end]), false],
  ['that is one across what is read at once', largePdf([seam - 2, directory], [2 * seam - 66, end]), false],
  ['with another archive', largePdf([900_000, rar]), false],
  ['with another archive at its very end', largePdf([1_100_000 - 6, seven]), false],
  ['with another one across what is read at once', largePdf([seam - 3, seven]), false],
])('detectFileType accepts or refuses a PDF %s', async (what, bytes, isOne) => {
  const path = join(folder, what.replaceAll(' ', '-'))
  writeFileSync(path, bytes)
  expect(await detectFileType(path, 'a.pdf')).toBe(isOne ? 'application/pdf' : undefined)
  expect(await detectFileType(path, 'a.png')).toBeUndefined()
})

test('an empty file has no type', async () => {
  writeFileSync(join(folder, 'empty'), '')
  expect(await detectFileType(join(folder, 'empty'), 'a.pdf')).toBeUndefined()
})
