import { createApiClient, type SendOptions } from '@thodu/api/contract/client/client'
import { reader } from '../../words/locale.ts'
import { readToken } from './session.ts'

/** The back office's one way to the API. Session end is handled by the auth provider's `checkError`. */
export const api = createApiClient({ readToken, readLanguage: () => reader })

/** Answers that are asked for again and again; the oldest go first. */
const maxRemembered = 30
const remembered = new Map<string, { tag: string; text: string }>()

/** Keeps an answer that carries a tag, and gives it on with a body that can still be read. */
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

/** Responses that were asked for while the code that reads them was still on its way; each is read once, and soon. */
const early = new Map<string, { response: Promise<Response>; at: number }>()
/** How long an early response may stand in for a new one, in ms. */
const freshFor = 30_000

/** Asks at once for what the first screen is going to read. Its own question gets this response, or is asked again after a failure. */
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
 * Sends one call. A read that was answered before names what it holds, and what has not changed is not sent again (rule
 * API-12). What is held lives in this tab's memory only: no cache of the browser may keep answers (rule SEC-8).
 */
export async function sendRemembered(path: string, options: SendOptions = {}): Promise<Response> {
  if ((options.method ?? 'GET') !== 'GET') return api.send(path, options)
  return (await takeEarly(path)) ?? readAgain(path, options)
}

async function readAgain(path: string, options: SendOptions): Promise<Response> {
  const held = remembered.get(path)
  const response = await api.send(path, {
    ...options,
    headers: { ...options.headers, ...(held ? { 'If-None-Match': held.tag } : {}) },
  })
  if (response.status !== 304) return remember(path, response)
  // Its place in the total, which is a header, may be another.
  return new Response(held?.text ?? null, { headers: response.headers })
}
