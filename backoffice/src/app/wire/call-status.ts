import { ApiFailure } from '@thodu/api/contract/client/client'

/**
 * Whether the server itself refused a call: each of its refusals has a `code`. The login page of a hotel's network, a proxy or
 * a lost line has none, whatever the status says.
 */
export const isAnswered = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code !== undefined

/** The HTTP status of a failed call, whichever client made it; 0 means that no answer came. */
export const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined

/** The server's own words about a refusal, whichever client heard them. */
export function toldBy(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { told, body } = error as { told?: unknown; body?: { told?: unknown } }
  return told === true || body?.told === true ? error.message : undefined
}

/** No answer came: whether the server took the call is not known. */
export const isLost = (error: unknown): boolean =>
  [0, 502, 504].includes(statusOf(error) ?? -1) || (error instanceof ApiFailure && !isAnswered(error))
export const isConflict = (error: unknown): boolean => statusOf(error) === 409
