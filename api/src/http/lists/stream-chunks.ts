/**
 * Streams a generator; a cancelled stream ends it. Written by hand because the types of `ReadableStream.from` differ between
 * Node and browsers.
 */
export const streamChunks = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
