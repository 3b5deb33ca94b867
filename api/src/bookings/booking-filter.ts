import { bookingStatusSchema, serviceTypeSchema } from '../contract/bookings/choices.schema.ts'
import { searchText } from '../contract/wire/free-text.ts'
import { givenDay } from '../contract/wire/wire-parts.ts'
import { z } from '../contract/wire/zod.ts'
import type { ListRequest } from '../http/lists/simple-rest.ts'

/** Names sort by the column of their index. */
export const sortColumns = {
  createdAt: 'created_at',
  // Ids are created in this order.
  _id: 'created_at',
  bookingId: 'code',
  status: 'status',
  serviceType: 'service_type',
  serviceName: 'service_type',
  preferredStartDate: 'preferred_start_date',
  'patientDetails.preferredStartDate': 'preferred_start_date',
  date: 'preferred_start_date',
  rating: 'rating',
  customer: 'customer_order',
  'userInfo.name': 'customer_order',
  patient: 'patient_order',
  'patientDetails.patientName': 'patient_order',
  // This is no column but whether care is open. A caretaker's own list is short enough to sort by it.
  open: 'is_open',
} as const
export type BookingSort = keyof typeof sortColumns
export const bookingSorts: [BookingSort, ...BookingSort[]] = [
  'createdAt',
  ...(Object.keys(sortColumns) as BookingSort[]).filter((field) => field !== 'createdAt' && field !== 'open'),
]

/**
 * A caretaker sees open bookings first (rule CARE-15), and cannot sort by fields that are hidden after the care
 * (CARE-5).
 */
export const caretakerSorts: [BookingSort, ...BookingSort[]] = [
  'open',
  'createdAt',
  ...bookingSorts.filter((field) => !['createdAt', 'customer_order', 'patient_order'].includes(sortColumns[field])),
]

/** Filters of GET /admin/bookings (rules BOOK-12, OFF-6). `from` and `to` are days in the city, inclusive. */
export const adminFilter = z.strictObject({
  q: searchText.optional(),
  status: bookingStatusSchema.optional(),
  serviceType: serviceTypeSchema.optional(),
  assigned: z.preprocess(
    (value) => (value === 'true' ? true : value === 'false' ? false : value),
    z.boolean().optional(),
  ),
  caretaker: z.string().max(64).optional(),
  changeAsked: z.literal(true).optional(),
  /** Open bookings of families that neither answered the privacy notice nor got a message about it (rule PRIV-C3). */
  noticeOwed: z.literal(true).optional(),
  from: givenDay.optional(),
  to: givenDay.optional(),
  /** react-admin requests references by id. */
  id: z.array(z.string().max(64)).min(1).max(100).optional(),
})
export type BookingFilter = z.infer<typeof adminFilter>

/** Rule CARE-10 lists these filters. */
export const caretakerBookingFilter = adminFilter.pick({ q: true, status: true, id: true })

export type BookingListRequest = ListRequest<BookingSort, BookingFilter>
