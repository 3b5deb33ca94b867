import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Busboy, BusboyFileStream } from '@fastify/busboy'
import { findDatabaseFault } from '@thodu/db'
import type { Context } from 'hono'
import type { Config } from '../config/config.ts'
import { texts } from '../contract/texts.ts'
import type { AppEnvironment } from '../http/environment.ts'
import { ApiError, badRequest } from '../http/errors/api-error.ts'
import { deleteStoredFile, makeTemporaryPath } from './kept-files.ts'

type Parser = InstanceType<typeof Busboy>
type TakeBytes = (bytes: number) => void
export type ReceivedFile = { path: string; name: string; fields: Record<string, string> }

/** Bytes of a form beside the file. */
const formOverhead = 64 * 1024
/** Uploads get more time than other calls (rule SEC-1), in ms. */
const uploadTimeout = 120_000

const tooLarge = (maxBytes: number) =>
  new ApiError(413, 'document.too_large', {
    message: texts.documents.largerThan,
    values: { size: `${Math.floor(maxBytes / 1024 / 1024)} MB` },
  })
const badForm = () => badRequest('document.upload_failed', { file: texts.details.required })

const requestStream = (c: Context<AppEnvironment>): Readable => {
  const incoming: IncomingMessage | undefined = c.env?.incoming
  return incoming ?? (c.req.raw.body ? Readable.fromWeb(c.req.raw.body as ReadableStream) : Readable.from([]))
}

async function createParser(contentType: string, maxBytes: number): Promise<Parser> {
  const { Busboy } = await import('@fastify/busboy')
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fields: 5, parts: 6, fileSize: maxBytes, fieldSize: 1_000, headerPairs: 20 },
    })
  } catch {
    throw badForm()
  }
}

type Outcome = { done: Promise<void>; finish: () => void; fail: (error: unknown) => void }

function createOutcome(): Outcome {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { done: promise, finish: resolve, fail: reject }
}

/**
 * Feeds the parser. Destroying the source would close the socket under the response, so the rest of a refused upload is
 * discarded.
 */
async function feed(source: Readable, parser: Parser, outcome: Outcome): Promise<void> {
  const timer = setTimeout(() => outcome.fail(new ApiError(408, 'request.timeout')), uploadTimeout)
  parser.on('finish', outcome.finish)
  parser.on('error', outcome.fail)
  source.on('error', outcome.fail)
  source.on('close', () => source.readableEnded || outcome.fail(badForm()))
  source.pipe(parser)
  try {
    await outcome.done
  } finally {
    clearTimeout(timer)
    source.unpipe(parser)
    source.resume()
  }
}

const counted = (take: TakeBytes) =>
  async function* count(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      take(chunk.length)
      yield chunk
    }
  }

/**
 * Writes an arriving file. Returns only after it is closed: a file still being opened would otherwise appear after its removal.
 */
export async function writeArriving(source: Readable, path: string, take: TakeBytes): Promise<void> {
  const sink = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const closed = new Promise<void>((resolve) => sink.once('close', resolve))
  try {
    await pipeline(source, counted(take), sink)
  } finally {
    await closed
  }
}

type Form = { source: Readable; parser: Parser; maxBytes: number }

async function writeParts(
  { source, parser, maxBytes }: Form,
  path: string,
  take: TakeBytes,
): Promise<Omit<ReceivedFile, 'path'>> {
  const outcome = createOutcome()
  const fields: Record<string, string> = {}
  let name: string | undefined
  let file: BusboyFileStream | undefined
  let written = Promise.resolve()
  parser.on('field', (field: string, value: string) => {
    fields[field] = value
  })
  parser.on('file', (field: string, stream: BusboyFileStream, fileName: string) => {
    if (field !== 'file' || file) return stream.resume()
    file = stream
    name = fileName ?? ''
    stream.once('limit', () => outcome.fail(tooLarge(maxBytes)))
    written = writeArriving(stream, path, take)
    // A full disk or quota ends the upload at once.
    written.catch(outcome.fail)
  })
  try {
    await feed(source, parser, outcome)
    await written
  } catch (error) {
    file?.destroy()
    await written.catch(() => undefined)
    throw error instanceof ApiError || findDatabaseFault(error) !== undefined ? error : badForm()
  }
  if (name === undefined) throw badForm()
  return { name, fields }
}

/**
 * Streams the field `file` of a multipart form to a temporary file.
 * @param take receives the number of bytes before each write and may throw to refuse them
 * @throws ApiError 400 no such field, 408 too slow, 413 too large, 415 no multipart form, and the errors of `take`
 */
export async function receiveUpload(
  c: Context<AppEnvironment>,
  { uploadsDir, maxUploadBytes: maxBytes }: Pick<Config, 'uploadsDir' | 'maxUploadBytes'>,
  take: TakeBytes,
): Promise<ReceivedFile> {
  const contentType = c.req.header('Content-Type') ?? ''
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) throw new ApiError(415, 'request.wrong_media_type')
  if (Number(c.req.header('Content-Length') ?? 0) > maxBytes + formOverhead) throw tooLarge(maxBytes)
  const path = await makeTemporaryPath(uploadsDir)
  try {
    const form = { source: requestStream(c), parser: await createParser(contentType, maxBytes), maxBytes }
    return { path, ...(await writeParts(form, path, take)) }
  } catch (error) {
    await deleteStoredFile(path)
    throw error
  }
}
