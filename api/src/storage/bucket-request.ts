import { AwsClient } from 'aws4fetch'
import { StoreError } from './object-store.ts'
import type { Bucket } from './place.ts'

/** A request ends after this time without transfer, in ms (rule OPS-16). */
export const shippedStallLimit = 60_000

/** Aborts a request that stalls; the caller calls `touch` for each piece of data. */
export function guardStall(limit: number) {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  /** @param more extra time for this step, in ms */
  const touch = (more = 0): void => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(), limit + more)
  }
  touch()
  return { signal: controller.signal, touch, done: () => clearTimeout(timer) }
}
export type StallGuard = ReturnType<typeof guardStall>

/** The error's message may contain secrets. */
function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && /^[A-Z_\d]{2,60}$/.test(at.code)) return ` (${at.code})`
  return ''
}

export const unreachable = (error: unknown, guard: StallGuard): StoreError =>
  error instanceof StoreError
    ? error
    : guard.signal.aborted
      ? new StoreError('the bucket did not respond for too long')
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

/** Sends signed requests and never retries: only the caller knows whether that is safe. */
export function createBucketRequests({ url, prefix, region, accessKeyId, secretAccessKey }: Bucket): SendRequest {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  return async ({ method, name, query, headers, body }, guard) => {
    const target = new URL(name === undefined ? url : `${url}/${prefix}${name}`)
    for (const [key, value] of Object.entries(query ?? {})) target.searchParams.set(key, value)
    // A redirect leads to another region, and a sent body cannot be sent again.
    const init = { method, redirect: 'manual', ...(headers && { headers }) } as const
    try {
      // fetch requires `duplex` for a streamed body; its types lack it.
      const signed = await client.sign(target, body ? { ...init, body, ...{ duplex: 'half' } } : init)
      // The signal goes to fetch itself: with a Request in between, garbage collection can drop it and nothing ends the wait.
      return await fetch(signed, { signal: guard.signal })
    } catch (error) {
      guard.done()
      throw unreachable(error, guard)
    }
  }
}

/** The rest of a refusal may contain keys. */
export const readCode = (text: string): string => /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1] ?? ''

/** Returns undefined when the response broke off. */
export const readRefusal = (response: Response): Promise<string | undefined> =>
  response.text().then(readCode, () => undefined)

export const refused = (status: number, code = ''): StoreError =>
  new StoreError(`the bucket answered ${`${status} ${code}`.trim()}`)
