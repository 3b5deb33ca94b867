/** Something that happens in the demo at a moment, in ms; it may add what follows from it. */
export type DemoEvent = { at: number; run: () => Promise<DemoEvent[] | undefined> }

/** Plays what happens in the order of the clock; what lies ahead of now has not happened yet. */
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
