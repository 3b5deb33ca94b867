let end: Promise<void> | undefined

/**
 * Resolves at the end of this turn of the event loop. Answers that wait for it leave together, so the reading process, usually
 * a proxy on this machine, wakes up once for all of them. Waking it for each costs more than making the answer (decision 0063).
 * It uses no timer: a single answer leaves at once.
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
