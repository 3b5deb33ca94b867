import { newId, type Tx } from '@thodu/db'
import type { Booking } from '../contract/bookings/bookings.schema.ts'
import { canAskFor } from '../contract/bookings/change-kinds.ts'
import type { RequestChange } from '../contract/bookings/change-requests.schema.ts'
import { texts } from '../contract/texts.ts'
import { dayInCity, laterThan } from '../contract/time.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { badRequest, conflict } from '../http/errors/api-error.ts'
import { bookingMails } from '../mail/booking-mails.ts'
import { queueTeamMail } from '../mail/queue-mail.ts'
import { auditBooking } from './booking-events.ts'
import type { StoredBooking } from './booking-wire.ts'
import { completeBooking, findBooking } from './bookings.queries.ts'
import { findOpenRequest } from './change-requests.queries.ts'

const toColumns = (given: RequestChange) => ({
  kind: given.kind,
  reason: 'reason' in given ? given.reason : null,
  from_day: 'from' in given ? given.from : null,
  until_day: 'until' in given ? (given.until ?? null) : null,
  words: given.words || null,
})

/** @throws ApiError 409 when this change is not possible now, 400 for a day in the past */
function checkAsked({ status, assigned_caregiver_id }: StoredBooking, given: RequestChange, at: Date): void {
  if (!canAskFor(given.kind, { status, hasCaretaker: assigned_caregiver_id !== null }))
    throw conflict('booking.change_not_now')
  if ('from' in given && given.from < dayInCity(at))
    throw badRequest('request.invalid', { from: texts.details.startInPast })
}

/** @returns whether the request is new or changed. @throws ApiError 409 while another kind is open */
async function keep(tx: Tx, bookingId: string, columns: ReturnType<typeof toColumns>, at: Date): Promise<boolean> {
  const open = await findOpenRequest(tx, bookingId)
  const time = at.toISOString()
  if (!open) {
    const times = { created_at: time, updated_at: time }
    await tx
      .insertInto('change_requests')
      .values({ id: newId(at.getTime()), booking_id: bookingId, ...columns, state: 'open', ...times })
      .execute()
    return true
  }
  if (open.kind !== columns.kind) throw conflict('booking.change_open')
  if (Object.entries(columns).every(([name, value]) => open[name as keyof typeof open] === value)) return false
  await tx
    .updateTable('change_requests')
    .set({ ...columns, updated_at: laterThan(open.updated_at, at) })
    .where('id', '=', open.id)
    .execute()
  return true
}

/**
 * A family requests another caretaker, a cancellation, a pause or a stop (rule BOOK-19). One request is open at a time;
 * a repeated one replaces it. The team gets a mail, and the audit log records the kind without the reason.
 * @throws ApiError 404; 400 for a day in the past; 409 when the change is not possible now or another kind is open
 */
export const requestChange = (deps: Deps, caller: Caller, id: string, given: RequestChange): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const booking = await findBooking(tx, id, { customer: caller.actor.id })
    checkAsked(booking, given, at)
    if (await keep(tx, booking.id, toColumns(given), at)) {
      await auditBooking(tx, caller, booking, {
        action: 'STATUS_UPDATE',
        description: `Booking ${booking.code}: the family requested a change`,
        changes: [{ field: 'changeAsked', from: null, to: given.kind }],
        at,
      })
      await queueTeamMail(tx, deps.config, bookingMails.changeAskedForTeam(booking, given.kind, deps.config.office), at)
    }
    return completeBooking(tx, booking, 'user')
  })

/** A family withdraws its open request. @throws ApiError 404; 409 when none is open */
export const withdrawChange = (deps: Deps, caller: Caller, id: string): Promise<Booking> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const booking = await findBooking(tx, id, { customer: caller.actor.id })
    const open = await findOpenRequest(tx, booking.id)
    if (!open) throw conflict('booking.no_change_asked')
    const time = at.toISOString()
    await tx
      .updateTable('change_requests')
      .set({ state: 'withdrawn', closed_at: time, updated_at: time })
      .where('id', '=', open.id)
      .execute()
    await auditBooking(tx, caller, booking, {
      action: 'STATUS_UPDATE',
      description: `Booking ${booking.code}: the family withdrew its change request`,
      changes: [{ field: 'changeAsked', from: open.kind, to: null }],
      at,
    })
    return completeBooking(tx, booking, 'user')
  })
