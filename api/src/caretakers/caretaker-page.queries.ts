import type { Reader } from '@thodu/db'
import type { Config } from '../config/config.ts'
import type { CaretakerDetails } from '../contract/caretakers/caretakers.schema.ts'
import { notFound } from '../http/errors/api-error.ts'
import { openRows } from '../http/lists/restricted.ts'
import { listCaretakers } from './caretakers.queries.ts'
import { countDays } from './count-days.ts'
import { findPhoto } from './profile/find-photo.ts'
import { findProfile } from './profile/find-profile.ts'

/** One page lists this many jobs; days and ratings include all of them. */
const maxJobs = 200

const selectJobs = (read: Reader, id: string) =>
  read
    .selectFrom('booking_assignments')
    .innerJoin(openRows.bookings, 'bookings.id', 'booking_assignments.booking_id')
    .select([
      'bookings.id',
      'bookings.code',
      'bookings.patient_name',
      'bookings.service_name',
      'bookings.package_name',
      'bookings.status',
      'bookings.rating',
      'bookings.review',
      'booking_assignments.assigned_at',
      'booking_assignments.care_from',
      'booking_assignments.care_until',
      'booking_assignments.ended_by',
    ])
    .where('booking_assignments.caretaker_id', '=', id)
    .orderBy('booking_assignments.seq', 'desc')
    .limit(maxJobs)
    .execute()

const selectTimes = (read: Reader, id: string) =>
  read
    .selectFrom('booking_assignments')
    .select(['care_from', 'care_until'])
    .where('caretaker_id', '=', id)
    .where('care_from', 'is not', null)
    .execute()

async function countRatings(read: Reader, id: string): Promise<number[]> {
  const rows = await read
    .selectFrom('bookings')
    .select((row) => ['rating', row.fn.countAll<number | string>().as('given')])
    .where('assigned_caregiver_id', '=', id)
    .where('rating', 'is not', null)
    .groupBy('rating')
    .execute()
  return [1, 2, 3, 4, 5].map((rating) => Number(rows.find((row) => row.rating === rating)?.given ?? 0))
}

/** Reads a caretaker with jobs, ratings and days of care (rule OFF-30). @throws ApiError 404 */
export async function readCaretakerPage(
  read: Reader,
  config: Pick<Config, 'requiredChecks'>,
  { id, now }: { id: string; now: Date },
): Promise<CaretakerDetails> {
  const order = { sort: { field: '_id', direction: 'asc' }, offset: 0, limit: 1 } as const
  const [caretaker] = (await listCaretakers({ read }, config, { filter: { id: [id] }, ...order })).rows
  if (!caretaker) throw notFound()
  const account = await read
    .selectFrom('accounts')
    .select(['inactive_at', 'office_note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const jobs = await selectJobs(read, id)
  return {
    ...caretaker,
    inactiveSince: account.inactive_at,
    note: account.office_note,
    profile: await findProfile(read, id),
    photo: await findPhoto(read, id),
    daysWorked: countDays(await selectTimes(read, id), now),
    ratings: await countRatings(read, id),
    jobs: jobs.map((job) => ({
      _id: job.id,
      bookingId: job.code,
      patientName: job.patient_name,
      serviceName: job.service_name,
      packageName: job.package_name,
      status: job.status,
      assignedAt: job.assigned_at,
      careFrom: job.care_from,
      careUntil: job.care_until,
      endedBy: job.ended_by,
      // A rating belongs to the caretaker who completed the care.
      rating: job.ended_by === null ? job.rating : null,
      review: job.ended_by === null ? job.review : null,
    })),
  }
}
