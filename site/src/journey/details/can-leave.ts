/**
 * Whether another page would come at all: without a line the browser would show its own error page in place of what was
 * typed. A server that is slow to answer counts as there.
 */
export async function canLeaveFor(path: string): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(4_000) })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
  }
}
