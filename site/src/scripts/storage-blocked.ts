/** Explains, with our phone number, that the page cannot work in a browser that blocks its storage. */
export function showStorageBlocked(notice: HTMLElement | null): void {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.getItem('thodu')
  } catch {
    notice?.removeAttribute('hidden')
  }
}
