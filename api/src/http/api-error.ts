import { texts } from '../contract/texts.ts'

export type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 500 | 503

/** The one class of errors a person may read: a status, the exact text, and texts by field (contract, section 2). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: ErrorStatus
  readonly errors: Record<string, string> | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined
  constructor(
    status: ErrorStatus,
    message: string,
    more: { errors?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

export const badRequest = (message: string, errors?: Record<string, string>) =>
  new ApiError(400, message, errors ? { errors } : {})
export const notAuthenticated = () => new ApiError(401, texts.auth.notAuthenticated)
export const forbidden = (message: string = texts.server.forbidden) => new ApiError(403, message)
/** Not there or not yours: the answer never tells which. */
export const notFound = () => new ApiError(404, texts.server.notFound)
export const conflict = (message: string) => new ApiError(409, message)
export const tooMany = (retryAfter: number) => new ApiError(429, texts.server.tooMany, { retryAfter })
export const unavailable = (message: string = texts.server.busy) => new ApiError(503, message, { retryAfter: 5 })
