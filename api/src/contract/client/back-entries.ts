/** A dialog's own history entry, or the entry directly below it. */
type Mark = 'dialog' | 'under'
type Listener = () => void
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
 * Gives each open dialog a history entry, so that the phone's Back closes it and stays on the page. A dialog closed in
 * another way leaves its entry to the next dialog, and Back skips it: an immediate history.back() would race with the next
 * navigation.
 * @returns a function that opens an entry and returns the function that closes it
 */
export function createBackEntries(readPage: () => Page): (onBack: Listener) => Listener {
  const open = new Set<unknown>()
  /** The dialog that was closed without Back while its entry was current. */
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
    // Another screen may have its own entry by now, without a dialog.
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
