import { findDatabaseFault } from '@thodu/db'
import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { translateText } from '../../contract/every-language.ts'
import type { Language } from '../../contract/people/languages.ts'
import { StoreError } from '../../storage/object-store.ts'
import type { AppEnvironment } from '../environment.ts'
import { requestLanguageOf } from '../language.ts'
import { ApiError, conflict, fillIn, unavailable } from './api-error.ts'

const protocolErrors: Record<number, ApiError> = {
  400: new ApiError(400, 'request.bad_json'),
  408: new ApiError(408, 'request.timeout'),
  413: new ApiError(413, 'request.too_large'),
  415: new ApiError(415, 'request.wrong_media_type'),
}

/** Turns anything thrown into an ApiError: database faults, Hono's errors, and unknown ones. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const fault = findDatabaseFault(error)
  if (fault === 'capacity') return conflict('booking.caretaker_busy')
  if (fault === 'day links') return conflict('day_link.full')
  if (fault === 'overlap') return conflict('visit.caretaker_busy')
  if (fault === 'unique' || fault === 'guard' || fault === 'check') return conflict('request.conflict')
  if (fault !== undefined || error instanceof StoreError) return unavailable()
  if (error instanceof HTTPException) return protocolErrors[error.status] ?? new ApiError(500, 'server.failed')
  return new ApiError(500, 'server.failed')
}

/** The client cut the connection before the body arrived, and no client reads the answer. */
const isCutOff = ({ env }: Context<AppEnvironment>): boolean =>
  env?.incoming !== undefined && env.incoming.destroyed && !env.incoming.complete

/** Uses the caller's language, if known; the code is the same in all languages (rule WORD-1). */
export function describeError({ message, sentence, values, errors }: ApiError, language: Language | undefined) {
  const said = (text: string) => fillIn(language === undefined ? text : translateText(text, language), values)
  return {
    message: language === undefined ? message : said(sentence),
    errors: errors && Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, said(text)])),
  }
}

/** A 500 does not reveal its cause; the log contains it. */
export const createErrorHandler =
  (logger: Logger): ErrorHandler<AppEnvironment> =>
  (error, c) => {
    const answer = isCutOff(c) ? new ApiError(408, 'request.timeout') : toApiError(error)
    const { code, status, details } = answer
    const told = { requestId: c.get('requestId'), status }
    // Deliberate refusals, such as "busy", are logged without a stack, which would hide real failures.
    if (answer === error && (status === 502 || status === 503))
      logger.warn({ ...told, code }, 'request refused for the moment')
    else if (status >= 500)
      logger.error({ ...told, err: error }, findDatabaseFault(error) === 'full' ? 'the disk is full' : 'request failed')
    if (answer.retryAfter !== undefined) c.header('Retry-After', String(answer.retryAfter))
    const { message, errors } = describeError(answer, requestLanguageOf(c))
    return c.json({ code, message, ...(errors ? { errors } : {}), ...(details ? { details } : {}) }, status)
  }
