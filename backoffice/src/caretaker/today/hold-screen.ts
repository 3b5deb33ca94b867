/** How many steps and questions are open: the home must not take the place of this screen meanwhile. */
let open = 0
let waiters: (() => void)[] = []

/** Keeps the first screen where it is. @returns what lets it go */
export function holdScreen(): () => void {
  open += 1
  return () => {
    open -= 1
    if (open > 0) return
    for (const resolve of waiters) resolve()
    waiters = []
  }
}

/** Waits until nothing holds the first screen. */
export const whenIdle = (): Promise<void> =>
  open === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))

/** A finger that is on its way down presses what it aimed at: the home comes after the press, not in the middle of it. */
export function holdWhilePressed(): void {
  const end = holdScreen()
  const heard = new AbortController()
  const release = () => {
    heard.abort()
    setTimeout(end)
  }
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, release, { signal: heard.signal })
}
