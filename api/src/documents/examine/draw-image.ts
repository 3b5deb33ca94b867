import { readFile } from 'node:fs/promises'
import type { FailureCode } from '../../contract/wire/failures.ts'
import type { FileType } from '../../http/ports.ts'

/** A larger JPEG is decoded at a half, a quarter or an eighth of its size. */
const maxPixels = 60_000_000
/** Phones reach 200 million pixels; more is a decompression bomb. */
const maxPhotoPixels = 250_000_000
/** Memory for one image, in bytes: 50 million pixels rotated by 90° need 150 million. */
const maxHeldBytes = 240_000_000

type Drawn = Pick<
  import('sharp').Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'orientation' | 'isProgressive' | 'format' | 'chromaSubsampling'
>

const bytesPerSample: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }

/** Samples per pixel of a JPEG with chroma subsampling. */
const samplesPerPixel: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2 }

/**
 * Computes the bytes that drawing an image needs at once. Line by line it is almost nothing. A rotated image needs all pixels,
 * and so does one whose first line needs its last (interlaced PNG; progressive JPEG with two bytes per sample at any scale).
 * @param scale divisor of width and height while decoding
 */
export function heldBytes(
  { width, height, channels, depth, orientation, isProgressive, format, chromaSubsampling = '' }: Drawn,
  scale = 1,
): number {
  const decoded = width * height * channels * (bytesPerSample[depth] ?? 8)
  const isTurned = orientation !== undefined && orientation > 1
  const packed = format === 'jpeg' ? width * height * (samplesPerPixel[chromaSubsampling] ?? channels) * 2 : decoded
  return (isProgressive ? packed : 0) + (isTurned ? decoded / scale ** 2 : 0)
}

/** The smallest divisor within the limits; only a JPEG can be decoded smaller. */
function chooseScale(drawn: Drawn, canShrink: boolean): number | undefined {
  const pixels = drawn.width * drawn.height
  if (pixels > maxPhotoPixels) return undefined
  const scales = canShrink && drawn.format === 'jpeg' ? [1, 2, 4, 8] : [1]
  return scales.find((scale) => pixels / scale ** 2 <= maxPixels && heldBytes(drawn, scale) <= maxHeldBytes)
}

/** For displays with three pixels per CSS pixel. */
const faceSize = 240

function encode(drawn: import('sharp').Sharp, as: Exclude<FileType, 'application/pdf'> | 'face') {
  if (as === 'face')
    return drawn.resize(faceSize, faceSize, { fit: 'cover', position: 'attention' }).flatten().jpeg({ quality: 80 })
  // Optimised Huffman tables would need every line at once.
  if (as === 'image/jpeg') return drawn.jpeg({ quality: 88, optimiseCoding: false })
  return drawn.png({ compressionLevel: 6 })
}

/**
 * Redraws and rotates an image, without location data, comments and hidden content. Checks the size before it decodes pixels.
 * @returns the refusal, or undefined
 * @throws errors of disk and image library
 */
export async function drawImage(
  path: string,
  target: string,
  as: Exclude<FileType, 'application/pdf'> | 'face',
): Promise<FailureCode | undefined> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const image = sharp(path, { limitInputPixels: false, failOn: 'error' })
  const metadata = await image.metadata()
  // The office's browser already reduced a profile photo, so a large one is refused.
  const scale = chooseScale(metadata, as !== 'face')
  if (scale === undefined) return 'document.too_many_pixels'
  const drawn = image.autoOrient()
  // One pixel wider than the scale, and the library decodes the full image first.
  if (scale > 1) drawn.resize({ width: Math.floor(metadata.autoOrient.width / scale) })
  await encode(drawn, as).toFile(target)
  return undefined
}

/** In pixels; icons of 512 pixels use three fifths of it. */
const logoBox = { width: 640, height: 320 }
/** Dots per inch at which an SVG has its nominal size. */
const ownDensity = 72
const densities = { least: 1, most: 4_800 }

/**
 * Draws a logo as a small PNG. It is read from memory: an SVG without a base URL includes no files, local or remote.
 * @returns the refusal, or undefined
 * @throws errors of disk and image library
 */
export async function drawLogo(path: string, target: string): Promise<FailureCode | undefined> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const source = await readFile(path)
  const { width, height, format } = await sharp(source, { limitInputPixels: false }).metadata()
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  const density =
    format === 'svg' ? Math.min(densities.most, Math.max(densities.least, ownDensity * scale)) : ownDensity
  const drawnPixels = width * height * (format === 'svg' ? (density / ownDensity) ** 2 : 1)
  if (!(drawnPixels <= maxPixels)) return 'document.too_many_pixels'
  await sharp(source, { density, failOn: 'error', limitInputPixels: maxPixels })
    .resize({ ...logoBox, fit: 'inside', withoutEnlargement: format !== 'svg' })
    .png({ palette: true, quality: 95, compressionLevel: 9 })
    .toFile(target)
  return undefined
}
