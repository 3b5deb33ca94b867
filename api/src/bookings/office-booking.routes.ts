import { officeBookingSchema } from '../contract/schemas/bookings.schema.ts'
import { opened } from '../http/answers/sees.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { checkInput, createRouter, defineRoute, jsonAnswer, jsonBody } from '../http/route.ts'
import { bookForCaller, officeBookingsPerHour } from './verbs/book-for-caller.ts'
import { keyHeader } from '../contract/wire/key-header.ts'

const postBooking = defineRoute(
  {
    audience: ['admin'],
    sees: ({ _id }) => opened('booking', _id),
    audit: { action: 'BOOKING_CREATED', resourceType: 'booking' },
    limits: [{ limit: officeBookingsPerHour, by: 'verb' }],
  },
  {
    method: 'post',
    path: '/admin/bookings',
    request: { headers: keyHeader, body: jsonBody(officeBookingSchema) },
    responses: {
      201: jsonAnswer('POST /admin/bookings', 'Booking made for a caller'),
      200: jsonAnswer('POST /admin/bookings', 'The booking that this key has made before'),
    },
  },
)

/** The office books for somebody who calls (rule BOOK-17). */
export const createOfficeBookingRoutes = (deps: Deps) =>
  createRouter().openapi(
    postBooking,
    async (c) => {
      const caller = callerOf(c)
      const key = c.req.valid('header')['idempotency-key']
      const { booking, created } = await bookForCaller(deps, caller, { request: c.req.valid('json'), key })
      return created ? c.json(booking, 201) : c.json(booking, 200)
    },
    (result) => checkInput(result, 'booking.incomplete'),
  )
