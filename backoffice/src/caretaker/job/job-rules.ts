import { isBinding } from '@thodu/api/contract/care/booking-status'
import { dayInCity } from '@thodu/api/contract/formats'
import { formatAverage } from '../../app/looks/format-average.ts'
import type { Job } from './job.ts'

type Dated = Pick<Job, 'status' | 'date'>

/** Not completed or cancelled, and the preferred start date is today or later in the city (rule CARE-7). */
export const isUpcoming = (job: Dated, now: Date): boolean =>
  isBinding(job.status) && job.date !== '' && job.date >= dayInCity(now)

/** Earliest start first; jobs without a start date last. */
export const byStart = (a: Dated, b: Dated): number => (a.date || '9999').localeCompare(b.date || '9999')

const DAY = 24 * 60 * 60 * 1_000

/** Whole days from today in the city until care begins; 0 or less once it has, undefined without a start date. */
export function daysUntilStart({ date }: Pick<Job, 'date'>, now: Date): number | undefined {
  return date === '' ? undefined : Math.round((Date.parse(date) - Date.parse(dayInCity(now))) / DAY)
}

export const listUpcoming = (jobs: readonly Job[], now: Date): Job[] =>
  jobs.filter((job) => isUpcoming(job, now)).sort(byStart)

/** The job that Start Next Job is about: the earliest that is assigned or confirmed but not under way. */
export const findNextJob = (jobs: readonly Job[]): Job | undefined =>
  jobs.filter(({ status }) => status === 'pending' || status === 'confirmed').sort(byStart)[0]

/** The care in progress, if any. */
export const findActiveJob = (jobs: readonly Job[]): Job | undefined => jobs.find(({ status }) => status === 'active')

/** Today's jobs and those under way, whatever day they began (rule CARE-8). */
export const listToday = (jobs: readonly Job[], now: Date): Job[] =>
  jobs.filter((job) => isBinding(job.status) && (job.status === 'active' || job.date === dayInCity(now))).sort(byStart)

/** The mean of the ratings given so far, as everywhere (rule CARE-9). */
export function formatAverageRating(jobs: readonly Pick<Job, 'rating'>[]): string {
  const ratings = jobs.map(({ rating }) => rating).filter((rating) => rating !== null)
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return formatAverage(ratings.length === 0 ? null : sum / ratings.length)
}

export type JobFilter = { search: string; status: string }
type Searched = Pick<Job, 'status' | 'serviceName' | 'packageName'> & { userInfo: Pick<Job['userInfo'], 'name'> }

/** Bookings whose client, service or package holds the text, in one status or ('') in any (rule CARE-10). */
export function filterJobs<Row extends Searched>(jobs: readonly Row[], { search, status }: JobFilter): Row[] {
  const wanted = search.trim().toLowerCase()
  return jobs.filter(
    (job) =>
      (status === '' || job.status === status) &&
      [job.userInfo.name, job.serviceName, job.packageName].some((text) => text.toLowerCase().includes(wanted)),
  )
}
