/**
 * Returns a signal that aborts after `ms` milliseconds, or earlier with `other`. The oldest supported browsers lack
 * `AbortSignal.timeout` (Safari 16) and `AbortSignal.any` (Safari 17.4).
 */
export function limitTime(ms: number, other?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  setTimeout(abort, ms)
  if (other?.aborted) abort()
  other?.addEventListener('abort', abort)
  return controller.signal
}
