import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { KEEPS_NOTHING_KEY, seenKey } from '@thodu/api/contract/people/session-keys'
import { hourMs } from '@thodu/api/contract/time'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { readCachedUser } from '../../app/wire/session.ts'

/** How long the app opens offline with the data seen last, in ms. */
const keptFor = 72 * hourMs
/** More open jobs than any caretaker has. */
const mostJobs = 30
/**
 * A visit's family details are shown from a day before it to two hours after it (rule VISIT-6); offline, the phone's clock
 * decides.
 */
const briefBefore = 24 * hourMs
const briefAfter = 2 * hourMs

type Job = Booking & { id: string }
type Seen = { visits: OwnVisit[]; jobs: { data: Job[]; total: number } }
type Stored<Value> = { keptAt: string; value: Value }
const keyOf = (subject: keyof Seen): string => seenKey(readCachedUser()?._id ?? '', `last-${subject}`)

function store<Name extends keyof Seen>(subject: Name, value: Seen[Name]): void {
  if (readCachedUser()?.role !== 'caretaker' || localStorage.getItem(KEEPS_NOTHING_KEY) !== null) return
  const kept: Stored<Seen[Name]> = { keptAt: new Date().toISOString(), value }
  try {
    localStorage.setItem(keyOf(subject), JSON.stringify(kept))
  } catch {
    // Storage is full: queued actions need the space more.
    localStorage.removeItem(keyOf(subject))
  }
}

/** Stores the last loaded visits for use without a connection, e.g. in a stairwell (rule CARE-25). */
export const storeVisits = (visits: readonly OwnVisit[]): void => store('visits', [...visits])
/** Stores the last loaded open jobs, without documents. */
export function storeJobs(jobs: readonly Job[]): void {
  const data = jobs
    .filter(({ status }) => isBinding(status))
    .slice(0, mostJobs)
    .map((job) => ({ ...job, uploadedFiles: {} }))
  store('jobs', { data, total: data.length })
}

function read<Name extends keyof Seen>(subject: Name, now: number): Stored<Seen[Name]> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(subject)) ?? 'null') as Stored<Seen[Name]> | null
    const age = now - Date.parse(kept?.keptAt ?? '')
    if (kept && age < keptFor && age > -hourMs) return kept
  } catch {
    // Damaged data counts as missing.
  }
  localStorage.removeItem(keyOf(subject))
  return undefined
}

function withinWindow(visit: OwnVisit, now: number): OwnVisit {
  const isOpen = now >= Date.parse(visit.startsAt) - briefBefore && now <= Date.parse(visit.endsAt) + briefAfter
  return isOpen ? visit : { ...visit, brief: null, lastNote: null, lastTicks: null }
}

/** The last loaded visits; undefined when they are too old. */
export const readSeenVisits = (now = Date.now()): OwnVisit[] | undefined =>
  read('visits', now)?.value.map((visit) => withinWindow(visit, now))
export const readSeenJobs = (now = Date.now()): Seen['jobs'] | undefined => read('jobs', now)?.value
/** ISO time of the last load; undefined when nothing may be shown any more. */
export function readSeenAt(now = Date.now()): string | undefined {
  // Reading also deletes outdated data from the storage.
  read('jobs', now)
  return read('visits', now)?.keptAt
}
