/** What an entry of the history is: of a dialog, or the one below that of a dialog. */
type Mark = 'dialog' | 'under'
type Listener = () => void
/** What is needed of a browser's window. */
type Page = {
  history: {
    readonly state: unknown
    pushState: (state: unknown, unused: string) => void
    replaceState: (state: unknown, unused: string) => void
    back: () => void
  }
  addEventListener: (event: 'popstate', listener: Listener) => void
  removeEventListener: (event: 'popstate', listener: Listener) => void
}

/**
 * Gives open dialogs entries of their own in the history of a page, so that the phone's Back closes them and stays there. An entry
 * that a dialog closed in another way has left goes to the next one, and Back leads over it: going back at once would
 * race with whatever comes next.
 * @returns what opens an entry, and gives what closes it; `readPage` is asked once a dialog is open
 */
export function createBackEntries(readPage: () => Page): (onBack: Listener) => Listener {
  const open = new Set<unknown>()
  /** The dialog whose entry the page stood on when it was closed in another way. */
  let left: unknown
  let isWatching = false

  const readState = () => (readPage().history.state ?? {}) as Record<string, unknown>
  const readMark = (name: Mark): unknown => readState()[name]
  const readLeft = () => (open.has(readMark('dialog')) ? undefined : readMark('dialog'))

  function watch(): void {
    if (isWatching) return
    isWatching = true
    left = readLeft()
    readPage().addEventListener('popstate', () => {
      const over = left
      left = readLeft()
      if (over !== undefined && readMark('under') === over) readPage().history.back()
    })
  }

  function takeEntry(): unknown {
    watch()
    // Another screen may stand on an entry of its own by now, without a dialog's.
    if (left !== undefined && readMark('dialog') === left) {
      const taken = left
      left = undefined
      return taken
    }
    left = undefined
    const key = performance.timeOrigin + performance.now()
    const { dialog: _, under: __, ...state } = readState()
    readPage().history.replaceState({ ...readState(), under: key }, '')
    readPage().history.pushState({ ...state, dialog: key }, '')
    return key
  }

  return (onBack) => {
    const key = takeEntry()
    open.add(key)
    const onPop = () => {
      if (!open.has(key) || readMark('dialog') === key) return
      open.delete(key)
      onBack()
    }
    readPage().addEventListener('popstate', onPop)
    return () => {
      readPage().removeEventListener('popstate', onPop)
      if (open.delete(key) && readMark('dialog') === key) left = key
    }
  }
}
