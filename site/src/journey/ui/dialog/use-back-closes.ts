import { useEffect, useRef } from 'react'

/** What an entry of the history is: of a dialog, or the one below that of a dialog. */
type Mark = 'dialog' | 'under'
const readMark = (name: Mark): unknown => (history.state as Partial<Record<Mark, unknown>> | null)?.[name]

const open = new Set<unknown>()
/** The dialog whose entry the page stands on, when it was closed in another way: the next one takes it over. */
let left: unknown
let isWatching = false

/** Back leads over the entry that a closed dialog has left: going back at once would race with whatever comes next. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  const readLeft = () => (open.has(readMark('dialog')) ? undefined : readMark('dialog'))
  left = readLeft()
  addEventListener('popstate', () => {
    const over = left
    left = readLeft()
    if (over !== undefined && readMark('under') === over) history.back()
  })
}

function takeEntry(): unknown {
  watch()
  if (left !== undefined) {
    const taken = left
    left = undefined
    return taken
  }
  const key = performance.timeOrigin + performance.now()
  const { dialog: _, under: __, ...state } = (history.state ?? {}) as Record<string, unknown>
  history.replaceState({ ...history.state, under: key }, '')
  history.pushState({ ...state, dialog: key }, '')
  return key
}

/** Gives an open dialog an entry of its own in the history, so that the phone's Back closes it and stays on the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const key = takeEntry()
    open.add(key)
    const onPop = () => {
      if (!open.has(key) || readMark('dialog') === key) return
      open.delete(key)
      // Later: a page with a # loses its focus right after this, and the dialog gives it back.
      setTimeout(() => close.current())
    }
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      if (open.delete(key) && readMark('dialog') === key) left = key
    }
  }, [])
}
