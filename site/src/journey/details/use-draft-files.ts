import type { ServiceType } from '@thodu/api/contract/care/service-types'
import type { UploadCategory } from '@thodu/api/contract/care/upload-categories'
import { useState } from 'react'
import { loadDraft, updateDraft } from '../draft/current-draft.ts'
import type { DraftFile, DraftFiles } from '../draft/draft-store.ts'

/** The draft's files. Each change reads the stored draft first, so that parallel uploads do not overwrite each other. */
export function useDraftFiles(accountId: string, service: ServiceType) {
  const [files, setFiles] = useState<DraftFiles>(() => loadDraft(accountId, service)?.files ?? {})
  const changeFiles = (category: UploadCategory, change: (files: readonly DraftFile[]) => DraftFile[]) => {
    const stored = loadDraft(accountId, service)?.files ?? {}
    const next = { ...stored, [category]: change(stored[category] ?? []) }
    updateDraft(accountId, service, { files: next })
    setFiles(next)
  }
  return { files, changeFiles }
}
