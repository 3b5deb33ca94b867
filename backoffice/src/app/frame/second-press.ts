/**
 * Ignores the second click of a double click unless it is on the same control (rule OFF-32). When a form closes or a row moves
 * up, another control can be under the pointer: "Close", the backdrop, another family's button.
 */
export function guardDoubleClick(page: Window): void {
  let first: Element | null = null
  let told = ''
  const follow = (event: MouseEvent) => {
    const pressed = controlOf(event.target)
    // Keyboards and scripts report detail 0; the third click of a fast series is compared with the first too.
    if (event.detail <= 1) {
      first = pressed
      told = labelOf(pressed)
      return
    }
    if (first === pressed || (told !== '' && told === labelOf(pressed))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('click', follow, { capture: true })
}

/** For a label, its field. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('a, button, input, label, summary, [role]') ?? target
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/**
 * Identifies a control by its text and its row's text: redrawn with the same text it counts as the same (next page, next week),
 * while the next row's "Approve" does not. Empty without a text. Read at the press, since the row may be gone afterwards.
 */
function labelOf(control: Element | null): string {
  const words = control?.getAttribute('aria-label') ?? control?.textContent ?? ''
  const row = control?.closest('tr, li, article, [role="row"], [role="listitem"]')?.textContent ?? ''
  return words === '' ? '' : `${control?.tagName}\n${words}\n${row}`
}
