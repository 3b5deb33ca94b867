import type { MessageRow } from '@thodu/db'
import type { PromiseKind } from '../contract/promises/promise-kinds.ts'
import type { CallbackStatus, MessageStatus, OfficeInput, RequestStatus } from '../contract/requests/queues.schema.ts'

/** Requests for the office (rules OFF-15, OFF-16, REQ-7): waiting, done (which meets the promise) or closed. */
export type Queue<Status extends RequestStatus = RequestStatus> = {
  table: 'callbacks' | 'messages'
  /** For undo and for promises. */
  type: 'callback' | 'message'
  resourceType: 'user' | 'system'
  /** In the audit log. */
  what: string
  waiting: Status
  done: Status
  promise: PromiseKind
  /** Calling the family also meets the calls promised with its bookings (rule PROM-3). */
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

/** The columns, of the same name in both tables, with what the office adds to a request beside its status. */
export const officeColumns = ['note'] as const satisfies readonly (keyof MessageRow)[]
export type OfficeValues = Pick<MessageRow, (typeof officeColumns)[number]>

/** An empty note removes the note. */
export const changeOfficeValues = (stored: OfficeValues, given: OfficeInput): OfficeValues => ({
  note: given.note === undefined ? stored.note : given.note || null,
})
/** The values as answers and the audit log contain them. */
export const showOfficeValues = (stored: OfficeValues) => ({ note: stored.note })
