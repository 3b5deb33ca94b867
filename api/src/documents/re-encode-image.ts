import { stat } from 'node:fs/promises'
import { ApiError } from '../http/api-error.ts'
import type { FileType } from './detect-file-type.ts'
import { removeFile } from './upload-folder.ts'

/** A photo of a current phone has 50 million pixels; more is a bomb. */
const maxPixels = 60_000_000
const maxAtOnce = 2
let running = 0
const waiting: (() => void)[] = []

/** Decoded images are large: only a few at a time. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const isTooManyPixels = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|dimensions exceed/i.test(error.message)

/**
 * Draws an image anew: location data, comments and whatever hid in the file are gone, its rotation is applied.
 * @returns path of the new file beside the old one, which is removed
 * @throws ApiError 413 too many pixels, 415 no image
 */
export async function reEncodeImage(path: string, type: Exclude<FileType, 'application/pdf'>): Promise<string> {
  // Loaded on first use: the library would double the time of the start.
  const { default: sharp } = await import('sharp')
  const target = `${path}.part`
  try {
    await inTurn(async () => {
      const image = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
      await (type === 'image/jpeg' ? image.jpeg({ quality: 88 }) : image.png({ compressionLevel: 6 })).toFile(target)
    })
  } catch (error) {
    await removeFile(target)
    if (isTooManyPixels(error)) throw new ApiError(413, 'document.too_large')
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
    throw new ApiError(415, 'document.wrong_type')
  }
  await removeFile(path)
  await stat(target)
  return target
}
