import { ApiFailure } from '@thodu/api/contract/client/client'
import { isAnswered } from '../../app/wire/call-status.ts'
import { connection } from '../../app/wire/connection.ts'
import { type Answered, deliver } from './deliver.ts'
import { dequeue, readOutbox, refuseAction, type StoredAction, sweepOutboxes } from './outbox.ts'

/** Interval of retries while actions are queued and the page is visible, in ms. */
const AGAIN = 60_000
/** How long the screen waits for a response before it shows the action as done, in ms. */
const PATIENCE = 4_000

export type SendResult = { state: 'delivered'; answered: Answered } | { state: 'kept' }

const outcomes = new Map<string, (outcome: SendResult | { state: 'refused'; error: unknown }) => void>()
const followers = new Set<(answered: Answered) => void>()

/**
 * Calls the follower with every response.
 * @returns a function that unsubscribes
 */
export function followAnswers(follower: (answered: Answered) => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

/** No response, or one that permits a retry: the action remains queued (the table of rule CARE-22). */
function mayComeLater(error: unknown): boolean {
  if (!isAnswered(error)) return true
  const { status, code } = error
  return status === 401 || status === 408 || status === 429 || status >= 500 || code === 'auth.factor_missing'
}
const isLineGone = (error: unknown): boolean => !isAnswered(error) || error.status === 401

function settle(press: StoredAction, outcome: Parameters<Parameters<typeof outcomes.set>[1]>[0]): void {
  outcomes.get(press.id)?.(outcome)
  outcomes.delete(press.id)
}

/** Actions on the same visit or booking wait for each other; an incident waits for none. */
const laneOf = ({ kind, subject, id }: StoredAction): string => (kind === 'trouble' ? id : subject)
const urgentFirst = (list: readonly StoredAction[]): StoredAction[] =>
  [...list].sort((a, b) => Number(b.kind === 'trouble') - Number(a.kind === 'trouble'))
/** Whether all earlier actions of its lane have been sent. */
const isNext = (press: StoredAction, list: readonly StoredAction[]): boolean =>
  list.find((one) => laneOf(one) === laneOf(press)) === press

async function sendAll(): Promise<void> {
  const stopped = new Set<string>()
  for (;;) {
    const list = urgentFirst(readOutbox())
    const press = list.find((one) => one.state === 'waiting' && !stopped.has(laneOf(one)) && isNext(one, list))
    if (!press) return
    try {
      const answered = await deliver(press)
      dequeue(press.id)
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
        // The screen of the press shows this refusal.
        dequeue(press.id)
        settle(press, { state: 'refused', error })
      } else refuseAction(press.id, error instanceof ApiFailure ? wordsOf(error, press) : '')
    }
  }
}

/** The server's message about a refusal; `too-old` if the time of the press is no longer accepted. */
function wordsOf({ status, errors, message, told }: ApiFailure, { pressedAt }: StoredAction): string {
  if (status === 400 && errors.occurredAt !== undefined && Date.now() - Date.parse(pressedAt) > 47 * 3_600_000)
    return 'too-old'
  return told ? message : ''
}

let sending: Promise<void> | undefined
let again = false
/** Sends the queue, one sender among all tabs, including actions added meanwhile. */
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
 * Sends a stored action.
 * @returns the outcome; `kept` if no response came in time: it is sent later
 * @throws ApiFailure when the server refuses
 */
export async function sendQueued(id: string): Promise<SendResult> {
  const outcome = await new Promise<SendResult | { state: 'refused'; error: unknown }>((resolve) => {
    outcomes.set(id, resolve)
    setTimeout(() => resolve({ state: 'kept' }), PATIENCE)
    // The action waits for an earlier one on the same subject.
    void sendOutbox().finally(() => resolve({ state: 'kept' }))
  })
  outcomes.delete(id)
  if (outcome.state === 'refused') throw outcome.error
  return outcome
}

/**
 * Sends the queue whenever there may be a connection again.
 * @returns a function that stops it
 */
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
