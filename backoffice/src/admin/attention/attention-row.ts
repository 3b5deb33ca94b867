import type { AttentionStep } from '@thodu/api/contract/dashboard/attention.schema'
import { dayInCity } from '@thodu/api/contract/time'

export type StepTarget = { to: string }

/** @returns the screen of a step that has no act in the attention list; Back returns to the list */
export function wayOf({ kind, _id, booking }: Pick<AttentionStep, 'kind' | '_id' | 'booking'>): StepTarget {
  if (kind === 'breach') return { to: `/breaches/${_id}` }
  return { to: booking ? `/bookings/${booking._id}` : '/bookings' }
}

type Formats = { time: (at: string) => string; weekday: (at: string) => string }
/** Formats a time: "7:45 PM" for today, else "Tue, Nov 24, 8:00 AM". */
export function formatMoment(at: string, now: string, { time, weekday }: Formats): string {
  const isToday = dayInCity(new Date(at)) === dayInCity(new Date(now))
  return isToday ? time(at) : `${weekday(at)}, ${time(at)}`
}

/** Translation key of a step's sentence, below `admin.hall.says`. */
export function sentenceOf(
  {
    kind,
    at,
    trouble,
    breach,
    notice,
  }: Pick<AttentionStep, 'kind' | 'at' | 'trouble'> & Partial<Pick<AttentionStep, 'breach' | 'notice'>>,
  now: string,
): string {
  const isOver = at !== null && at < now
  if (notice) return notice
  if (trouble?.seenBy) return 'troubleSeen'
  if (breach) return isOver ? 'breachLate' : breach.isTold ? 'breachDetails' : 'breachFirst'
  if (kind === 'call') return at === null ? 'callNow' : isOver ? 'callLate' : 'callBy'
  if (kind === 'promise') return isOver ? 'promiseLate' : 'promiseBy'
  if (kind === 'noCaretaker') return isOver ? 'noCaretakerBegun' : 'noCaretaker'
  if (kind === 'noPlan') return at === null || isOver ? 'noPlanBegun' : 'noPlan'
  return kind === 'late' ? 'absent' : kind
}
