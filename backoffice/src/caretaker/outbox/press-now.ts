import { type Press, putPress } from './outbox.ts'
import type { Outcome } from './send-outbox.ts'
import { holdBack, letGo } from './waiting.ts'

/** What sends comes behind the first screen, whose bytes are counted (rule CARE-17); the worker keeps it for a time without a line. */
export const loadSender = () => import('./send-outbox.ts')

/**
 * A press: kept on the phone first, then sent (rule CARE-22).
 * @returns what came of it; `kept` where no answer came in a moment: it is shown as done, and sent later
 * @throws ApiFailure in the server's words where it was refused
 */
export async function pressNow(press: Press): Promise<Outcome> {
  const { id } = putPress(press)
  holdBack(id)
  try {
    const sender = await loadSender().catch(() => undefined)
    return sender ? await sender.sendKept(id) : { state: 'kept' }
  } finally {
    letGo(id)
  }
}

/**
 * Sends what waits from now on, whenever there may be a line.
 * @param hear every answer to a press
 * @returns what ends that
 */
export function keepSending(hear: Parameters<typeof import('./send-outbox.ts')['followAnswers']>[0]): () => void {
  let isOver = false
  const ends: (() => void)[] = []
  loadSender()
    .then(({ followAnswers, startSending }) => {
      if (!isOver) ends.push(followAnswers(hear), startSending())
    })
    // Without it the next screen or the next press asks again.
    .catch(() => undefined)
  return () => {
    isOver = true
    for (const end of ends) end()
  }
}
