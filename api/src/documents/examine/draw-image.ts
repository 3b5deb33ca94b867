import { readFile } from 'node:fs/promises'
import type { FailureCode } from '../../contract/wire/failures.ts'
import type { FileType } from '../../http/ports.ts'

/** Pixels that are drawn; a larger JPEG is unpacked at a half, a quarter or an eighth of its size. */
const maxPixels = 60_000_000
/** Pixels of the largest photo: phones take up to 200 million. More is a bomb. */
const maxPhotoPixels = 250_000_000
/** Bytes of an image that drawing it may hold at once: 50 million pixels turned by 90° are 150 million. */
const maxHeldBytes = 240_000_000

type Drawn = Pick<
  import('sharp').Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'orientation' | 'isProgressive' | 'format' | 'chromaSubsampling'
>

const bytesPerSample: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }

/** Samples of a JPEG for each pixel, where its colours are stored coarser than its light. */
const samplesPerPixel: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2 }

/**
 * What drawing an image holds at once: line by line nothing to speak of; all of it when it is turned, or packed so that its
 * first line needs its last (interlaced PNG; progressive JPEG keeps two bytes for each sample, whatever it is unpacked to).
 * @param scale how many times smaller in width and height it is unpacked
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

/** How many times smaller an image is unpacked, which a JPEG alone can be; undefined where it has too many pixels all the same. */
function chooseScale(drawn: Drawn, canShrink: boolean): number | undefined {
  const pixels = drawn.width * drawn.height
  if (pixels > maxPhotoPixels) return undefined
  const scales = canShrink && drawn.format === 'jpeg' ? [1, 2, 4, 8] : [1]
  return scales.find((scale) => pixels / scale ** 2 <= maxPixels && heldBytes(drawn, scale) <= maxHeldBytes)
}

/** Pixels of a face on a page, at three for one. */
const faceSize = 240

function encode(drawn: import('sharp').Sharp, as: Exclude<FileType, 'application/pdf'> | 'face') {
  if (as === 'face')
    return drawn.resize(faceSize, faceSize, { fit: 'cover', position: 'attention' }).flatten().jpeg({ quality: 80 })
  // Optimised tables would need every line at once.
  if (as === 'image/jpeg') return drawn.jpeg({ quality: 88, optimiseCoding: false })
  return drawn.png({ compressionLevel: 6 })
}

/**
 * Draws an image anew: location data, comments and whatever hid in the file are gone, its rotation is applied. Its size is
 * known before a pixel is unpacked.
 * @returns why it is refused, or undefined
 * @throws what the disk or the library says
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
  // A face was made small by the office's browser: a large one is none.
  const scale = chooseScale(metadata, as !== 'face')
  if (scale === undefined) return 'document.too_many_pixels'
  const drawn = image.autoOrient()
  // Not a pixel wider than the scale says, or the library unpacks it whole first.
  if (scale > 1) drawn.resize({ width: Math.floor(metadata.autoOrient.width / scale) })
  await encode(drawn, as).toFile(target)
  return undefined
}

/** Box that a drawn logo fits into, in pixels: icons of 512 pixels take three fifths of it. */
const logoBox = { width: 640, height: 320 }
/** Dots per inch at which an SVG is as large as it says. */
const ownDensity = 72
const densities = { least: 1, most: 4_800 }

/**
 * Draws a logo as a small PNG. It is read from memory: an SVG without an address of its own can name no file beside it, and the
 * library loads nothing from elsewhere.
 * @returns why it is refused, or undefined
 * @throws what the disk or the library says
 */
export async function drawLogo(path: string, target: string): Promise<FailureCode | undefined> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const source = await readFile(path)
  const { width, height, format } = await sharp(source, { limitInputPixels: false }).metadata()
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  // Lines are drawn at the size of the logo instead of being blown up.
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
