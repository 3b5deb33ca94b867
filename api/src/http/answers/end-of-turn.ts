let end: Promise<void> | undefined

/**
 * Resolves at the end of this turn of the event loop, without a timer. Answers that wait for it leave together and wake the
 * reading process, usually a proxy on this machine, only once; waking it for each costs more than making the answer (decision
 * 0063).
 */
export function endOfTurn(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = undefined
      resolve()
    })
  })
  return end
}
