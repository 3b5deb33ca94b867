import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { isWithoutLine } from '../../app/session/without-line.ts'
import { sendRemembered } from '../../app/wire/api.ts'
import { isLost } from '../../app/wire/call-status.ts'
import { type Job, toJob } from '../job/job.ts'
import { keepJobs, readSeenJobs } from '../offline/last-seen.ts'

export type JobPage = { data: Job[]; total: number }

/** What every screen begins with: open jobs, and the newest behind them (rule CARE-15). */
export const firstPage = {
  filter: {},
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'open', order: 'DESC' },
} as const
/** The same as ra-data-simple-rest asks for it, so that the two share what is remembered. */
const path = `/caretaker/bookings?${new URLSearchParams({ filter: '{}', range: '[0,9]', sort: '["open","DESC"]' })}`

let reading: Promise<JobPage> | undefined
let held: JobPage | undefined

async function read(): Promise<JobPage> {
  const response = await sendRemembered(path)
  const bookings = (await response.json()) as Booking[]
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? bookings.length)
  held = { data: bookings.map(toJob), total }
  keepJobs(held.data)
  return held
}

/** Reads the first page before any screen is there, once however often it is asked for; again after a failure. */
export function readFirstPage(): Promise<JobPage> {
  reading ??= read().catch((cause: unknown) => {
    reading = undefined
    held = isLost(cause) ? readSeenJobs() : undefined
    if (held) return held
    throw cause
  })
  return reading
}

/** The first page as the first screen left it, for the screens that take its place. */
export const heldFirstPage = (): JobPage | undefined => held ?? (isWithoutLine() ? readSeenJobs() : undefined)

/** Keeps the server's answer to a step of the first screen. */
export function holdBooking(booking: Booking): JobPage | undefined {
  if (held) held = { ...held, data: held.data.map((job) => (job.id === booking._id ? toJob(booking) : job)) }
  return held
}
