/**
 * The second press of a double click counts only on what the first fell on (rule OFF-32). A form that closes, a refusal that
 * goes or a row that moves up puts something else under the pointer meanwhile: "Close", the backdrop, another family's button.
 */
export function guardSecondPress(page: Window): void {
  let first: Element | null = null
  let told = ''
  const follow = (event: MouseEvent) => {
    const pressed = controlOf(event.target)
    // Keyboards and scripts press with 0; the third of a fast run is held against the first as well.
    if (event.detail <= 1) {
      first = pressed
      told = tellOf(pressed)
      return
    }
    if (first === pressed || (told !== '' && told === tellOf(pressed))) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('click', follow, { capture: true })
}

/** What is pressed: of a label its field, which the browser presses for it. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('a, button, input, label, summary, [role]') ?? target
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/**
 * What a control says and the row in which it says so: drawn anew with the same it is the same (next page, next week), while
 * the next row's "Approve" is another's. Nothing for one without words. Read when it is pressed: its row may be gone after.
 */
function tellOf(control: Element | null): string {
  const words = control?.getAttribute('aria-label') ?? control?.textContent ?? ''
  const row = control?.closest('tr, li, article, [role="row"], [role="listitem"]')?.textContent ?? ''
  return words === '' ? '' : `${control?.tagName}\n${words}\n${row}`
}
