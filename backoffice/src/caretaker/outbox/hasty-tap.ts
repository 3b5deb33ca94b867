import { useRef } from 'react'

/** A question that has just come is not answered by the finger that asked for it. Milliseconds. */
export const settleTime = 600
/** The next step's button stands where the last one was. Milliseconds. */
export const restTime = 1_000

/** The second half of a hasty double tap falls on what the first one brought: it must not press that. */
export function useHastyTap() {
  const readyAt = useRef(0)
  return {
    /** Whether a tap now belongs to the one before. */
    isHasty: () => Date.now() < readyAt.current,
    /** Every tap is hasty from now on, for so many milliseconds. */
    restFor(milliseconds: number) {
      readyAt.current = Date.now() + milliseconds
    },
  }
}
