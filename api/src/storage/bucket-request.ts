import { AwsClient } from 'aws4fetch'
import { StoreError } from './object-store.ts'
import type { Bucket } from './place.ts'

/** A bucket that neither takes nor sends a byte for this long is given up, in ms (rule OPS-16). */
export const shippedStallLimit = 60_000

/** Ends a request on which nothing moves; whoever passes bytes on calls `touch`. */
export function guardStall(limit: number) {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  /** `more` is what this step may take beside, in ms. */
  const touch = (more = 0): void => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(), limit + more)
  }
  touch()
  return { signal: controller.signal, touch, done: () => clearTimeout(timer) }
}
export type StallGuard = ReturnType<typeof guardStall>

/** What a network error is called, wherever it is wrapped; its words may repeat addresses. */
function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && /^[A-Z_\d]{2,60}$/.test(at.code)) return ` (${at.code})`
  return ''
}

export const unreachable = (error: unknown, guard: StallGuard): StoreError =>
  error instanceof StoreError
    ? error
    : guard.signal.aborted
      ? new StoreError('the bucket took or sent nothing for too long')
      : new StoreError(`the bucket could not be reached${codeOf(error)}`)

export type Ask = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Below the prefix; empty for the bucket itself. */
  name?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: ReadableStream<Uint8Array> | string
}

export type SendRequest = (ask: Ask, guard: StallGuard) => Promise<Response>

/** Signed requests to one bucket. Nothing is tried again here: whoever asks knows whether that is safe. */
export function createRequests({ url, prefix, region, accessKeyId, secretAccessKey }: Bucket): SendRequest {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  return async ({ method, name, query, headers, body }, guard) => {
    const target = new URL(name === undefined ? url : `${url}/${prefix}${name}`)
    for (const [key, value] of Object.entries(query ?? {})) target.searchParams.set(key, value)
    // A redirect leads to another region, and a body that was sent cannot be sent again.
    const init = { method, redirect: 'manual', ...(headers && { headers }) } as const
    try {
      // `duplex` is what fetch asks for when a body is streamed; its types do not know it.
      const signed = await client.sign(target, body ? { ...init, body, ...{ duplex: 'half' } } : init)
      // The guard goes to fetch itself: a Request in between is held by nobody, and once it is collected nothing ends the wait.
      return await fetch(signed, { signal: guard.signal })
    } catch (error) {
      guard.done()
      throw unreachable(error, guard)
    }
  }
}

/** The code of a refusal, such as NoSuchKey; nothing else of it, for it may repeat keys. Empty when there is none. */
export const readCode = (text: string): string => /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1] ?? ''

/** @returns the code of a refusal; undefined when it broke off */
export const readRefusal = (response: Response): Promise<string | undefined> =>
  response.text().then(readCode, () => undefined)

export const refused = (status: number, code = ''): StoreError =>
  new StoreError(`the bucket answered ${`${status} ${code}`.trim()}`)
