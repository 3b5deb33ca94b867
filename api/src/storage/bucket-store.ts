import { Readable } from 'node:stream'
import { field, requestBucket } from './bucket-answer.ts'
import {
  createBucketRequests,
  guardStall,
  readRefusal,
  refused,
  type StallGuard,
  shippedStallLimit,
  unreachable,
} from './bucket-request.ts'
import { isName, type KeptObject, type ObjectStore, requireObjectName } from './object-store.ts'
import type { Bucket } from './place.ts'
import { type SendFileOptions, sendFile } from './send-file.ts'

/** Bytes per part: far below the limit of S3, and 10,000 parts are 5 TB. */
const shippedPartBytes = 512 * 1024 ** 2

/** The stall guard pauses while the reader is busy. */
async function* receive(source: AsyncIterable<Uint8Array>, guard: StallGuard): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of source) {
      guard.done()
      yield chunk
      guard.touch()
    }
  } catch (error) {
    throw unreachable(error, guard)
  } finally {
    guard.done()
  }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' }
const decode = (text: string): string => text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (_, name) => entities[name] ?? '')

/** Reads a page of the listing, including foreign keys. */
const readPage = (xml: string): { key: string; bytes: number; changedAt: Date }[] =>
  [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry = '']) => ({
    key: decode(field(entry, 'Key')),
    bytes: Number(field(entry, 'Size')),
    changedAt: new Date(field(entry, 'LastModified')),
  }))

type BucketOptions = SendFileOptions & {
  pageSize: number
}

/** A store in an S3 bucket. `If-None-Match` refuses an existing name. */
export function createBucketStore(
  bucket: Bucket,
  { stallLimit = shippedStallLimit, partBytes = shippedPartBytes, pageSize = 1_000 }: Partial<BucketOptions> = {},
): ObjectStore {
  const send = createBucketRequests(bucket)

  async function open(name: string): ReturnType<ObjectStore['open']> {
    const guard = guardStall(stallLimit)
    const response = await send({ method: 'GET', name: requireObjectName(name) }, guard)
    if (response.ok && response.body) {
      const stream = Readable.from(receive(response.body, guard))
      return { bytes: Number(response.headers.get('Content-Length')), stream }
    }
    const code = await readRefusal(response)
    guard.done()
    // Only a complete response proves that the object is missing.
    if (response.status === 404 && code !== undefined && code !== 'NoSuchBucket') return undefined
    throw refused(response.status, code)
  }

  /** Version 1 of the list call: every server supports it, and its marker is the last key. */
  async function list(): Promise<KeptObject[]> {
    const { prefix } = bucket
    const found: KeptObject[] = []
    for (let marker: string | undefined = ''; marker !== undefined; ) {
      const query = { prefix, 'max-keys': String(pageSize), ...(marker !== '' && { marker }) }
      const xml = await requestBucket(send, { method: 'GET', query }, stallLimit)
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
    keep: async (name, file) => sendFile(send, requireObjectName(name), file, { stallLimit, partBytes }),
    open,
    remove: async (name) => {
      await requestBucket(send, { method: 'DELETE', name: requireObjectName(name) }, stallLimit, [200, 204, 404])
    },
    list,
  }
}
