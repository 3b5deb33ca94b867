import { vi } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Taps at the given time of the page's clock, in ms, however slow the machine is. */
export function tapAt(moment: number, target: Locator): void {
  const element = target.element()
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
  try {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  } finally {
    vi.useRealTimers()
  }
}
