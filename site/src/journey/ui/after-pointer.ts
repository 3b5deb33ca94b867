let isPressed = false
if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const event of ['pointerup', 'pointercancel']) addEventListener(event, () => (isPressed = false), true)
}

/**
 * Clicking a button leaves the field and checks it; an error shown at once would push the button away before the click completes.
 */
export function afterPointer(task: () => void): void {
  if (!isPressed) task()
  else addEventListener('pointerup', () => setTimeout(task), { once: true })
}
