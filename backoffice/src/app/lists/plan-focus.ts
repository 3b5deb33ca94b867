/**
 * Plans the focus after a row leaves the list or loses its control: the same control of the next row, else of the previous one.
 * Call it before the change and its result afterwards; that does nothing when the user has moved the focus.
 */
export function planFocus(from: HTMLElement, selector: string): () => void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  const at = all.indexOf(from)
  const candidates = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()]
  return () => {
    const active = document.activeElement
    if (active !== null && active !== document.body && active !== from) return
    candidates.find((element) => element.isConnected)?.focus()
  }
}
