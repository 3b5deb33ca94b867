import { Zip, ZipPassThrough } from 'fflate'

/** A file of a zip: its name, and its bytes as they come. */
export type ZipEntry = { name: string; bytes: AsyncIterable<Uint8Array> }

/**
 * A zip, written while it is read: of what goes in, no more than a piece is held at once (docs/decisions/0001-stack.md). Nothing
 * is packed: papers are photos, which do not get smaller.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const out: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    out.push(piece)
  })
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    for await (const piece of bytes) {
      file.push(piece)
      yield* out.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* out.splice(0)
  }
  zip.end()
  yield* out.splice(0)
}
