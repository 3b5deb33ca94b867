import { enqueue, type QueuedAction } from './outbox.ts'
import type { SendResult } from './send-outbox.ts'
import { pauseAction, resumeAction } from './waiting.ts'

/**
 * The sender loads after the first screen, whose size is limited (rule CARE-17); the service worker stores it for offline use.
 */
export const loadSender = () => import('./send-outbox.ts')

/**
 * Stores an action on the phone, then sends it (rule CARE-22).
 * @returns the outcome; `kept` if no response came in time: it is sent later
 * @throws ApiFailure when the server refuses
 */
export async function sendNow(press: QueuedAction): Promise<SendResult> {
  const { id } = enqueue(press)
  pauseAction(id)
  try {
    const sender = await loadSender().catch(() => undefined)
    return sender ? await sender.sendQueued(id) : { state: 'kept' }
  } finally {
    resumeAction(id)
  }
}

/**
 * Sends queued actions from now on, whenever there may be a connection.
 * @param hear called with every response
 * @returns a function that stops sending
 */
export function sendInBackground(hear: Parameters<typeof import('./send-outbox.ts')['followAnswers']>[0]): () => void {
  let isOver = false
  const ends: (() => void)[] = []
  loadSender()
    .then(({ followAnswers, startSending }) => {
      if (!isOver) ends.push(followAnswers(hear), startSending())
    })
    // The next screen or the next press loads it again.
    .catch(() => undefined)
  return () => {
    isOver = true
    for (const end of ends) end()
  }
}
