import { useCallback } from 'react'
import { useToast } from '../app/wire/use-toast.tsx'
import { useAdminData } from './admin-data-provider.ts'

/** The document's id from the address that the API gives, /api/files/{id}. */
export const fileIdOf = (url: string): string => url.split('/').at(-1) ?? url

/** Opens a family's file in a new tab through a link of 5 minutes; a blocked pop-up becomes a download in this tab. */
export function useOpenFile() {
  const admin = useAdminData()
  const toast = useToast()
  return useCallback(
    async (url: string) => {
      // Opened before the call: browsers allow a new tab only in direct answer to a click.
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
