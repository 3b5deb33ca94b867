import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules for complete pages, which do not apply to a single component. */
const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'bypass']

/**
 * Shows final colours at once. A button that is enabled while axe looks would have a colour between grey and its own, with too little
 * contrast.
 */
function withoutTransitions(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(style)
  return style
}

/** Fails for each violation that axe finds in the document, including dialogs and toasts. */
export async function expectAccessible(): Promise<void> {
  // An endless animation, such as the pulse of a focused button, never finishes.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(ending.map((one) => one.finished.catch(() => undefined)))
  const style = withoutTransitions()
  const { violations } = await axe
    .run(document.body, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(ofPages.map((id) => [id, { enabled: false }])),
    })
    .finally(() => style.remove())
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
