import { type FailureCode, failures } from '../../contract/wire/failures.ts'

export type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 502 | 503

type More = {
  errors?: Record<string, string>
  retryAfter?: number
  /** Message to show instead of the standard text of `code`. */
  message?: string
  /** Values that replace `{name}` in the message after its translation. */
  values?: Record<string, string | number>
  /** Lists alternatives or obstacles, as declared in the contract. */
  details?: Record<string, unknown>
}

export const fillIn = (sentence: string, values: More['values'] = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Only the messages of this class are shown to users (rules API-3, API-10). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: ErrorStatus
  readonly code: FailureCode
  readonly errors: Record<string, string> | undefined
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined
  readonly details: Record<string, unknown> | undefined
  /** Message before `{name}` is replaced; the key for its translations. */
  readonly sentence: string
  readonly values: More['values']
  constructor(status: ErrorStatus, code: FailureCode, more: More = {}) {
    const sentence = more.message ?? failures[code]
    super(fillIn(sentence, more.values))
    this.sentence = sentence
    this.values = more.values
    this.status = status
    this.code = code
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.details = more.details
  }
}

export const badRequest = (code: FailureCode, errors?: Record<string, string>) =>
  new ApiError(400, code, errors ? { errors } : {})
export const notAuthenticated = () => new ApiError(401, 'auth.not_authenticated')
export const forbidden = (code: FailureCode = 'request.forbidden') => new ApiError(403, code)
/** The text of the first field is also the message. */
export const wrongFields = (errors: Record<string, string>) => {
  const [message] = Object.values(errors)
  return new ApiError(400, 'request.invalid', { errors, ...(message === undefined ? {} : { message }) })
}
export const wrongField = (field: string, text: string) => wrongFields({ [field]: text })
/** The answer does not reveal whether the record exists. */
export const notFound = () => new ApiError(404, 'request.not_found')
export const conflict = (code: FailureCode, details?: Record<string, unknown>) =>
  new ApiError(409, code, details ? { details } : {})
export const tooMany = (retryAfter: number) => new ApiError(429, 'request.too_many', { retryAfter })
export const unavailable = (code: FailureCode = 'server.busy') => new ApiError(503, code, { retryAfter: 5 })
