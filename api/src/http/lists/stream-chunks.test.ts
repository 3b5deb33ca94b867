import { expect, test } from 'vitest'
import { streamChunks } from './stream-chunks.ts'

function createChunks() {
  const seen = { made: 0, ended: false }
  async function* make() {
    try {
      for (const text of ['a', 'b', 'c']) {
        seen.made += 1
        yield new TextEncoder().encode(text)
      }
    } finally {
      seen.ended = true
    }
  }
  return { seen, stream: streamChunks(make()) }
}

test('all chunks are streamed, and the stream ends', async () => {
  const { seen, stream } = createChunks()
  expect(await new Response(stream).text()).toBe('abc')
  expect(seen).toEqual({ made: 3, ended: true })
})

test('a cancelled stream ends its generator', async () => {
  const { seen, stream } = createChunks()
  const reader = stream.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('a')
  await reader.cancel()
  expect(seen.ended).toBe(true)
  expect(seen.made).toBeLessThan(3)
})
