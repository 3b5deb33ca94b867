/** Number of open steps and questions: the app must not replace the first screen while there are any. */
let open = 0
let waiters: (() => void)[] = []

/**
 * Prevents the app from replacing the first screen.
 * @returns a function that releases it
 */
export function freezeScreen(): () => void {
  open += 1
  return () => {
    open -= 1
    if (open > 0) return
    for (const resolve of waiters) resolve()
    waiters = []
  }
}

export const whenIdle = (): Promise<void> =>
  open === 0 ? Promise.resolve() : new Promise((resolve) => waiters.push(resolve))

/** Delays the app until a press has ended, so that a finger on its way presses the intended button. */
export function freezeWhilePressed(): void {
  const end = freezeScreen()
  const heard = new AbortController()
  const release = () => {
    heard.abort()
    setTimeout(end)
  }
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, release, { signal: heard.signal })
}
