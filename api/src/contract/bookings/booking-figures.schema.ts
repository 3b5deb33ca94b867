import { count, day, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

export const analyticsSchema = z.strictObject({
  bookingStats: z.strictObject({
    total: count,
    completed: count,
    active: count,
    averageCompletionRate: z.number().min(0).max(100),
  }),
  servicePreferences: z.record(z.string(), count),
  recentActivity: z.array(z.strictObject({ type: z.string(), timestamp: time })).max(5),
})

export const bookingStatsSchema = z.strictObject({
  totalBookings: count,
  pendingBookings: count,
  confirmedBookings: count,
  activeBookings: count,
  completedBookings: count,
  cancelledBookings: count,
  /** Bookings of the last 7 days. */
  recentBookings: count,
  /** One decimal, or null when nothing is rated. */
  averageRating: z.number().min(1).max(5).nullable(),
  serviceBreakdown: z.record(z.string(), count),
  /** Bookings of the last 30 days (Asia/Kolkata), oldest first. */
  bookingsPerDay: z.array(z.strictObject({ day, count })),
})

/** A caretaker's work statistics (rule CARE-6). */
export const jobStatsSchema = z.strictObject({
  activeJobs: count,
  completedJobs: count,
  /** One decimal, or null when nothing is rated. */
  averageRating: z.number().min(1).max(5).nullable(),
})

export type Analytics = z.output<typeof analyticsSchema>

export type JobStats = z.output<typeof jobStatsSchema>

export type BookingStats = z.output<typeof bookingStatsSchema>
