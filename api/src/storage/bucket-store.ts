import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  createRequests,
  guardStall,
  readRefusal,
  refused,
  type StallGuard,
  shippedStallLimit,
  unreachable,
} from './bucket-request.ts'
import { checkName, isName, type KeptObject, type LocalFile, type ObjectStore, StoreError } from './object-store.ts'
import type { Bucket } from './place.ts'

/** What S3 takes in one request. */
const mostBytes = 5 * 1024 ** 3

/** Passes bytes on; every piece shows that the bucket still moves. */
async function* watch(source: AsyncIterable<Uint8Array>, guard: StallGuard): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    guard.touch()
    yield chunk
  }
}

/** Bytes that come from the bucket; what breaks on the way is said in our words. */
async function* receive(source: AsyncIterable<Uint8Array>, guard: StallGuard): AsyncGenerator<Uint8Array> {
  try {
    yield* watch(source, guard)
  } catch (error) {
    throw unreachable(error, guard)
  } finally {
    guard.done()
  }
}

const field = (entry: string, name: string): string => new RegExp(`<${name}>([^<]*)</${name}>`).exec(entry)?.[1] ?? ''
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' }
const decode = (text: string): string => text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (_, name) => entities[name] ?? '')

/** A page of the list: keys as they are, whoever put them there. */
const readPage = (xml: string): { key: string; bytes: number; changedAt: Date }[] =>
  [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    key: decode(field(entry, 'Key')),
    bytes: Number(field(entry, 'Size')),
    changedAt: new Date(field(entry, 'LastModified')),
  }))

type BucketOptions = {
  /** How long nothing may move, in ms. */
  stallLimit: number
  /** How many names are asked for at once. */
  pageSize: number
}

/**
 * A bucket of any server that speaks S3 as a home for objects. The digest of what is sent is signed, so a server that checks
 * refuses what broke on the way; a name that is taken is refused by `If-None-Match`.
 */
export function createBucketStore(
  bucket: Bucket,
  { stallLimit = shippedStallLimit, pageSize = 1_000 }: Partial<BucketOptions> = {},
): ObjectStore {
  const send = createRequests(bucket)

  async function keep(name: string, { path, bytes, sha256 }: LocalFile): Promise<void> {
    if (bytes > mostBytes) throw new StoreError('the file is larger than the 5 GiB that a bucket takes at once')
    const guard = guardStall(stallLimit)
    const file = createReadStream(path)
    try {
      const headers = { 'Content-Length': String(bytes), 'If-None-Match': '*', 'X-Amz-Content-Sha256': sha256 }
      const body = Readable.toWeb(Readable.from(watch(file, guard))) as ReadableStream<Uint8Array>
      const response = await send({ method: 'PUT', name: checkName(name), headers, body }, guard)
      if (response.ok) return void (await response.body?.cancel())
      const code = await readRefusal(response)
      throw response.status === 412 ? new StoreError('the name is taken', 'taken') : refused(response.status, code)
    } finally {
      guard.done()
      file.destroy()
    }
  }

  async function open(name: string): ReturnType<ObjectStore['open']> {
    const guard = guardStall(stallLimit)
    const response = await send({ method: 'GET', name: checkName(name) }, guard)
    if (response.ok && response.body) {
      const stream = Readable.from(receive(response.body, guard))
      return { bytes: Number(response.headers.get('Content-Length')), stream }
    }
    guard.done()
    const code = await readRefusal(response)
    if (response.status === 404 && code !== 'NoSuchBucket') return undefined
    throw refused(response.status, code)
  }

  /** Sends a small request and takes its whole answer. */
  async function ask(request: Parameters<typeof send>[0], isFine: (status: number) => boolean): Promise<string> {
    const guard = guardStall(stallLimit)
    try {
      const response = await send(request, guard)
      if (!isFine(response.status)) throw refused(response.status, await readRefusal(response))
      return await response.text()
    } catch (error) {
      throw unreachable(error, guard)
    } finally {
      guard.done()
    }
  }

  /** The first form of the call: every server knows it, and its marker is simply the last key. */
  async function list(): Promise<KeptObject[]> {
    const { prefix } = bucket
    const found: KeptObject[] = []
    for (let marker: string | undefined = ''; marker !== undefined; ) {
      const query = { prefix, 'max-keys': String(pageSize), ...(marker !== '' && { marker }) }
      const xml = await ask({ method: 'GET', query }, (status) => status === 200)
      const page = readPage(xml)
      for (const { key, ...object } of page) {
        const name = key.slice(prefix.length)
        if (key.startsWith(prefix) && isName(name)) found.push({ name, ...object })
      }
      marker = field(xml, 'IsTruncated') === 'true' ? page.at(-1)?.key : undefined
    }
    return found
  }

  return {
    keep,
    open,
    remove: async (name) => {
      await ask(
        { method: 'DELETE', name: checkName(name) },
        (status) => status === 204 || status === 200 || status === 404,
      )
    },
    list,
  }
}
