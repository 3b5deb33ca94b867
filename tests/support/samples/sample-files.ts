import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { rewritePdf } from '../../../api/src/documents/examine/rewrite-pdf.ts'

/** The smallest document that PDF readers open. */
export function samplePdf(inside = ''): Buffer {
  const pages = '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n'
  const objects = `%PDF-1.4\n${inside}1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${pages}`
  return Buffer.from(`${objects}trailer<</Root 1 0 R/Size 4>>\nstartxref\n${objects.length}\n%%EOF\n`, 'latin1')
}

/** The content that an upload of `samplePdf` stores. */
export async function rewrittenPdf(): Promise<Buffer> {
  const rewritten = await rewritePdf(samplePdf())
  if (typeof rewritten === 'string') throw new Error(rewritten)
  return Buffer.from(rewritten)
}

export function sampleZip(): Buffer {
  const name = Buffer.from('a.txt')
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(name.length, 26)
  const directory = Buffer.alloc(46)
  directory.write('PK\x01\x02', 'latin1')
  directory.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  return Buffer.concat([local, name, directory, name, end])
}

/** A photo with the place where it was taken. */
export const samplePhoto = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c96' } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'secret-camera-owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 58/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '79/1 35/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A strongly compressed picture of noise: re-encoded it is several times as large. */
export const sampleNoise = (): Promise<Buffer> =>
  sharp({
    create: { width: 200, height: 200, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 60 } },
  })
    .jpeg({ quality: 1 })
    .toBuffer()

export const samplePng = (): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 20, channels: 4, background: '#08f' } })
    .png()
    .toBuffer()

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crc = (data: Buffer): number => {
  let value = 0xffffffff
  for (const byte of data) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A few kilobytes that unpack to `side` × `side` pixels. */
export function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const lines = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', lines),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * Half a megabyte that unpacks to eight bytes for each of `side` × `side` pixels; decoding the first pixel requires the
 * last.
 */
export function deepPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([16, 6, 0, 0, 1], 8)
  const lines = deflateSync(Buffer.alloc(side * side * 8 + side * 8), { level: 1 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', lines),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function uploadForm(content: Buffer, name: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([new Uint8Array(content)]), name)
  return form
}
