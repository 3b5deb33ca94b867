import { HttpError } from 'react-admin'

/** The server's texts per field; a path like `patientDetails.city` belongs to the field `city`. */
export function readFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {}
  const body: unknown = error.body
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {}
  const entries = Object.entries(body.errors ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries.map(([path, text]) => [path.split('.').at(-1) ?? path, text]))
}
