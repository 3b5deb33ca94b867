import { createBackEntries } from '@thodu/api/contract/client/back-entries'
import { useLayoutEffect, useRef } from 'react'

const openEntry = createBackEntries(() => window)

/** Adds a history entry for an open dialog, so that Back closes it and the screen remains (rule JRN-27). */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  // Not after the paint: Back pressed as soon as the dialog is visible must close it.
  useLayoutEffect(() => (open ? openEntry(() => close.current()) : undefined), [open])
}
