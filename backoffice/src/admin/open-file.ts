import { useCallback } from 'react'
import { useToast } from '../app/wire/use-toast.tsx'
import { useAdminData } from './admin-data-provider.ts'

export const fileIdOf = (url: string): string => url.split('/').at(-1) ?? url

/** Opens a family's file in a new tab by a link valid for 5 minutes; a blocked tab becomes a download in this one. */
export function useOpenFile() {
  const admin = useAdminData()
  const toast = useToast()
  return useCallback(
    async (url: string) => {
      // Browsers allow a new tab only in direct response to a click, so it opens before the call.
      const tab = window.open('', '_blank')
      try {
        const link = await admin.call('POST /files/{id}/link', { params: { id: fileIdOf(url) } })
        if (tab) tab.opener = null
        const target = tab ?? window
        target.location.href = link.url
      } catch (error) {
        tab?.close()
        toast.fail(error, 'admin.files.failed')
      }
    },
    [admin, toast],
  )
}
