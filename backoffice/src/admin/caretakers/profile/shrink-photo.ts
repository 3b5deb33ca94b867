/** The server's limits: pixels of the longer side, and Base64 characters. */
const [maxSide, maxLetters] = [480, 60_000]

/**
 * Shrinks a photo to a small upright JPEG in Base64: photos from a phone are too large for a slow connection.
 * @throws if the browser cannot read the file
 */
export async function shrinkPhoto(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const drawn = [0.85, 0.6, 0.3].map((quality) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '')
  return drawn.find(({ length }) => length <= maxLetters) ?? drawn.at(-1) ?? ''
}
