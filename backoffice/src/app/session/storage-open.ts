/** Whether the browser lets the page use its storage: with all cookies blocked, even reading throws. */
export function isStorageOpen(): boolean {
  try {
    return [localStorage, sessionStorage].every((storage) => storage.getItem('thodu') !== undefined)
  } catch {
    return false
  }
}
