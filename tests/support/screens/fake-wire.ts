import { type AnswerOf, calls, type KnownCall } from '@thodu/api/contract/client/calls'
import type { Call, Sent } from '@thodu/api/contract/wire/call'
import { type FailureCode, failures } from '@thodu/api/contract/wire/failures'
import type { z } from 'zod'

type Known = typeof calls
/** A request of a screen: path parameters, the query as text, and the body as typed by the contract. */
export type Asked<Name extends KnownCall> = {
  params: Record<string, string>
  query: Record<string, string>
  body: Sent<Known[Name], 'body'>
}
type Input<Name extends KnownCall> = AnswerOf<Name> | Refused | Withheld
/** An answer, or a function that creates one from the request, possibly later. */
type Answer<Name extends KnownCall> = Input<Name> | ((asked: Asked<Name>) => Input<Name> | Promise<Input<Name>>)

class Refused {
  readonly status: number
  readonly body: object
  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}
class Withheld {
  /** Distinguishes it from an answer: without its own field any object would match its type. */
  readonly isWithheld = true
}

/** A refusal with the exact message of the contract; `errors` by field. */
export const refuse = (code: FailureCode, status: number, more: { errors?: Record<string, string> } = {}): Refused =>
  new Refused(status, { code, message: failures[code], ...more })
/** An answer without a `code`, as the login page of a network sends it. */
export const foreignAnswer = (status: number): Refused => new Refused(status, {})
/** No answer: the network is down. */
export const noConnection = new Withheld()

type Handler = (asked: Asked<KnownCall>) => unknown
type Faked = {
  name: KnownCall
  method: string
  path: RegExp
  names: string[]
  handler: Handler
  total: number | undefined
}
type Note = { name: KnownCall; asked: Asked<KnownCall> }

function readPath(template: string): { path: RegExp; names: string[] } {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return { path: new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`), names }
}

function check(schema: z.ZodType | undefined, value: unknown, what: string): void {
  const { success, error } = schema?.safeParse(value) ?? { success: true, error: undefined }
  if (!success) throw new Error(`${what} is not what the contract says: ${error?.message}`)
}

function toResponse(name: KnownCall, given: unknown, total: number | undefined): Response {
  const call: Call = calls[name]
  if (!call.answer) return new Response(null, { status: 204 })
  check(call.answer, given, `the fake answer to ${name}`)
  const count = Array.isArray(given) ? given.length : 0
  const headers = Array.isArray(given) ? { 'Content-Range': `items 0-${Math.max(count - 1, 0)}/${total ?? count}` } : {}
  return Response.json(given, { headers })
}

/**
 * Replaces the server (contract/client/client.ts): answers calls by name. The test fails for an answer or a body that does
 * not match the contract, and for a call without an answer.
 */
export function createFakeWire() {
  const faked: Faked[] = []
  const notes: Note[] = []
  const faults: string[] = []
  const files = new Map<string, () => Response>()

  async function serve(url: URL, method: string, given: string | undefined): Promise<Response> {
    const below = url.pathname.replace(/^\/api/, '')
    const file = files.get(below)
    if (file && method === 'GET') return file()
    const found = faked.filter((one) => one.method === method && one.path.test(below)).at(-1)
    if (!found) throw new Error(`nobody answers ${method} ${below}`)
    const values = found.path.exec(below)?.slice(1) ?? []
    const asked = {
      params: Object.fromEntries(found.names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')])),
      query: Object.fromEntries(url.searchParams),
      body: (given === undefined ? undefined : JSON.parse(given)) as Asked<KnownCall>['body'],
    }
    notes.push({ name: found.name, asked })
    const answer = await found.handler(asked)
    if (answer instanceof Withheld) throw new TypeError('Failed to fetch')
    if (answer instanceof Refused) return Response.json(answer.body, { status: answer.status })
    const call: Call = calls[found.name]
    if (asked.body !== undefined) check(call.body, asked.body, `the body of ${found.name}`)
    return toResponse(found.name, answer, found.total)
  }

  /** Replaces `fetch` of the browser and passes on requests that are no API calls. */
  const fakeFetch =
    (real: typeof fetch): typeof fetch =>
    async (input, init) => {
      const url = new URL(String(input), location.href)
      if (!url.pathname.startsWith('/api/')) return real(input, init)
      const body = typeof init?.body === 'string' ? init.body : undefined
      try {
        return await serve(url, init?.method ?? 'GET', body)
      } catch (cause) {
        if (cause instanceof Error && cause.message !== 'Failed to fetch') faults.push(cause.message)
        throw cause
      }
    }

  return {
    fakeFetch,
    /** Reasons to fail the test; empty when all calls matched the contract. */
    faults,
    /** Sets the answer of a call, replacing an earlier one. `total` is for a list with more pages. */
    answer<Name extends KnownCall>(name: Name, answer: Answer<Name>, { total }: { total?: number } = {}): void {
      const [method = '', template = ''] = name.split(' ')
      const handler: Handler = (asked) =>
        typeof answer === 'function' ? (answer as (asked: Asked<KnownCall>) => unknown)(asked) : answer
      faked.push({ name, method, ...readPath(template), handler, total })
    },
    /** Sets a file, such as a picture, as the answer. `path` is below /api. */
    answerFile(path: string, make: () => Response): void {
      files.set(path, make)
    },
    asked: <Name extends KnownCall>(name: Name): Asked<Name>[] =>
      notes.filter((note) => note.name === name).map(({ asked }) => asked as Asked<Name>),
  }
}
export type FakeWire = ReturnType<typeof createFakeWire>

export function later<Value>(): { promise: Promise<Value>; give: (value: Value) => void } {
  let give: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    give = resolve
  })
  return { promise, give }
}
