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

/** Today's jobs, and active ones of any start day (rule CARE-8). */
export const listToday = (jobs: readonly Job[], now: Date): Job[] =>
  jobs.filter((job) => isBinding(job.status) && (job.status === 'active' || job.date === dayInCity(now))).sort(byStart)

/** The current job: the active one, else the next to start (rule CARE-16). */
export const findCurrentJob = (jobs: readonly Job[]): Job | undefined => findActiveJob(jobs) ?? findNextJob(jobs)

export type JobPlace = 'today' | 'current' | 'next'

/**
 * Whether a job is today's, active without a visit today, or still to come (rule CARE-16). Active care with planned visits is
 * today's only while a visit of today is not over.
 */
export function placeOf(job: Dated & Pick<Job, 'bookingId'>, visits: readonly OwnVisit[], now: Date): JobPlace {
  const today = dayInCity(now)
  if (job.date > today || (job.date === '' && job.status !== 'active')) return 'next'
  const own = visits.filter(({ bookingId }) => bookingId === job.bookingId)
  if (job.status !== 'active' || own.length === 0) return 'today'
  const isOpen = ({ status }: OwnVisit) => status === 'planned' || status === 'started'
  return own.some((visit) => isOpen(visit) && dayInCity(new Date(visit.startsAt)) <= today) ? 'today' : 'current'
}

/** Whether active care has a started visit, or no visits at all, so that its status alone decides. */
export const isAtWork = ({ bookingId }: Pick<Job, 'bookingId'>, visits: readonly OwnVisit[]): boolean => {
  const own = visits.filter((visit) => visit.bookingId === bookingId)
  return own.length === 0 || own.some(({ status }) => status === 'started')
}
