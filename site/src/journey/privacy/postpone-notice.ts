const keyOf = (accountId: string): string => `thodu.notice-later.${accountId}`

/** Whether the person chose "Later" in this tab. If the browser stores nothing, the next page asks again. */
export function isPutOff(accountId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(accountId)) !== null
  } catch {
    return false
  }
}

export function postponeNotice(accountId: string): void {
  try {
    sessionStorage.setItem(keyOf(accountId), 'yes')
  } catch {}
}
