import type { CreateCall } from '@thodu/api/contract/promises/calls.schema'

/** How long an outcome can be taken back before it is sent, in ms (rule BOOK-18). */
const undoFor = 10_000
const keptAs = 'thodu.pending-call'

type Send = (call: CreateCall) => Promise<unknown>
type Waiting = { call: CreateCall; send: Send; timer: number }
let waiting: Waiting | undefined

function readKept(): CreateCall | undefined {
  try {
    return JSON.parse(localStorage.getItem(keptAs) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Sends what waits, now. It stays on this device until the server has it; sent twice it is one call (rule CALL-4). */
function sendWaiting(): void {
  if (!waiting) return
  const { call, send, timer } = waiting
  clearTimeout(timer)
  waiting = undefined
  void send(call).then(
    () => {
      if (readKept()?.clientCallId === call.clientCallId) localStorage.removeItem(keptAs)
    },
    () => undefined,
  )
}
addEventListener('pagehide', sendWaiting)

/** One outcome at a time waits for ten seconds; the one before goes out at once. */
export const pendingCall = {
  begin(call: CreateCall, send: Send): void {
    sendWaiting()
    localStorage.setItem(keptAs, JSON.stringify(call))
    waiting = { call, send, timer: window.setTimeout(sendWaiting, undoFor) }
  },
  undo(): void {
    if (!waiting) return
    clearTimeout(waiting.timer)
    waiting = undefined
    localStorage.removeItem(keptAs)
  },
  /** Sends what a page that was closed had left. */
  sendKept(send: Send): void {
    const kept = readKept()
    if (!kept || waiting) return
    waiting = { call: kept, send, timer: 0 }
    sendWaiting()
  },
}
