import type { PromiseKind } from '../contract/promises/promise-kinds.ts'
import type { CallbackStatus, MessageStatus, RequestStatus } from '../contract/requests/requests.schema.ts'

/**
 * A queue of requests that the office works off (rules OFF-15, OFF-16, REQ-7). A request waits, is done, which keeps what was
 * promised with it, or is closed.
 */
export type Queue<Status extends RequestStatus = RequestStatus> = {
  table: 'callbacks' | 'messages'
  /** What its requests are to undo and to promises. */
  type: 'callback' | 'message'
  resourceType: 'user' | 'system'
  /** As the audit log calls one of its requests. */
  what: string
  waiting: Status
  done: Status
  promise: PromiseKind
  /** It is done by calling the family, which keeps the calls promised with its bookings as well (rule PROM-3). */
  isCall: boolean
}

export const callbackQueue: Queue<CallbackStatus> = {
  table: 'callbacks',
  type: 'callback',
  resourceType: 'user',
  what: 'Callback request',
  waiting: 'open',
  done: 'called',
  promise: 'callback',
  isCall: true,
}
export const messageQueue: Queue<MessageStatus> = {
  table: 'messages',
  type: 'message',
  resourceType: 'system',
  what: 'Contact message',
  waiting: 'new',
  done: 'answered',
  promise: 'reply',
  isCall: false,
}
