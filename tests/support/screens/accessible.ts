import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules for complete pages, which do not apply to a single component. */
const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'bypass']

/** Fails for each violation that axe finds in the document, including dialogs and toasts. */
export async function expectAccessible(): Promise<void> {
  // An endless animation, such as the pulse of a focused button, never finishes.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(ending.map((one) => one.finished.catch(() => undefined)))
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(ofPages.map((id) => [id, { enabled: false }])),
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
