import type { UploadCategory } from '@thodu/api/contract/care/upload-categories'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { texts } from '@thodu/api/contract/texts'
import { useEffect, useRef, useState } from 'react'
import { hasAcceptedName } from './files.ts'
import { describeUploadFailure, uploadFile } from './upload-file.ts'

type Running = { name: string; percent: number }

export function useUpload() {
  const [running, setRunning] = useState<Running>()
  const [error, setError] = useState<string>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  /** @returns the stored document, or undefined when it failed or was stopped */
  const upload = async (file: File, category?: UploadCategory): Promise<DocumentRecord | undefined> => {
    setError(undefined)
    if (!hasAcceptedName(file.name)) {
      setError(texts.documents.wrongType)
      return undefined
    }
    controller.current = new AbortController()
    setRunning({ name: file.name, percent: 0 })
    try {
      return await uploadFile(file, {
        category,
        signal: controller.current.signal,
        onProgress: (percent) => setRunning({ name: file.name, percent }),
      })
    } catch (failure) {
      const stopped = failure instanceof DOMException && failure.name === 'AbortError'
      if (!stopped) setError(describeUploadFailure(failure))
      return undefined
    } finally {
      setRunning(undefined)
    }
  }
  return { upload, running, error, setError, stop: () => controller.current?.abort() }
}
