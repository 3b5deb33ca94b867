import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { SealingRecipient } from './recipient.ts'
import { cutFrames, type FrameKey, frameBytes, magic, openFrame, sealFrame, tagBytes } from './sealed-format.ts'
import { composeHeader, cutHeader, maxHeaderBytes, openHeader } from './wrap-key.ts'

type Bytes = AsyncIterable<Buffer>

/** Seals a stream in a pipeline; this machine cannot open the result. */
export const sealTo = (recipients: readonly SealingRecipient[]) =>
  async function* seal(source: Bytes): AsyncGenerator<Buffer> {
    const key = createSecretKey(randomBytes(32))
    const keys: FrameKey = { key, header: composeHeader(recipients, key) }
    yield keys.header
    let number = 0
    for await (const { frame, isLast } of cutFrames(source, frameBytes)) yield sealFrame(keys, number++, frame, isLast)
  }

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

export const isSealed = async (file: string): Promise<boolean> =>
  (await readStart(file)).subarray(0, magic.length).equals(Buffer.from(magic))

/**
 * Decrypts a sealed file frame by frame. Only the end proves completeness: discard the earlier frames when this throws.
 * @throws SealError for another key, or a damaged, shortened or changed file
 */
export async function* openSealed(file: string, privateKey: KeyObject): AsyncGenerator<Buffer> {
  const header = cutHeader(await readStart(file))
  const keys: FrameKey = { key: openHeader(header, privateKey), header }
  const frames = cutFrames(createReadStream(file, { start: header.length }), frameBytes + tagBytes)
  let number = 0
  for await (const { frame, isLast } of frames) yield openFrame(keys, number++, frame, isLast)
}
