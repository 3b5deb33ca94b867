import { ApiFailure } from '@thodu/api/contract/client/client'

/**
 * Whether the server itself refused a call: each of its refusals has a `code`. A hotel's login page, a proxy or a lost
 * connection has none, whatever the status.
 */
export const isAnswered = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code !== undefined

/** HTTP status of a failed call from either client; 0 means no response. */
export const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined

/** The server's message about a refusal, from either client. */
export function toldBy(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { told, body } = error as { told?: unknown; body?: { told?: unknown } }
  return told === true || body?.told === true ? error.message : undefined
}

/** No response came, so it is unknown whether the server applied the call. */
export const isLost = (error: unknown): boolean =>
  [0, 502, 504].includes(statusOf(error) ?? -1) || (error instanceof ApiFailure && !isAnswered(error))
export const isConflict = (error: unknown): boolean => statusOf(error) === 409
