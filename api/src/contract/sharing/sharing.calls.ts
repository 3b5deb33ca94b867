import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'
import {
  calendarFeedSchema,
  createDayLinkSchema,
  dayLinkHeader,
  dayLinkSchema,
  dayPageSchema,
  officeDayLinkSchema,
} from './sharing.schema.ts'

/** API calls for day links to relatives far away, and for calendar feeds (rules SHARE-1 to SHARE-7). */
export const sharingCalls = {
  'POST /booking/{id}/day-links': {
    body: createDayLinkSchema,
    answer: dayLinkSchema,
    status: 201,
    about: 'A link to the days of the booking',
  },
  'GET /booking/{id}/day-links': { answer: z.array(dayLinkSchema), about: 'Active links, newest first' },
  'GET /admin/bookings/{id}/day-links': {
    answer: z.array(officeDayLinkSchema),
    about: 'Day links of the booking, newest first',
  },
  'DELETE /day-links/{id}': { about: 'Link stopped' },
  'GET /day': {
    headers: dayLinkHeader,
    answer: dayPageSchema,
    about: 'Yesterday, today and tomorrow of one booking',
  },
  'GET /calendar-feed': { answer: calendarFeedSchema, about: 'Address of the own calendar feed, if there is one' },
  'POST /calendar-feed': {
    answer: calendarFeedSchema,
    status: 201,
    about: 'New address of the own calendar feed; the previous one stops',
  },
  'DELETE /calendar-feed': { about: 'Own calendar feed stopped' },
} as const satisfies Calls
