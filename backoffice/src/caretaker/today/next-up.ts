import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import type { Job } from '../job/job.ts'
import { findCurrentJob, findNextJob } from '../job/job-rules.ts'
import { byBeginning, findCurrentVisit } from '../visits/visit-rules.ts'

/** The number of later visits that are listed below the card. */
const LISTED = 2

/** The content of the first screen: one card for a visit or a job, and the next ones below it. */
export type Screenful = {
  visit: OwnVisit | undefined
  /** The job of the card; undefined for a visit of another caretaker's booking. */
  job: Job | undefined
  laterVisits: readonly OwnVisit[]
  nextJob: Job | undefined
}

/** Chooses the card and the lines below it (rules CARE-16, CARE-18). */
export function chooseScreenful(jobs: readonly Job[], visits: readonly OwnVisit[], now: Date): Screenful {
  const visit = findCurrentVisit(visits, now)
  const job = visit ? jobs.find(({ bookingId }) => bookingId === visit.bookingId) : findCurrentJob(jobs)
  const isAhead = ({ _id, status, endsAt }: OwnVisit) =>
    _id !== visit?._id && status === 'planned' && Date.parse(endsAt) > now.getTime()
  const ahead = visits.filter(isAhead).sort(byBeginning)
  // A confirmed job with planned visits is listed by its visits: the first of them starts its care.
  const others = jobs.filter(
    ({ id, status, bookingId }) =>
      id !== job?.id && (status === 'pending' || !ahead.some((planned) => planned.bookingId === bookingId)),
  )
  return { visit, job, laterVisits: ahead.slice(0, LISTED), nextJob: findNextJob(others) }
}
