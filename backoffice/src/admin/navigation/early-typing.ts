import { isComposing } from '../../app/is-composing.ts'

/**
 * Catches typing while the search dialog loads: an invisible field takes the focus at once, so that the letters are neither
 * shortcuts nor lost (rule OFF-27).
 */
type Early = { field: HTMLInputElement; wasEntered: boolean }
let early: Early | undefined
let cameFrom: Element | null = null

function remove(): void {
  early?.field.remove()
  early = undefined
}

/** @param onGivenUp called after Escape, when the search is no longer wanted */
export function catchTyping(label: string, onGivenUp: () => void): void {
  if (early) return
  const field = document.createElement('input')
  field.setAttribute('aria-label', label)
  field.autocomplete = 'off'
  // A hidden field receives no letters, so it is transparent and out of the layout.
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0;border:0;padding:0'
  const caught: Early = { field, wasEntered: false }
  field.addEventListener('keydown', (event) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') caught.wasEntered = true
    if (event.key !== 'Escape') return
    remove()
    onGivenUp()
  })
  early = caught
  cameFrom = document.activeElement
  document.body.append(field)
  field.focus({ preventScroll: true })
}

/** Returns the focus to its place before the shortcut when the search closes. */
export function restoreFocus(): void {
  const before = cameFrom
  cameFrom = null
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected) before.focus()
  })
}

export function consumeTypedKeys(): { text: string; wasEntered: boolean } {
  const typed = { text: early?.field.value ?? '', wasEntered: early?.wasEntered ?? false }
  remove()
  return typed
}
