import { createBackEntries } from '@thodu/api/contract/client/back-entries'
import { useEffect, useRef } from 'react'

const openEntry = createBackEntries(() => window)

/** Gives an open dialog its own history entry, so that Back on a phone closes it and stays on the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // A page with a hash loses its focus right after the event, so the dialog closes later and returns it.
  useEffect(() => openEntry(() => setTimeout(() => close.current())), [])
}
