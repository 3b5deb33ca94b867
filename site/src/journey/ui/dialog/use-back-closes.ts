import { createBackEntries } from '@thodu/api/contract/client/back-entries'
import { useEffect, useRef } from 'react'

const openEntry = createBackEntries(() => window)

/** Gives an open dialog an entry of its own in the history, so that the phone's Back closes it and stays on the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // Later: a page with a # loses its focus right after this, and the dialog gives it back.
  useEffect(() => openEntry(() => setTimeout(() => close.current())), [])
}
