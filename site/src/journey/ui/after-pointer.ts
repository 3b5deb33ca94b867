let isPressed = false
if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const event of ['pointerup', 'pointercancel']) addEventListener(event, () => (isPressed = false), true)
}

/**
 * Runs a task once no button is pressed. Leaving a field by pressing a button checks the field; an error that appeared
 * at once would push the button away from under the finger before the click is made.
 */
export function afterPointer(task: () => void): void {
  if (!isPressed) task()
  else addEventListener('pointerup', () => setTimeout(task), { once: true })
}
