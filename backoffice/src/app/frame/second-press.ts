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

/** Returns the control that was pressed; for a label, its field. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('a, button, input, label, summary, [role]') ?? target
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/**
 * Identifies a control by its own text and the text of its row. A control that is redrawn with the same texts is the same one (next
 * page, next week); "Approve" in another row is not. Returns '' for a control without a text. Call this at the press, because the row
 * may be gone afterwards.
 */
function labelOf(control: Element | null): string {
  const words = control?.getAttribute('aria-label') ?? control?.textContent ?? ''
  const row = control?.closest('tr, li, article, [role="row"], [role="listitem"]')?.textContent ?? ''
  return words === '' ? '' : `${control?.tagName}\n${words}\n${row}`
}
