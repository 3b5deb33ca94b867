import { ApiFailure } from '@thodu/api/contract/client/client'
import { texts } from '@thodu/api/contract/texts'
import { setupApi } from './setup-session.ts'

/** Small enough for one request on a slow connection, and below the installation guide's proxy limit. */
const pieceBytes = 2 * 1024 * 1024
const tries = 5
const pauseMs = 2_000
const longestRestoreMs = 30 * 60_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function sendPiece(token: string, from: number, piece: Blob): Promise<void> {
  const response = await fetch('/api/setup/backup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', 'Setup-Token': token, 'Upload-Offset': String(from) },
    body: piece,
  }).catch(() => undefined)
  if (response?.ok) return
  const body = (await response?.json().catch(() => undefined)) as { message?: string } | undefined
  throw new ApiFailure(response?.status ?? 0, body?.message ?? texts.server.failed)
}

/**
 * Uploads a file in pieces and repeats a piece whose response was lost.
 * @param onProgress called with the uploaded fraction, 0 to 1
 * @throws ApiFailure when the server refuses or remains unreachable
 */
export async function uploadBackup(token: string, file: File, onProgress: (part: number) => void): Promise<void> {
  for (let from = 0; from < file.size || from === 0; from += pieceBytes) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await sendPiece(token, from, file.slice(from, from + pieceBytes))
        break
      } catch (error) {
        const isLost = error instanceof ApiFailure && (error.status === 0 || error.status >= 500)
        if (!isLost || attempt === tries) throw error
        await pause(pauseMs)
      }
    }
    onProgress(Math.min(1, (from + pieceBytes) / file.size))
  }
}

/**
 * Waits until the server runs again; the restored backup makes the setup link invalid.
 * @returns the error of a failed restore; undefined after a success
 */
export async function waitForRestore(token: string): Promise<string | undefined> {
  const end = Date.now() + longestRestoreMs
  for (;;) {
    await pause(1_000)
    try {
      const { restoreFailed } = await setupApi.call('POST /setup/check', { body: { token } })
      if (restoreFailed !== null) return restoreFailed
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return undefined
    }
    if (Date.now() > end) throw new ApiFailure(0, texts.server.failed)
  }
}
