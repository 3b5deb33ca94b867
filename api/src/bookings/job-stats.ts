import type { Reader } from '@thodu/db'
import type { JobStats } from '../contract/bookings/booking-figures.schema.ts'

const selectCounts = (db: Reader, { caretaker }: { caretaker: string }) =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('jobs'),
      fn.count<number>('rating').as('ratings'),
      fn.coalesce(fn.sum<number>('rating'), (eb) => eb.lit(0)).as('ratingSum'),
    ])
    .where('assigned_caregiver_id', '=', caretaker)
    .groupBy('status')
    .execute()

/** Reads figures of a caretaker's bookings, finished ones included (rules CARE-1, CARE-6). */
export async function readJobStats(db: Reader, caretaker: string): Promise<JobStats> {
  const counts = await selectCounts(db, { caretaker })
  const jobsIn = (status: string) => counts.find((count) => count.status === status)?.jobs ?? 0
  const ratings = counts.reduce((sum, count) => sum + count.ratings, 0)
  const ratingSum = counts.reduce((sum, count) => sum + count.ratingSum, 0)
  return {
    activeJobs: jobsIn('active'),
    completedJobs: jobsIn('completed'),
    averageRating: ratings === 0 ? null : Math.round((ratingSum / ratings) * 10) / 10,
  }
}
