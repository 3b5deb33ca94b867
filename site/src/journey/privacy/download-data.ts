import { ApiFailure } from '@thodu/api/contract/client/client'
import { api } from '../session/api.ts'
import { proveAnew, type Unproven } from './prove-anew.ts'

export type Refused = Unproven | 'too-often' | 'failed'

/** An export with all documents may take long on a slow connection. */
const patience = 10 * 60_000

/** Receives the zip in pieces; a broken download is discarded. */
async function receive(onBytes: (bytes: number) => void): Promise<Blob> {
  const response = await api.send('/user/data', { timeout: patience })
  const reader = response.body?.getReader()
  const pieces: BlobPart[] = []
  let bytes = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    pieces.push(next.value)
    bytes += next.value.length
    onBytes(bytes)
  }
  return new Blob(pieces, { type: 'application/zip' })
}

/** Downloads the customer's data. @returns the zip, or why there is none */
export async function downloadData(password: string, onBytes: (bytes: number) => void): Promise<Blob | Refused> {
  try {
    return await proveAnew(password, () => receive(onBytes))
  } catch (error) {
    return error instanceof ApiFailure && error.status === 429 ? 'too-often' : 'failed'
  }
}
