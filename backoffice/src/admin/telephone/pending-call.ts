import { draftKey } from '@thodu/api/contract/people/session-keys'
import type { CreateCall } from '@thodu/api/contract/telephone/telephone.schema'
import { beforeLeaving } from '../../app/session/before-leaving.ts'
import { readCachedUser } from '../../app/wire/session.ts'

/** How long an outcome can be undone before it is sent, in ms (rule BOOK-18). */
const undoFor = 10_000

type Send = (call: CreateCall) => Promise<unknown>
type Waiting = { call: CreateCall; by: string; send: Send; timer: number }
let waiting: Waiting | undefined

const readMe = (): string => readCachedUser()?._id ?? ''
/** Stored like a draft of its author: no other account of this device reads or sends it (session-keys.ts). */
const keyOf = (accountId: string): string => draftKey(accountId, 'call')

function readKept(accountId: string): CreateCall | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(accountId)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function clearStored({ call, by }: Waiting): void {
  if (readKept(by)?.clientCallId === call.clientCallId) localStorage.removeItem(keyOf(by))
}

/**
 * Sends the waiting outcome now. It remains on this device until the server has it; sent twice it is one call (rule CALL-4).
 * While another user is signed in, it waits for its author.
 */
async function sendWaiting(): Promise<void> {
  if (!waiting) return
  const sent = waiting
  clearTimeout(sent.timer)
  waiting = undefined
  if (sent.by !== readMe()) return
  await sent.send(sent.call).then(
    () => clearStored(sent),
    () => undefined,
  )
}
// Older versions stored it without its author.
localStorage.removeItem('thodu.pending-call')
addEventListener('pagehide', () => void sendWaiting())
beforeLeaving(sendWaiting)

/** One outcome waits for ten seconds; a new one sends the previous one at once. */
export const pendingCall = {
  begin(call: CreateCall, send: Send): void {
    void sendWaiting()
    const by = readMe()
    localStorage.setItem(keyOf(by), JSON.stringify(call))
    waiting = { call, by, send, timer: window.setTimeout(sendWaiting, undoFor) }
  },
  undo(): void {
    if (!waiting) return
    clearTimeout(waiting.timer)
    localStorage.removeItem(keyOf(waiting.by))
    waiting = undefined
  },
  /** Sends an outcome that a closed page left behind, if the same user is back. */
  sendKept(send: Send): void {
    const by = readMe()
    const kept = readKept(by)
    if (!kept || waiting) return
    waiting = { call: kept, by, send, timer: 0 }
    void sendWaiting()
  },
}
