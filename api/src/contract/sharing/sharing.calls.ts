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
  'GET /booking/{id}/day-links': { answer: z.array(dayLinkSchema), about: 'Links that live, newest first' },
  'GET /admin/bookings/{id}/day-links': {
    answer: z.array(officeDayLinkSchema),
    about: 'Who can see the days of the booking, newest first',
  },
  'DELETE /day-links/{id}': { about: 'The link is dead' },
  'GET /day': {
    headers: dayLinkHeader,
    answer: dayPageSchema,
    about: 'Yesterday, today and tomorrow of one booking',
  },
  'GET /calendar-feed': { answer: calendarFeedSchema, about: 'The address of the own calendar, where there is one' },
  'POST /calendar-feed': {
    answer: calendarFeedSchema,
    status: 201,
    about: 'A new address of the own calendar; the one before is dead',
  },
  'DELETE /calendar-feed': { about: 'The own calendar is read by nobody any more' },
} as const satisfies Calls
