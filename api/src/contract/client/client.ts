import { type Language, languageHeader } from '../people/languages.ts'
import { texts } from '../texts.ts'
import type { NamesIn, Sent } from '../wire/call.ts'
import type { ApiError, FailureCode } from '../wire/failures.ts'
import type { AnswerOf, calls, KnownCall } from './calls.ts'
import { limitTime } from './time-limit.ts'

/**
 * `status` 0 means that no answer arrived (offline, server down, timeout). The fields are only declared: for Safari 15, a
 * build would define other fields with a helper that costs each page 400 bytes.
 */
export class ApiFailure extends Error {
  declare readonly status: number
  /** Undefined without an answer of this API (offline, a proxy's error page). */
  declare readonly code: FailureCode | undefined
  declare readonly errors: Record<string, string>
  declare readonly retryAfter: number | undefined
  /** Alternatives or conflicts, for calls that return them. */
  declare readonly details: unknown
  /** False without a message from the server (no answer, a proxy's error page). */
  declare readonly told: boolean
  constructor(
    status: number,
    message: string,
    more: {
      code?: FailureCode | undefined
      errors?: Record<string, string> | undefined
      retryAfter?: number | undefined
      details?: unknown
      told?: boolean
    } = {},
  ) {
    super(message)
    this.status = status
    this.code = more.code
    this.errors = more.errors ?? {}
    this.retryAfter = more.retryAfter
    this.details = more.details
    this.told = more.told ?? false
  }
}

export type SendOptions = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** In ms; 20,000 by default. */
  timeout?: number
}
type PathParams<Call extends string> = [NamesIn<Call>] extends [never]
  ? { params?: never }
  : { params: Record<NamesIn<Call>, string> }
type Known = typeof calls
/** A part that the call does not have cannot be sent; an optional part may be omitted. */
type Part<Name extends 'body' | 'query', Value> = [Value] extends [undefined]
  ? { [_ in Name]?: never }
  : Record<never, never> extends Value
    ? { [_ in Name]?: Value }
    : { [_ in Name]: Value }
type MayBeUndefined<Query> = { [Name in keyof Query]: Query[Name] | undefined }
type Parts<Call extends string> = Call extends keyof Known
  ? Part<'body', Sent<Known[Call], 'body'>> & Part<'query', MayBeUndefined<Sent<Known[Call], 'query'>>>
  : { body?: unknown; query?: URLSearchParams }
export type CallOptions<Call extends string> = Omit<SendOptions, 'method' | 'body'> & PathParams<Call> & Parts<Call>
export type CallArguments<Call extends string> =
  Record<never, never> extends CallOptions<Call> ? [options?: CallOptions<Call>] : [options: CallOptions<Call>]

type GivenOptions = Omit<SendOptions, 'method'> & {
  query?: object
  params?: Partial<Record<string, string>>
}

function toQuery(query: object): string {
  if (query instanceof URLSearchParams) return query.toString()
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

/** Builds the request of a call, with encoded path parameters. */
export function toRequest<Call extends KnownCall>(call: Call, ...[options]: CallArguments<Call>) {
  const { params = {}, query, ...rest }: GivenOptions = options ?? {}
  const [method = 'GET', template = ''] = call.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = query === undefined ? '' : toQuery(query)
  return { path: asked === '' ? path : `${path}?${asked}`, options: { ...rest, method } satisfies SendOptions }
}

export const readAnswer = async <Call extends KnownCall>(_call: Call, response: Response): Promise<AnswerOf<Call>> =>
  (response.status === 204 ? undefined : await response.json()) as AnswerOf<Call>

export type ApiClientOptions = {
  baseUrl?: string
  readToken: () => string | null
  /** The server answers in this language and stores it for new accounts. */
  readLanguage?: () => Language
  /** Called when the server rejects the session. */
  onSessionEnd?: () => void
  /** Returns the answer to a GET that the page sent while it loaded, if there is one. */
  takeEarlyAnswer?: (path: string) => Promise<Response> | undefined
}

/** @throws the abort reason when the signal aborts first */
const orAbort = (early: Promise<Response>, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    early.then(resolve, reject)
  })

async function readFailure(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => ({}))) as Partial<ApiError>
  const seconds = Number(response.headers.get('Retry-After'))
  return new ApiFailure(response.status, body.message ?? texts.server.failed, {
    code: body.code,
    errors: body.errors,
    details: body.details,
    retryAfter: seconds > 0 ? seconds : undefined,
    told: typeof body.message === 'string' && body.message !== '',
  })
}

/**
 * API client of both front ends. `call` returns the parsed body; `send` returns the raw response of a path, for headers and
 * streams.
 * @throws ApiFailure from both
 */
export function createApiClient({
  baseUrl = '/api',
  readToken,
  readLanguage,
  onSessionEnd,
  takeEarlyAnswer,
}: ApiClientOptions) {
  async function send(path: string, options: SendOptions = {}): Promise<Response> {
    const token = readToken()
    const isForm = options.body instanceof FormData
    const headers = new Headers(options.headers)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (readLanguage) headers.set(languageHeader, readLanguage())
    if (options.body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
    const method = options.method ?? 'GET'
    const signal = limitTime(options.timeout ?? 20_000, options.signal)
    const early = method === 'GET' ? takeEarlyAnswer?.(path) : undefined
    const ask = () =>
      fetch(baseUrl + path, {
        method,
        headers,
        signal,
        ...(options.body === undefined
          ? {}
          : { body: isForm ? (options.body as FormData) : JSON.stringify(options.body) }),
      })
    const response = await (early === undefined ? ask() : orAbort(early, signal)).catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause
      throw new ApiFailure(0, texts.server.failed)
    })
    // 304 occurs only when the caller sends the version it has.
    if (response.ok || response.status === 304) return response
    const failure = await readFailure(response)
    if (failure.status === 401 && token && failure.code === 'auth.not_authenticated') onSessionEnd?.()
    throw failure
  }

  async function call<Call extends KnownCall>(name: Call, ...given: CallArguments<Call>): Promise<AnswerOf<Call>> {
    const { path, options } = toRequest(name, ...given)
    return readAnswer(name, await send(path, options))
  }
  return { send, call }
}
