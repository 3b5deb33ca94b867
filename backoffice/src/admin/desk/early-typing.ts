import { isComposing } from '../../app/is-composing.ts'

/**
 * Where letters go between the key that opens a search and the search itself, which has to be loaded and drawn first: a field
 * that is there within the key, seen by nobody. What is typed meanwhile is no shortcut and is not lost (rule OFF-27).
 */
type Early = { field: HTMLInputElement; wasEntered: boolean }
let early: Early | undefined
/** What had the focus before the key: the dialog knows of the unseen field only. */
let cameFrom: Element | null = null

function remove(): void {
  early?.field.remove()
  early = undefined
}

/** @param onGivenUp after Escape: nobody wants the search any more */
export function catchTyping(label: string, onGivenUp: () => void): void {
  if (early) return
  const field = document.createElement('input')
  field.setAttribute('aria-label', label)
  field.autocomplete = 'off'
  // Not hidden: only what is shown takes letters. Out of sight where it moves nothing.
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

/** Once the search is closed, whoever works by keyboard goes on where the key was pressed. */
export function giveFocusBack(): void {
  const before = cameFrom
  cameFrom = null
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected) before.focus()
  })
}

/** Hands over what was typed so far, and whether Enter was among it. */
export function takeTyped(): { text: string; wasEntered: boolean } {
  const typed = { text: early?.field.value ?? '', wasEntered: early?.wasEntered ?? false }
  remove()
  return typed
}
