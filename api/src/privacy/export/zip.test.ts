import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zipOf } from './zip.ts'

const piece = new Uint8Array(64 * 1024).fill(7)
async function* pieces(count: number) {
  for (let at = 0; at < count; at += 1) yield piece
}
async function* entries(...given: ZipEntry[]) {
  yield* given
}
async function* text(words: string) {
  yield Buffer.from(words)
}

test('a zip contains each file under its name in any script', async () => {
  const out: Uint8Array[] = []
  for await (const part of zipOf(
    entries({ name: 'data.json', bytes: text('{}') }, { name: 'files/రిపోర్ట్.pdf', bytes: pieces(3) }),
  ))
    out.push(part)
  const files = unzipSync(Buffer.concat(out))
  expect(Object.keys(files)).toEqual(['data.json', 'files/రిపోర్ట్.pdf'])
  expect(Buffer.from(files['data.json'] ?? []).toString()).toBe('{}')
  expect(files['files/రిపోర్ట్.pdf']).toHaveLength(3 * piece.length)
})

test('a zip of 100 MB is streamed with flat memory use', async () => {
  const before = process.memoryUsage()
  let most = 0
  let length = 0
  for await (const part of zipOf(entries({ name: 'big', bytes: pieces(1_600) }))) {
    length += part.length
    const { arrayBuffers, heapUsed } = process.memoryUsage()
    most = Math.max(most, arrayBuffers + heapUsed - before.arrayBuffers - before.heapUsed)
  }
  expect(length).toBeGreaterThan(100 * 1024 ** 2)
  expect(most).toBeLessThan(32 * 1024 ** 2)
})
