import { createApiClient, type SendOptions } from '@thodu/api/contract/client/client'
import { reader } from '../../words/locale.ts'
import { readToken } from './session.ts'

/** The back office's API client. The auth provider's `checkError` handles an ended session. */
export const api = createApiClient({ readToken, readLanguage: () => reader })

/** Number of remembered responses; the oldest are dropped first. */
const maxRemembered = 30
const remembered = new Map<string, { tag: string; text: string }>()

/** Stores a response with an ETag and returns it with a readable body. */
async function remember(path: string, response: Response): Promise<Response> {
  const tag = response.headers.get('ETag')
  if (tag === null) return response
  const text = await response.text()
  remembered.delete(path)
  remembered.set(path, { tag, text })
  const [oldest] = remembered.keys()
  if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest)
  return new Response(text, response)
}

/** Responses requested before the code that reads them was loaded; each is used once. */
const early = new Map<string, { response: Promise<Response>; at: number }>()
/** How long an early response may replace a new request, in ms. */
const freshFor = 30_000

/** Starts a request of the first screen early. The screen's own request uses this response, or is sent again after a failure. */
export function startRead(path: string): Promise<Response> {
  const response = readAgain(path, {})
  response.catch(() => undefined)
  early.set(path, { response, at: Date.now() })
  return response
}

async function takeEarly(path: string): Promise<Response | undefined> {
  const asked = early.get(path)
  early.delete(path)
  return asked && Date.now() - asked.at < freshFor ? asked.response.catch(() => undefined) : undefined
}

/**
 * Sends one read. A repeated read carries the stored response's ETag, so that unchanged data is not sent again (rule API-12).
 * Responses are stored in this tab's memory only, in no browser cache (rule SEC-8).
 */
export async function sendRemembered(path: string, options: SendOptions = {}): Promise<Response> {
  return (await takeEarly(path)) ?? readAgain(path, options)
}

async function readAgain(path: string, options: SendOptions): Promise<Response> {
  const held = remembered.get(path)
  const response = await api.send(path, {
    ...options,
    headers: { ...options.headers, ...(held ? { 'If-None-Match': held.tag } : {}) },
  })
  if (response.status !== 304) return remember(path, response)
  // The total is in a header and may have changed.
  return new Response(held?.text ?? null, { headers: response.headers })
}
