import type { PromiseKind } from '../contract/promises/promise-kinds.ts'
import type { CallbackStatus, MessageStatus, RequestStatus } from '../contract/requests/requests.schema.ts'

/**
 * A queue of requests for the office (rules OFF-15, OFF-16, REQ-7). A request is waiting, done (which meets its promise) or
 * closed.
 */
export type Queue<Status extends RequestStatus = RequestStatus> = {
  table: 'callbacks' | 'messages'
  /** The type of its requests for undo and for promises. */
  type: 'callback' | 'message'
  resourceType: 'user' | 'system'
  /** The name of a request in the audit log. */
  what: string
  waiting: Status
  done: Status
  promise: PromiseKind
  /** Calling the family completes a request, and also meets the calls promised with its bookings (rule PROM-3). */
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
