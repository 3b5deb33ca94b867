import { ApiFailure } from '@thodu/api/contract/client/client'
import { isAnswered } from '../../app/wire/call-status.ts'
import { connection } from '../../app/wire/connection.ts'
import { type Answered, deliver } from './deliver.ts'
import { readOutbox, refusePress, removePress, sweepOutboxes, type Waiting } from './outbox.ts'

/** While something waits and the page is seen it is tried again, in ms. */
const AGAIN = 60_000
/** So long a press is being sent before the screen goes on as if it had been, in ms. */
const PATIENCE = 4_000

/** What came of one press. */
export type Outcome = { state: 'delivered'; answered: Answered } | { state: 'kept' }

const outcomes = new Map<string, (outcome: Outcome | { state: 'refused'; error: unknown }) => void>()
const followers = new Set<(answered: Answered) => void>()

/** Hears every answer to a press. @returns what ends that */
export function followAnswers(follower: (answered: Answered) => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

/** No answer of the server, or one that says later: the press waits (the table of rule CARE-22). */
function mayComeLater(error: unknown): boolean {
  if (!isAnswered(error)) return true
  const { status, code } = error
  return status === 401 || status === 408 || status === 429 || status >= 500 || code === 'auth.factor_missing'
}
const isLineGone = (error: unknown): boolean => !isAnswered(error) || error.status === 401

function settle(press: Waiting, outcome: Parameters<Parameters<typeof outcomes.set>[1]>[0]): void {
  outcomes.get(press.id)?.(outcome)
  outcomes.delete(press.id)
}

/** What waits for one another: presses about the same visit or booking; that something is wrong waits for nothing. */
const laneOf = ({ kind, subject, id }: Waiting): string => (kind === 'trouble' ? id : subject)
const urgentFirst = (list: readonly Waiting[]): Waiting[] =>
  [...list].sort((a, b) => Number(b.kind === 'trouble') - Number(a.kind === 'trouble'))
/** Whether everything that was pressed before it about the same has been told. */
const isNext = (press: Waiting, list: readonly Waiting[]): boolean =>
  list.find((one) => laneOf(one) === laneOf(press)) === press

async function sendAll(): Promise<void> {
  const stopped = new Set<string>()
  for (;;) {
    const list = urgentFirst(readOutbox())
    const press = list.find((one) => one.state === 'waiting' && !stopped.has(laneOf(one)) && isNext(one, list))
    if (!press) return
    try {
      const answered = await deliver(press)
      removePress(press.id)
      for (const follower of followers) follower(answered)
      settle(press, { state: 'delivered', answered })
    } catch (error) {
      stopped.add(laneOf(press))
      if (mayComeLater(error)) {
        settle(
          press,
          error instanceof ApiFailure && error.status === 401 ? { state: 'refused', error } : { state: 'kept' },
        )
        if (isLineGone(error)) return
      } else if (outcomes.has(press.id)) {
        // Whoever has just pressed reads it where it was pressed.
        removePress(press.id)
        settle(press, { state: 'refused', error })
      } else refusePress(press.id, error instanceof ApiFailure ? wordsOf(error, press) : '')
    }
  }
}

/** Why it was refused, in the server's words; `too-old` where it is the moment that does not count any more. */
function wordsOf({ status, errors, message, told }: ApiFailure, { pressedAt }: Waiting): string {
  if (status === 400 && errors.occurredAt !== undefined && Date.now() - Date.parse(pressedAt) > 47 * 3_600_000)
    return 'too-old'
  return told ? message : ''
}

let sending: Promise<void> | undefined
let again = false
/** Brings what waits to the server, one sender among all tabs; what comes while it sends goes along. */
export function sendOutbox(): Promise<void> {
  again = true
  sending ??= (async () => {
    while (again) {
      again = false
      if (readOutbox().length > 0)
        await (navigator.locks ? navigator.locks.request('thodu.outbox', sendAll) : sendAll())
    }
  })().finally(() => {
    sending = undefined
  })
  return sending
}

/**
 * Sends a press that is kept.
 * @returns what came of it; `kept` where no answer came in a moment: it is shown as done, and sent later
 * @throws ApiFailure in the server's words where it was refused
 */
export async function sendKept(id: string): Promise<Outcome> {
  const outcome = await new Promise<Outcome | { state: 'refused'; error: unknown }>((resolve) => {
    outcomes.set(id, resolve)
    setTimeout(() => resolve({ state: 'kept' }), PATIENCE)
    // Where another press about the same stands before it, it waits for that.
    void sendOutbox().finally(() => resolve({ state: 'kept' }))
  })
  outcomes.delete(id)
  if (outcome.state === 'refused') throw outcome.error
  return outcome
}

/** Sends what waits whenever there may be a line again. @returns what ends that */
export function startSending(): () => void {
  sweepOutboxes()
  const look = () => {
    if (!document.hidden && readOutbox().some(({ state }) => state === 'waiting')) void sendOutbox()
  }
  const signals = [
    [window, 'online'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const
  for (const [target, name] of signals) target.addEventListener(name, look)
  const timer = setInterval(look, AGAIN)
  const unfollow = connection.subscribe(() => connection.isReachable() && look())
  look()
  return () => {
    clearInterval(timer)
    unfollow()
    for (const [target, name] of signals) target.removeEventListener(name, look)
  }
}
