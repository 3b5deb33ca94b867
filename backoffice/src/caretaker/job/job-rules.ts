import { isBinding } from '@thodu/api/contract/care/booking-status'
import { dayInCity, dayMs } from '@thodu/api/contract/time'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import type { Job } from './job.ts'

type Dated = Pick<Job, 'status' | 'date'>

/** Whether a job is open and its preferred start date is today or later in the city (rule CARE-7). */
export const isUpcoming = (job: Dated, now: Date): boolean =>
  isBinding(job.status) && job.date !== '' && job.date >= dayInCity(now)

/** Jobs without a start date come last. */
export const byStart = (a: Dated, b: Dated): number => (a.date || '9999').localeCompare(b.date || '9999')

/** Whole days from today in the city until care starts; 0 or less afterwards, undefined without a start date. */
export function daysUntilStart({ date }: Pick<Job, 'date'>, now: Date): number | undefined {
  return date === '' ? undefined : Math.round((Date.parse(date) - Date.parse(dayInCity(now))) / dayMs)
}

export const listUpcoming = (jobs: readonly Job[], now: Date): Job[] =>
  jobs.filter((job) => isUpcoming(job, now)).sort(byStart)

/** The job for Start Next Job: the earliest one that is pending or confirmed. */
export const findNextJob = (jobs: readonly Job[]): Job | undefined =>
  jobs.filter(({ status }) => status === 'pending' || status === 'confirmed').sort(byStart)[0]

export const findActiveJob = (jobs: readonly Job[]): Job | undefined => jobs.find(({ status }) => status === 'active')

/** Jobs that start today (rule CARE-8). */
export const listToday = (jobs: readonly Job[], now: Date): Job[] =>
  jobs.filter((job) => isBinding(job.status) && job.date === dayInCity(now)).sort(byStart)

/** Active jobs that started on an earlier day (rule CARE-8). */
export const listContinuing = (jobs: readonly Job[], now: Date): Job[] =>
  jobs.filter((job) => job.status === 'active' && job.date < dayInCity(now)).sort(byStart)

/** The current job: the active one, else the next to start (rule CARE-16). */
export const findCurrentJob = (jobs: readonly Job[]): Job | undefined => findActiveJob(jobs) ?? findNextJob(jobs)

export type JobPlace = 'today' | 'current' | 'next'

/** "Mark Completed" is not the main button of care without a visit today, or before it starts. */
export const isQuietStep = ({ status }: Pick<Job, 'status'>, place: JobPlace): boolean =>
  status === 'active' && place !== 'today'

/**
 * Whether a job is today's, active without a visit today, or still to come (rule CARE-16). A job with visits is today's only
 * while one of them is today and not over; a job without visits only on the day it starts.
 */
export function placeOf(job: Dated & Pick<Job, 'bookingId'>, visits: readonly OwnVisit[], now: Date): JobPlace {
  const today = dayInCity(now)
  const own = visits.filter(({ bookingId }) => bookingId === job.bookingId)
  const isOpenToday = ({ status, startsAt }: OwnVisit) =>
    status === 'started' || (status === 'planned' && dayInCity(new Date(startsAt)) === today)
  if (own.some(isOpenToday)) return 'today'
  if (job.date === today && (own.length === 0 || job.status !== 'active')) return 'today'
  return job.status === 'active' && job.date <= today ? 'current' : 'next'
}
