import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawImage } from './draw-image.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-draw-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type As = Parameters<typeof drawImage>[2]
let files = 0
/** @returns the refusal, or the metadata of the drawn image */
async function draw(picture: Buffer, as: As) {
  files += 1
  const [path, target] = [join(folder, `${files}`), join(folder, `${files}.part`)]
  writeFileSync(path, picture)
  const refusal = await drawImage(path, target, as)
  return refusal ?? sharp(readFileSync(target)).metadata()
}
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 0, g: 90, b: 40, alpha: 0.5 } } })

test('an image is redrawn in its own format, rotated by its orientation, without metadata', async () => {
  const photo = await plain(40, 30)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const drawn = await draw(photo, 'image/jpeg')
  expect(drawn).toMatchObject({ format: 'jpeg', width: 30, height: 40, isProgressive: false })
  expect(drawn).not.toHaveProperty('exif')
  expect(await draw(await plain(40, 30, 4).png().toBuffer(), 'image/png')).toMatchObject({
    ...{ format: 'png', width: 40, height: 30, channels: 4 },
  })
})

test('a profile photo becomes a small square without transparency', async () => {
  const face = await draw(await plain(600, 300, 4).png().toBuffer(), 'face')
  expect(face).toMatchObject({ format: 'jpeg', width: 240, height: 240, channels: 3 })
})

type Input = { progressive?: boolean; orientation?: number }
/** A photo that claims this size but ends after a few lines. */
async function photoOf(
  width: number,
  height: number,
  { progressive = false, orientation }: Input = {},
): Promise<Buffer> {
  const made = plain(16, 16).jpeg({ progressive })
  const bytes = await (orientation === undefined ? made : made.withMetadata({ orientation })).toBuffer()
  // In the frame header: marker, length, depth, then height and width.
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}
/** A PNG that claims this size, with three channels of 8 or 16 bits. */
async function pngOf(width: number, height: number, depth: 8 | 16, isInterlaced: boolean): Promise<Buffer> {
  const bytes = await plain(16, 16).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.set([depth, 2, 0, 0, isInterlaced ? 1 : 0], 24)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

test.each<[string, () => Promise<Buffer>, As]>([
  [
    'a progressive photo that needs two bytes for each sample at once',
    () => photoOf(12_000, 9_000, { progressive: true }),
    'image/jpeg',
  ],
  ['one that is turned as well', () => photoOf(9_000, 9_000, { progressive: true, orientation: 3 }), 'face'],
  ['a photo of more pixels than any phone takes', () => photoOf(16_000, 15_700), 'image/jpeg'],
  [
    'a picture of more pixels than are drawn, which cannot be unpacked smaller',
    () => pngOf(7_746, 7_747, 8, false),
    'image/png',
  ],
  ['an interlaced picture of 16 bits', () => pngOf(7_000, 6_000, 16, true), 'image/png'],
])('%s is refused before it is decoded', async (_, make, as) => {
  expect(await draw(await make(), as)).toBe('document.too_many_pixels')
})

test('a non-interlaced image of the same size is decoded, and refused because it is incomplete', async () => {
  await expect(draw(await pngOf(7_000, 6_000, 16, false), 'image/png')).rejects.toThrow(/read/)
})

test('a progressive photo of 48 million pixels is redrawn at full size', async () => {
  const photo = await plain(8_000, 6_000).jpeg({ progressive: true, quality: 40 }).toBuffer()
  expect(await draw(photo, 'image/jpeg')).toMatchObject({ width: 8_000, height: 6_000 })
}, 60_000)
