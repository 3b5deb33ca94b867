/** Whether this browser lets a page use its storage: with all cookies blocked even reading it throws. */
export function isStorageOpen(): boolean {
  try {
    return [localStorage, sessionStorage].every((storage) => storage.getItem('thodu') !== undefined)
  } catch {
    return false
  }
}
