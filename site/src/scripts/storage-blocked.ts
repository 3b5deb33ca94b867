/** Shows why a page that has to keep something cannot work in a browser that blocks its storage, with the number to ring. */
export function tellStorageBlocked(notice: HTMLElement | null): void {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.getItem('thodu')
  } catch {
    notice?.removeAttribute('hidden')
  }
}
