let end: Promise<void> | undefined

/**
 * The end of this turn of the event loop, the same for everybody who asks within it. Answers that wait for it leave
 * together: the process that reads them, nearly always a proxy on this machine, is woken once for all of them instead of
 * once for each, which costs more than making the answer (decision 0063). It waits for nothing else, least of all
 * for a clock: an answer that is alone leaves at once.
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
