import { limitTime } from '@thodu/api/contract/client/time-limit'
/**
 * Whether another page would come at all: without a line the browser would show its own error page in place of what was
 * typed. A server that is slow to answer counts as there.
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
