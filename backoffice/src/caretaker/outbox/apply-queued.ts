import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import type { StoredAction } from './outbox.ts'

/** A visit as its queued actions will leave it (rule CARE-22). */
export function applyQueuedToVisit(visit: OwnVisit, waiting: readonly StoredAction[]): OwnVisit {
  return waiting.reduce((before, { kind, subject, pressedAt }) => {
    if (subject !== visit._id) return before
    if (kind === 'start' && before.status === 'planned')
      return { ...before, status: 'started' as const, startedAt: pressedAt, startProof: 'none' as const }
    if (kind === 'end' && before.status === 'started')
      return { ...before, status: 'done' as const, endedAt: pressedAt, endProof: 'none' as const }
    return before
  }, visit)
}

/** A booking with its queued notes. Its status changes only after the server's response (rule CARE-2). */
export function applyQueuedToJob<Job extends Booking>(job: Job, waiting: readonly StoredAction[]): Job {
  return waiting.reduce((before, press) => {
    if (press.subject !== job._id || press.kind !== 'note') return before
    const note = { note: press.body.note, createdAt: press.pressedAt }
    return { ...before, caretakerNotes: [...before.caretakerNotes, note] }
  }, job)
}

export const isUnsent = (subject: string, waiting: readonly StoredAction[]): boolean =>
  waiting.some((press) => press.subject === subject && press.kind !== 'trouble')
