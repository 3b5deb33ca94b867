import { useEffect } from 'react'

const KEY = 'thodu.reloaded'

/**
 * Reloads the page once per part: after a new release the old scripts are gone, and drafts survive the reload.
 * @returns false when that was already tried, or cannot help because there is no connection
 */
export function reloadOnce(part: string): boolean {
  if (!navigator.onLine || wasReloadedFor(part)) return false
  sessionStorage.setItem(KEY, part)
  location.reload()
  return true
}

/** Whether this page was reloaded to load that part. */
export const wasReloadedFor = (part: string): boolean => sessionStorage.getItem(KEY) === part

/** The part has loaded: the next failure may reload the page again. */
export const noteArrival = (): void => sessionStorage.removeItem(KEY)

type Load = () => Promise<unknown>

/** Loads parts that may be needed later. A failure counts only when the part is needed. */
export function useLoadedAhead(parts: readonly Load[]): void {
  useEffect(() => {
    const load = () => {
      for (const part of parts) void part().catch(() => undefined)
    }
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 2_000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(load, { timeout: 5_000 })
    return () => cancelIdleCallback(handle)
  }, [parts])
}
