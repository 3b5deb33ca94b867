import { limitTime } from '@thodu/api/contract/client/time-limit'
/**
 * Offline, the browser would replace the form with its own error page. A server that does not answer within 4 s counts as
 * reachable.
 */
export async function canLeaveFor(path: string): Promise<boolean> {
  if (!navigator.onLine) return false
  const signal = limitTime(4_000)
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return signal.aborted
  }
}
