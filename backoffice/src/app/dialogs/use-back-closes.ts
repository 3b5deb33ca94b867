import { useEffect, useId, useRef } from 'react'

const isOnTop = (id: string): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'dialog' in state && state.dialog === id
}

/**
 * Gives an open dialog an entry of its own in the history, so that the phone's Back closes it and stays on the screen.
 * Closed in any other way, the entry goes too.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const id = useId()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open) return
    // Not at once: React may mount an effect twice, and going back takes a moment.
    const timer = setTimeout(() => history.pushState({ ...history.state, dialog: id }, ''))
    const onPop = () => {
      if (!isOnTop(id)) close.current()
    }
    addEventListener('popstate', onPop)
    return () => {
      clearTimeout(timer)
      removeEventListener('popstate', onPop)
      if (isOnTop(id)) history.back()
    }
  }, [open, id])
}
