import axe from 'axe-core'
import { expect } from 'vitest'

/** What belongs to a whole page and not to the piece of it that stands alone here. */
const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'bypass']

/** Fails for whatever axe finds in what stands there now, dialogs and toasts included. */
export async function expectAccessible(): Promise<void> {
  // What pulses for ever, like the ring of a focused button, never ends.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(ending.map((one) => one.finished.catch(() => undefined)))
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(ofPages.map((id) => [id, { enabled: false }])),
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
