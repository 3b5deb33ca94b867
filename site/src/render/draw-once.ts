import { createHash } from 'node:crypto'

type PictureStore = {
  find: (name: string) => Uint8Array | undefined
  keep: (name: string, picture: Uint8Array) => void
}
// Set by the server's renderer; without it, as in development, every picture is drawn again.
const { pictureStore } = globalThis as { pictureStore?: PictureStore }

/** Draws a picture, or returns the one drawn earlier from the same input: a new price redraws none. */
export async function drawOnce(shown: object, draw: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const name = createHash('sha256').update(JSON.stringify(shown)).digest('hex')
  const found = pictureStore?.find(name)
  if (found) return new Uint8Array(found)
  const drawn = new Uint8Array(await draw())
  pictureStore?.keep(name, drawn)
  return drawn
}
