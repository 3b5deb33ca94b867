import { NAVIGATION_STATE_KEY } from '@thodu/api/contract/people/session-keys'

/**
 * Opens a page with state, as a router would: the state is handed over in the session's storage and moves into the
 * history entry there, so that it survives a reload of that page and no other visit.
 */
export function navigateWithState(path: string, state: object): void {
  sessionStorage.setItem(NAVIGATION_STATE_KEY, JSON.stringify({ path, state }))
  // A dialog's entry (use-back-closes.ts) is taken over, so that Back leads to the page it stood on, once.
  if (history.state?.dialog === undefined) location.assign(path)
  else location.replace(path)
}

/** The state this page was opened with, or undefined. The caller judges its shape. */
export function readNavigationState(): unknown {
  const handed = sessionStorage.getItem(NAVIGATION_STATE_KEY)
  sessionStorage.removeItem(NAVIGATION_STATE_KEY)
  if (handed !== null) {
    const { path, state } = JSON.parse(handed) as { path: string; state: unknown }
    if (location.pathname.replace(/(.)\/$/, '$1') === path) history.replaceState(state, '')
  }
  return history.state ?? undefined
}
