import { NAVIGATION_STATE_KEY } from '@thodu/api/contract/people/session-keys'

/**
 * Opens a page with state. The state passes through the session's storage into the history entry of that page, so that it
 * survives a reload and ends with the visit.
 */
export function navigateWithState(path: string, state: object): void {
  sessionStorage.setItem(NAVIGATION_STATE_KEY, JSON.stringify({ path, state }))
  // A dialog's history entry (use-back-closes.ts) is replaced, so that Back leads to the page below it.
  if (history.state?.dialog === undefined) location.assign(path)
  else location.replace(path)
}

/** Returns the state this page was opened with, or undefined. The caller checks its shape. */
export function readNavigationState(): unknown {
  const handed = sessionStorage.getItem(NAVIGATION_STATE_KEY)
  sessionStorage.removeItem(NAVIGATION_STATE_KEY)
  if (handed !== null) {
    const { path, state } = JSON.parse(handed) as { path: string; state: unknown }
    if (location.pathname.replace(/(.)\/$/, '$1') === path) history.replaceState(state, '')
  }
  return history.state ?? undefined
}
