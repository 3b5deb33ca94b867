import { ApiFailure } from '@thodu/api/contract/client/client'
import { api } from '../session/api.ts'
import { proveAnew, type Unproven } from './prove-anew.ts'

export type DownloadFailure = Unproven | 'too-often' | 'failed'

const patience = 10 * 60_000

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

/** @returns the zip, or why there is none */
export async function downloadData(
  password: string,
  onBytes: (bytes: number) => void,
): Promise<Blob | DownloadFailure> {
  try {
    return await proveAnew(password, () => receive(onBytes))
  } catch (error) {
    return error instanceof ApiFailure && error.status === 429 ? 'too-often' : 'failed'
  }
}
