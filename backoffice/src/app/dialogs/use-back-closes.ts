import { createBackEntries } from '@thodu/api/contract/client/back-entries'
import { useEffect, useRef } from 'react'

const openEntry = createBackEntries(() => window)

/** Adds a history entry for an open dialog, so that Back closes it and the screen remains (rule JRN-27). */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => (open ? openEntry(() => close.current()) : undefined), [open])
}
