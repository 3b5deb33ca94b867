/**
 * The second press of a double click counts only on what the first fell on (rule OFF-32). A form that closes, a refusal that
 * goes or a row that moves up puts something else under the pointer meanwhile: "Close", the backdrop, another family's button.
 */
export function guardSecondPress(page: Window): void {
  let first: Element | null = null
  const follow = (event: MouseEvent) => {
    const pressed = controlOf(event.target)
    // Keyboards and scripts press with 0; the third of a fast run is held against the first as well.
    if (event.detail <= 1) {
      first = pressed
      return
    }
    if (isSame(first, pressed)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('click', follow, { capture: true })
}

function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('a, button, input, label, summary, [role]') ?? target
}

/** A button that was drawn anew with the same words is the same: next page, next week. */
const isSame = (first: Element | null, second: Element | null): boolean =>
  first === second ||
  (first?.tagName === second?.tagName && wordsOf(first) === wordsOf(second) && wordsOf(first) !== '')

const wordsOf = (control: Element | null): string => control?.getAttribute('aria-label') ?? control?.textContent ?? ''
