/**
 * Streams what a generator yields as a body, one chunk per request of the reader; a reader that goes away ends the generator.
 * Written by hand because the types of `ReadableStream.from` differ between Node and browsers.
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
