/**
 * Where the keyboard goes on once a row has left the list or lost its control: to the same control of the next row, else
 * of the row before. Planned before the change, called after it; nothing happens where somebody has gone on by themselves.
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
