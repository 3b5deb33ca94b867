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
export const isLost = (error: unknown): boolean => [0, 502, 504].includes(statusOf(error) ?? -1)
export const isConflict = (error: unknown): boolean => statusOf(error) === 409
