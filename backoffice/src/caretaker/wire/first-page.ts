import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { isWithoutLine } from '../../app/session/without-line.ts'
import { sendRemembered } from '../../app/wire/api.ts'
import { isLost } from '../../app/wire/call-status.ts'
import { type Job, toJob } from '../job/job.ts'
import { readSeenJobs, storeJobs } from '../offline/last-seen.ts'

export type JobPage = { data: Job[]; total: number }

/** The first page of every screen: open jobs, then the newest others (rule CARE-15). */
export const firstPage = {
  filter: {},
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'open', order: 'DESC' },
} as const
/** Exactly the path that ra-data-simple-rest requests, so that both share the stored response. */
const path = `/caretaker/bookings?${new URLSearchParams({ filter: '{}', range: '[0,9]', sort: '["open","DESC"]' })}`

let reading: Promise<JobPage> | undefined
let held: JobPage | undefined

async function read(): Promise<JobPage> {
  const response = await sendRemembered(path)
  const bookings = (await response.json()) as Booking[]
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? bookings.length)
  held = { data: bookings.map(toJob), total }
  storeJobs(held.data)
  return held
}

/** Loads the first page before any screen, once for all callers; again after a failure. */
export function readFirstPage(): Promise<JobPage> {
  reading ??= read().catch((cause: unknown) => {
    reading = undefined
    held = isLost(cause) ? readSeenJobs() : undefined
    if (held) return held
    throw cause
  })
  return reading
}

/** The first page as the first screen left it, for the screens that replace it. */
export const heldFirstPage = (): JobPage | undefined => held ?? (isWithoutLine() ? readSeenJobs() : undefined)

/** Puts the server's response to a step of the first screen into its page. */
export function applyBooking(booking: Booking): JobPage | undefined {
  if (held) held = { ...held, data: held.data.map((job) => (job.id === booking._id ? toJob(booking) : job)) }
  return held
}
