import { officeBookingCalls } from '../contract/bookings/bookings.calls.ts'
import { openedRecord } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes, Reply } from '../http/routes.ts'
import { bookForCaller, officeBookingsPerHour } from './book-for-caller.ts'

/** An admin books for a caller (rule BOOK-17). */
export const createOfficeBookingRoutes = (deps: Deps) =>
  createRoutes(officeBookingCalls).on(
    'POST /admin/bookings',
    {
      audience: ['admin'],
      recordsAccess: ({ _id }) => openedRecord('booking', _id),
      audit: { action: 'BOOKING_CREATED', resourceType: 'booking' },
      limits: [{ limit: officeBookingsPerHour, by: 'verb' }],
      invalid: 'booking.incomplete',
    },
    async ({ body, headers, caller }) => {
      const key = headers['idempotency-key']
      const { booking, created } = await bookForCaller(deps, caller, { request: body, key })
      return created ? booking : new Reply(200, booking)
    },
  ).router
