import { vi } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Taps when the clock of the page says `moment`, in milliseconds, however long a busy machine has taken to get there. */
export function tapAt(moment: number, target: Locator): void {
  const element = target.element()
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
  try {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  } finally {
    vi.useRealTimers()
  }
}
