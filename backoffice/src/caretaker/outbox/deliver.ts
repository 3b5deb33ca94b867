import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { bookingStatuses } from '@thodu/api/contract/care/booking-status'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { minuteMs } from '@thodu/api/contract/time'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { api } from '../../app/wire/api.ts'
import { isAnswered, isConflict } from '../../app/wire/call-status.ts'
import { connection } from '../../app/wire/connection.ts'
import { visitDays } from '../visit-days.ts'
import type { StoredAction } from './outbox.ts'

/** The server's response to an action: the visit or booking as it is now, the received incident, or the unconfirmed changes. */
export type Answered =
  | { visit: OwnVisit }
  | { booking: Booking }
  | { trouble: AnswerOf<'POST /caretaker/visits/{id}/trouble'> }
  | { changes: AnswerOf<'POST /caretaker/schedule-changes/confirm'> }

const { call } = api

/**
 * Sends one action. A late one includes the time of the press and the phone's current time: that clock may be wrong, so the
 * server counts back from its own. Otherwise the server's time applies.
 */
async function send(press: StoredAction): Promise<Answered> {
  const { id: clientEventId, subject: id, pressedAt } = press
  const now = new Date()
  const waited = now.getTime() - Date.parse(pressedAt) > minuteMs
  const said = { clientEventId, ...(waited ? { occurredAt: pressedAt, sentAt: now.toISOString() } : {}) }
  const params = { id }
  switch (press.kind) {
    case 'start':
      return { visit: await call('POST /caretaker/visits/{id}/start', { params, body: { ...said, ...press.body } }) }
    case 'end':
      return { visit: await call('POST /caretaker/visits/{id}/end', { params, body: { ...said, ...press.body } }) }
    case 'note':
      return {
        booking: await call('POST /caretaker/bookings/{id}/notes', { params, body: { ...said, ...press.body } }),
      }
    case 'trouble':
      return {
        trouble: await call('POST /caretaker/visits/{id}/trouble', { params, body: { ...said, ...press.body } }),
      }
    case 'confirm':
      return { changes: await call('POST /caretaker/schedule-changes/confirm', { body: press.body }) }
    case 'step':
      return { booking: await call('PUT /caretaker/bookings/{id}/status', { params, body: press.body }) }
  }
}

const isBegun = ({ status }: OwnVisit): boolean => status === 'started' || status === 'done'
const orderOf = (status: Booking['status']): number => bookingStatuses.indexOf(status)

/** Checks whether the action's result is already stored, because its response was lost or the office recorded it. */
async function findAsWanted(press: StoredAction): Promise<Answered | undefined> {
  if (press.kind === 'note' || press.kind === 'trouble' || press.kind === 'confirm') return undefined
  if (press.kind === 'step') {
    const booking = await call('GET /caretaker/bookings/{id}', { params: { id: press.subject } })
    const stands = booking.status !== 'cancelled' && orderOf(booking.status) >= orderOf(press.body.status)
    return stands ? { booking } : undefined
  }
  const visits = await call('GET /caretaker/visits', { query: visitDays(new Date()) })
  const visit = visits.find(({ _id }) => _id === press.subject)
  const stands = visit && (press.kind === 'start' ? isBegun(visit) : visit.status === 'done')
  return stands ? { visit } : undefined
}

/**
 * Sends one action to the server (rule CARE-22).
 * @throws ApiFailure when the server refuses or there is no connection
 */
export async function deliver(press: StoredAction): Promise<Answered> {
  try {
    const answered = await send(press)
    connection.reportReached()
    return answered
  } catch (error) {
    if (isAnswered(error)) connection.reportReached()
    else connection.reportLost()
    const stands = isConflict(error) ? await findAsWanted(press).catch(() => undefined) : undefined
    if (stands) return stands
    throw error
  }
}
