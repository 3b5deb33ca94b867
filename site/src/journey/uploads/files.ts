import { ApiFailure } from '@thodu/api/contract/client/client'
import { api } from '../session/api.ts'
import { readToken } from '../session/session-store.ts'

export const acceptedTypes = '.pdf,.jpg,.jpeg,.png'

/** Whether the name ends in an accepted type; the server checks the content (rule FILE-2). */
export const hasAcceptedName = (name: string): boolean => /\.(pdf|jpe?g|png)$/i.test(name)

/** Creates a signed link of 5 minutes to the person's file (rule FILE-6). @throws ApiFailure */
export async function createFileLink(id: string): Promise<string> {
  const { url } = await api.call('POST /files/{id}/link', { params: { id } })
  return url
}

/** Removes the person's file; an unknown file counts as removed. @throws ApiFailure, 409 when a booking uses it */
export async function removeFile(id: string): Promise<void> {
  try {
    await api.call('DELETE /document/{id}', { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error
  }
}

export function removeFileLeaving(id: string): void {
  const headers = { Authorization: `Bearer ${readToken() ?? ''}` }
  void fetch(`/api/document/${encodeURIComponent(id)}`, { method: 'DELETE', headers, keepalive: true }).catch(
    () => undefined,
  )
}
