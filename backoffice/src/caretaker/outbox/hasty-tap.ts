import { useRef } from 'react'

/** A question that has just come is not answered by the finger that asked for it. Milliseconds. */
export const settleTime = 600
/** The next step's button stands where the last one was. Milliseconds. */
const restTime = 1_000

/** The second half of a hasty double tap falls on what the first one brought: it must not press that. */
export function useHastyTap() {
  const readyAt = useRef(0)
  return {
    /** Whether a tap now belongs to the one before. */
    isHasty: () => Date.now() < readyAt.current,
    /** A question came. */
    settle() {
      readyAt.current = Date.now() + settleTime
    },
    /** A press is on its way: every tap until `rest` is hasty. */
    hold() {
      readyAt.current = Number.POSITIVE_INFINITY
    },
    /** What was pressed came back. */
    rest() {
      readyAt.current = Date.now() + restTime
    },
  }
}
