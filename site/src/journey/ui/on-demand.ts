import { useEffect } from 'react'

const KEY = 'thodu.reloaded'

/**
 * Loads the page anew, once for each part: after a new version the parts of the old one are gone, and nothing typed is
 * lost by it. @returns false when that was tried already, or cannot help because the line is down
 */
export function reloadOnce(part: string): boolean {
  if (!navigator.onLine || wasReloadedFor(part)) return false
  sessionStorage.setItem(KEY, part)
  location.reload()
  return true
}

/** Whether this page was loaded anew because somebody wanted that part. */
export const wasReloadedFor = (part: string): boolean => sessionStorage.getItem(KEY) === part

/** The part is there: the next one that fails may load the page anew again. */
export const noteArrival = (): void => sessionStorage.removeItem(KEY)

type Load = () => Promise<unknown>

/** Fetches parts that may be wanted later, once the page has nothing better to do. A failure is none until one is wanted. */
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
