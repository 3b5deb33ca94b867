import { useRef } from 'react'

/** A question ignores taps for this long after it appears, in ms. */
export const settleTime = 600
/** The next step's button appears in the place of the previous one and ignores taps for this long, in ms. */
export const restTime = 1_000

/** Prevents the second tap of a quick double tap from pressing the button that the first one revealed. */
export function useHastyTap() {
  const readyAt = useRef(0)
  return {
    isHasty: () => Date.now() < readyAt.current,
    restFor(milliseconds: number) {
      readyAt.current = Date.now() + milliseconds
    },
  }
}
