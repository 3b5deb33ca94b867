import { createBackEntries } from '@thodu/api/contract/client/back-entries'
import { useEffect, useRef } from 'react'

const openEntry = createBackEntries(() => window)

/** Gives an open dialog an entry of its own in the history, so that the phone's Back closes it and stays on the screen (rule JRN-27). */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => (open ? openEntry(() => close.current()) : undefined), [open])
}
