import type { FailureCode } from './failures.ts'
import { texts } from './texts.ts'
import type { ApiError } from './wire-types.ts'

/** A refused or failed call. `status` 0 means no answer came (offline, server down, timed out). */
export class ApiFailure extends Error {
  readonly status: number
  /** The stable code to branch on; undefined where no answer of ours came (offline, a proxy's error page). */
  readonly code: FailureCode | undefined
  readonly errors: Record<string, string>
  readonly retryAfter: number | undefined
  constructor(
    status: number,
    message: string,
    more: {
      code?: FailureCode | undefined
      errors?: Record<string, string> | undefined
      retryAfter?: number | undefined
    } = {},
  ) {
    super(message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = more.code
    this.errors = more.errors ?? {}
    this.retryAfter = more.retryAfter
  }
}

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Milliseconds until the call is given up; 20,000 unless told. */
  timeout?: number
}
export type ApiClientOptions = {
  baseUrl?: string
  readToken: () => string | null
  /** Called when the server no longer knows the session. */
  onSessionEnd?: () => void
}

async function readFailure(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => ({}))) as Partial<ApiError>
  const seconds = Number(response.headers.get('Retry-After'))
  return new ApiFailure(response.status, body.message ?? texts.server.failed, {
    code: body.code,
    errors: body.errors,
    retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : undefined,
  })
}

/**
 * The one way both front ends call the API: bearer header, JSON both ways, failures as `ApiFailure`.
 * `call` answers the parsed body; `send` the raw response for headers and streams.
 */
export function createApiClient({ baseUrl = '/api', readToken, onSessionEnd }: ApiClientOptions) {
  async function send(path: string, options: CallOptions = {}): Promise<Response> {
    const token = readToken()
    const isForm = options.body instanceof FormData
    const headers = new Headers(options.headers)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (options.body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
    const timeout = AbortSignal.timeout(options.timeout ?? 20_000)
    const response = await fetch(baseUrl + path, {
      method: options.method ?? 'GET',
      headers,
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(options.body === undefined
        ? {}
        : { body: isForm ? (options.body as FormData) : JSON.stringify(options.body) }),
    }).catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause
      throw new ApiFailure(0, texts.server.failed)
    })
    if (response.ok) return response
    const failure = await readFailure(response)
    if (failure.status === 401 && token && failure.code === 'auth.not_authenticated') onSessionEnd?.()
    throw failure
  }

  async function call<Answer>(path: string, options?: CallOptions): Promise<Answer> {
    const response = await send(path, options)
    return (response.status === 204 ? undefined : await response.json()) as Answer
  }
  return { send, call }
}
export type ApiClient = ReturnType<typeof createApiClient>
