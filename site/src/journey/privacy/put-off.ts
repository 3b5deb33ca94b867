const keyOf = (accountId: string): string => `thodu.notice-later.${accountId}`

/** Whether somebody said "Later" in this tab; a browser that keeps nothing asks again with the next page. */
export function isPutOff(accountId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(accountId)) !== null
  } catch {
    return false
  }
}

/** Not again before the tab is closed. */
export function putOff(accountId: string): void {
  try {
    sessionStorage.setItem(keyOf(accountId), 'yes')
  } catch {
    // Then the next page asks again.
  }
}
