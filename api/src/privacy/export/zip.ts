export type ZipEntry = { name: string; bytes: AsyncIterable<Uint8Array> }

/** Streams with one piece in memory (docs/decisions/0001-stack.md), uncompressed, because most files are photos. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipPassThrough } = await import('fflate')
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
