import type { UploadCategory } from '@thodu/api/contract/care/upload-categories'
import { ApiFailure } from '@thodu/api/contract/client/client'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { texts } from '@thodu/api/contract/texts'
import type { ApiError } from '@thodu/api/contract/wire/failures'
import { language } from '#words/language/language.ts'
import { handleSessionEnd } from '../session/api.ts'
import { readToken } from '../session/session-store.ts'

type Options = {
  category?: UploadCategory | undefined
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Milliseconds without an answer before an upload is aborted; slow connections need long. */
const uploadLimit = 120_000

function parseBody(text: string): Partial<ApiError> {
  try {
    return JSON.parse(text) as Partial<ApiError>
  } catch {
    return {}
  }
}

/**
 * POST /document/upload with progress, which fetch cannot report (rule FILE-10).
 * @throws ApiFailure: 413, 415 and quota with the server's text, status 0 when no answer came
 */
export function uploadFile(file: File, { category, onProgress, signal }: Options): Promise<DocumentRecord> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiFailure(0, texts.upload.failed))
    request.open('POST', '/api/document/upload')
    request.timeout = uploadLimit
    const token = readToken()
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`)
    if (language !== 'en') request.setRequestHeader(languageHeader, language)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / Math.max(total, 1)) * 100))
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = () => reject(new DOMException('stopped', 'AbortError'))
    request.onload = () => {
      const body = parseBody(request.responseText)
      if (request.status === 201) return resolve(body as DocumentRecord)
      if (request.status === 401) handleSessionEnd()
      reject(new ApiFailure(request.status, body.message ?? texts.upload.failed))
    }
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    // The category comes first, because the server reads the stream in order.
    if (category) form.append('category', category)
    form.append('file', file)
    request.send(form)
  })
}

/** Returns the message of a failed upload: the server's reason where it has one (rule FILE-10). */
export function describeUploadFailure(error: unknown): string {
  const known = error instanceof ApiFailure && [400, 409, 413, 415, 429].includes(error.status)
  return known ? error.message : texts.upload.failed
}
