import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { field, requestBucket } from './bucket-answer.ts'
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

export type SendFileOptions = {
  /** Longest time without transfer, in ms. */
  stallLimit: number
  /** Larger files are sent in parts. S3 accepts 5 GiB per request, 10,000 parts, and at least 5 MiB per part except the last. */
  partBytes: number
}

/** The system buffers about this many sent bytes at most. */
const mostHeldBack = 8 * 1024 ** 2
/** Slowest accepted line, in bytes per ms. */
const slowestLine = 100

/** Each accepted piece counts as progress; buffered bytes get extra time. */
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

/** @returns the ETag */
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

/** After a failure, aborts the upload if the bucket still responds. */
async function sendParts(send: SendRequest, name: string, file: LocalFile, options: SendFileOptions): Promise<void> {
  const { stallLimit, partBytes } = options
  const uploadId = field(
    await requestBucket(send, { method: 'POST', name, query: { uploads: '' } }, stallLimit),
    'UploadId',
  )
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
    const answer = await requestBucket(send, last, stallLimit, [200, 412])
    // A failure may follow a 200 that was sent to keep the connection open.
    const code = readCode(answer)
    if (code === 'PreconditionFailed') throw taken()
    if (code !== '') throw refused(200, code)
  } catch (error) {
    await requestBucket(send, { method: 'DELETE', name, query: { uploadId } }, stallLimit, [204]).catch(() => {})
    throw error
  }
}

/**
 * A file appears in the bucket only when it is complete. One request has a signed digest, so a server that checks it refuses
 * damaged data.
 * @throws StoreError
 */
export async function sendFile(
  send: SendRequest,
  name: string,
  file: LocalFile,
  options: SendFileOptions,
): Promise<void> {
  const { path, bytes, sha256 } = file
  if (bytes > options.partBytes) return sendParts(send, name, file, options)
  const headers = { ...noOverwriting, 'X-Amz-Content-Sha256': sha256 }
  await put(send, { name, headers }, { path, start: 0, bytes }, options.stallLimit)
}
