import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawImage, heldBytes } from './draw-image.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thodu-draw-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type As = Parameters<typeof drawImage>[2]
let files = 0
/** What becomes of a picture: why it is refused, or the one that was drawn. */
async function draw(picture: Buffer, as: As) {
  files += 1
  const [path, target] = [join(folder, `${files}`), join(folder, `${files}.part`)]
  writeFileSync(path, picture)
  const refusal = await drawImage(path, target, as)
  return refusal ?? sharp(readFileSync(target)).metadata()
}
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 0, g: 90, b: 40, alpha: 0.5 } } })

test('a picture is drawn anew in its own kind, turned as it says, without what it said beside', async () => {
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

test('a face is a small square without anything to see through', async () => {
  const face = await draw(await plain(600, 300, 4).png().toBuffer(), 'face')
  expect(face).toMatchObject({ format: 'jpeg', width: 240, height: 240, channels: 3 })
})

type Said = { progressive?: boolean; orientation?: number }
/** A photo that says of itself that it is this large, though it ends after a few lines. */
async function photoOf(
  width: number,
  height: number,
  { progressive = false, orientation }: Said = {},
): Promise<Buffer> {
  const made = plain(16, 16).jpeg({ progressive })
  const bytes = await (orientation === undefined ? made : made.withMetadata({ orientation })).toBuffer()
  // The size stands in the frame: its mark, a length, a depth, then height and width.
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}
/** A PNG that says so, of three colours of 8 or 16 bits. */
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
])('%s is refused before anything of it is unpacked', async (_, make, as) => {
  expect(await draw(await make(), as)).toBe('document.too_many_pixels')
})

test('a picture that comes line by line may be as large: it is drawn, and refused for being cut', async () => {
  await expect(draw(await pngOf(7_000, 6_000, 16, false), 'image/png')).rejects.toThrow(/read/)
})

test.each<[string, Partial<Parameters<typeof heldBytes>[0]>, number]>([
  ['line by line', {}, 0],
  ['upright, as it says', { orientation: 1 }, 0],
  ['turned', { orientation: 2 }, 60_000],
  ['turned by 90 degrees', { orientation: 6 }, 60_000],
  ['turned, of two bytes a sample', { orientation: 6, depth: 'ushort' }, 120_000],
  ['turned, of samples that nobody knows', { orientation: 6, depth: 'complex' }, 480_000],
  ['interlaced', { format: 'png', isProgressive: true }, 60_000],
  ['interlaced and upright', { format: 'png', isProgressive: true, orientation: 1 }, 60_000],
  ['progressive', { isProgressive: true }, 120_000],
  ['progressive and turned', { isProgressive: true, orientation: 8 }, 180_000],
  ['progressive, with coarser colours', { isProgressive: true, chromaSubsampling: '4:2:0' }, 60_000],
])('drawing a picture that comes %s holds its bytes so often', (_, more, bytes) => {
  const plainPhoto = {
    width: 200,
    height: 100,
    channels: 3,
    depth: 'uchar',
    isProgressive: false,
    format: 'jpeg',
  } as const
  expect(heldBytes({ ...plainPhoto, ...more })).toBe(bytes)
})

test.each([
  [9_248, 6_936, 1, [4_624, 3_468]],
  [9_248, 6_936, 6, [3_468, 4_624]],
  [7_747, 7_746, 1, [3_873, 3_873]],
  [16_320, 12_240, 3, [8_160, 6_120]],
])(
  'a photo of %i by %i pixels is drawn at half its size',
  async (width, height, orientation, [drawnWidth, drawnHeight]) => {
    const photo = await sharp({ create: { width, height, channels: 3, background: '#468' }, limitInputPixels: false })
      .jpeg({ quality: 40 })
      .withMetadata({ orientation })
      .toBuffer()
    expect(await draw(photo, 'image/jpeg')).toMatchObject({ width: drawnWidth, height: drawnHeight })
  },
  60_000,
)

test('a progressive photo of 48 million pixels is drawn whole', async () => {
  const photo = await plain(8_000, 6_000).jpeg({ progressive: true, quality: 40 }).toBuffer()
  expect(await draw(photo, 'image/jpeg')).toMatchObject({ width: 8_000, height: 6_000 })
}, 60_000)
