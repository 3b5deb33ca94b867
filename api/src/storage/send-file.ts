import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ask, field } from './bucket-answer.ts'
import {
  type Ask,
  guardStall,
  readCode,
  readRefusal,
  refused,
  type SendRequest,
  type StallGuard,
} from './bucket-request.ts'
import { type LocalFile, StoreError } from './object-store.ts'

export type SendOptions = {
  /** How long nothing may move, in ms. */
  stallLimit: number
  /** Larger files go in parts of this many bytes: S3 takes 5 GiB in one request, 10,000 parts, and none below 5 MiB but the last. */
  partBytes: number
}

/** The system holds some of what is sent back, out of our sight: at most about this, in bytes. */
const mostHeldBack = 8 * 1024 ** 2
/** A line slower than this is none, in bytes per ms. */
const slowestLine = 100

/** Bytes on their way to the bucket; each piece that is taken shows that it moves, and what is held back gets its time. */
async function* give(source: AsyncIterable<Uint8Array>, guard: StallGuard): AsyncGenerator<Uint8Array> {
  let given = 0
  for await (const chunk of source) {
    given += chunk.length
    guard.touch(Math.min(given, mostHeldBack) / slowestLine)
    yield chunk
  }
}

const noOverwriting = { 'If-None-Match': '*' }
const taken = () => new StoreError('the name is taken', 'taken')

/** Sends a stretch of a file. @returns what the bucket calls it */
async function put(
  send: SendRequest,
  request: Pick<Ask, 'name' | 'query' | 'headers'>,
  { path, start, bytes }: { path: string; start: number; bytes: number },
  stallLimit: number,
): Promise<string> {
  const guard = guardStall(stallLimit)
  const file = bytes === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + bytes - 1 })
  try {
    const headers = { ...request.headers, 'Content-Length': String(bytes) }
    const body = Readable.toWeb(Readable.from(give(file, guard))) as ReadableStream<Uint8Array>
    const response = await send({ ...request, method: 'PUT', headers, body }, guard)
    if (response.status === 412) throw taken()
    if (!response.ok) throw refused(response.status, await readRefusal(response))
    await response.body?.cancel()
    return response.headers.get('ETag') ?? ''
  } finally {
    guard.done()
    file.destroy()
  }
}

/** Sends a large file part by part; what was sent of one that failed is thrown away there, if the bucket still listens. */
async function sendParts(send: SendRequest, name: string, file: LocalFile, options: SendOptions): Promise<void> {
  const { stallLimit, partBytes } = options
  const uploadId = field(await ask(send, { method: 'POST', name, query: { uploads: '' } }, stallLimit), 'UploadId')
  try {
    const parts: string[] = []
    for (let start = 0; start < file.bytes; start += partBytes) {
      const partNumber = String(parts.length + 1)
      const stretch = { path: file.path, start, bytes: Math.min(partBytes, file.bytes - start) }
      const tag = await put(send, { name, query: { partNumber, uploadId } }, stretch, stallLimit)
      parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${tag}</ETag></Part>`)
    }
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const last = { method: 'POST', name, query: { uploadId }, headers: noOverwriting, body } as const
    const answer = await ask(send, last, stallLimit, [200, 412])
    // A failure may come behind a 200 that was sent to keep the line open.
    const code = readCode(answer)
    if (code === 'PreconditionFailed') throw taken()
    if (code !== '') throw refused(200, code)
  } catch (error) {
    await ask(send, { method: 'DELETE', name, query: { uploadId } }, stallLimit, [204]).catch(() => {})
    throw error
  }
}

/**
 * Sends a file to a bucket, where it gets its name when all of it is there. Sent at once its digest is signed, so a server that
 * checks refuses what broke on the way.
 * @throws StoreError
 */
export async function sendFile(send: SendRequest, name: string, file: LocalFile, options: SendOptions): Promise<void> {
  const { path, bytes, sha256 } = file
  if (bytes > options.partBytes) return sendParts(send, name, file, options)
  const headers = { ...noOverwriting, 'X-Amz-Content-Sha256': sha256 }
  await put(send, { name, headers }, { path, start: 0, bytes }, options.stallLimit)
}
