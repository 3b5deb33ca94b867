/**
 * A signal that aborts after `ms` milliseconds, or with `other` if that aborts before. It replaces `AbortSignal.timeout` and
 * `AbortSignal.any`, which came with Safari 16 and 17.4: the oldest supported browsers lack them.
 */
export function limitTime(ms: number, other?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  setTimeout(abort, ms)
  if (other?.aborted) abort()
  other?.addEventListener('abort', abort)
  return controller.signal
}
