/**
 * Shows `notice` if the browser blocks the page's storage. The notice explains that the page cannot work, and contains our phone
 * number.
 */
export function showStorageBlocked(notice: HTMLElement | null): void {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.getItem('thodu')
  } catch {
    notice?.removeAttribute('hidden')
  }
}
