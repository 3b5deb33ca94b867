import type { BookingStats } from '../contract/bookings/booking-figures.schema.ts'
import { bookingStatuses } from '../contract/care/booking-status.ts'
import { serviceTypes } from '../contract/care/service-types.ts'
import { dayInCity, dayMs } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'

const recentDays = 7
const chartDays = 30

const readCounts = ({ database }: Deps) =>
  database.read
    .selectFrom('booking_totals')
    .select(['service_type', 'status', 'bookings', 'ratings', 'rating_sum as ratingSum'])
    .execute()
type Count = Awaited<ReturnType<typeof readCounts>>[number]

async function countRecent({ database, now }: Deps): Promise<number> {
  const since = new Date(now().getTime() - recentDays * dayMs).toISOString()
  const { recent } = await database.read
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('recent'))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return recent
}

async function countPerDay({ database, now }: Deps): Promise<BookingStats['bookingsPerDay']> {
  const days = Array.from({ length: chartDays }, (_, index) =>
    dayInCity(new Date(now().getTime() - (chartDays - 1 - index) * dayMs)),
  )
  const rows = await database.read
    .selectFrom('booking_counts')
    .select(({ fn }) => ['day', fn.sum<number>('bookings').as('count')])
    .where('day', '>=', days[0] ?? '')
    .groupBy('day')
    .execute()
  const counts = new Map(rows.map(({ day, count }) => [day, count]))
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }))
}

const sum = (counts: Count[], field: 'bookings' | 'ratings' | 'ratingSum'): number =>
  counts.reduce((total, count) => total + count[field], 0)

/** Reads counters that the database maintains (rule OFF-3). */
export async function readBookingStats(deps: Deps): Promise<BookingStats> {
  const counts = await readCounts(deps)
  const [pending = 0, confirmed = 0, active = 0, completed = 0, cancelled = 0] = bookingStatuses.map((status) =>
    sum(
      counts.filter((count) => count.status === status),
      'bookings',
    ),
  )
  const ratings = sum(counts, 'ratings')
  return {
    totalBookings: sum(counts, 'bookings'),
    pendingBookings: pending,
    confirmedBookings: confirmed,
    activeBookings: active,
    completedBookings: completed,
    cancelledBookings: cancelled,
    recentBookings: await countRecent(deps),
    averageRating: ratings === 0 ? null : Math.round((sum(counts, 'ratingSum') / ratings) * 10) / 10,
    serviceBreakdown: Object.fromEntries(
      serviceTypes.map((type) => [
        type,
        sum(
          counts.filter((count) => count.service_type === type),
          'bookings',
        ),
      ]),
    ),
    bookingsPerDay: await countPerDay(deps),
  }
}
