/** An event of the demo at a time in ms; it may return events that follow from it. */
export type DemoEvent = { at: number; run: () => Promise<DemoEvent[] | undefined> }

/** Plays events in order of time; future events are left out. */
export async function playEvents(events: readonly DemoEvent[], moveTo: (time: number) => void): Promise<void> {
  let queue = [...events]
  while (queue.length > 0) {
    queue = queue.filter(({ at }) => at <= Date.now()).sort((one, other) => one.at - other.at)
    const next = queue.shift()
    if (!next) return
    moveTo(next.at)
    queue.push(...((await next.run()) ?? []))
  }
}
