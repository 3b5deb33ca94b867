import type { FailureCode } from '../../contract/wire/failures.ts'
import type { FileType } from '../../http/ports.ts'

/** A photo of a current phone has 50 million pixels; more is a bomb. */
const maxPixels = 60_000_000
/** Bytes of an image that drawing it may hold at once: 50 million pixels turned by 90° are 150 million. */
const maxHeldBytes = 240_000_000

type Drawn = Pick<
  import('sharp').Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'orientation' | 'isProgressive' | 'format'
>

const bytesPerSample: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }

/**
 * What drawing an image holds at once: line by line nothing to speak of; all of it when it is turned, or packed so that its
 * first line needs its last (interlaced PNG; progressive JPEG keeps two bytes for each sample).
 */
export function heldBytes({ width, height, channels, depth, orientation, isProgressive, format }: Drawn): number {
  const decoded = width * height * channels * (bytesPerSample[depth] ?? 8)
  const isTurned = orientation !== undefined && orientation > 1
  const unpacking = isProgressive ? (format === 'jpeg' ? 2 : 1) : 0
  return decoded * (unpacking + (isTurned ? 1 : 0))
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
  const image = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
  const metadata = await image.metadata()
  if (heldBytes(metadata) > maxHeldBytes) return 'document.too_large'
  const drawn = image.autoOrient()
  await encode(drawn, as).toFile(target)
  return undefined
}
