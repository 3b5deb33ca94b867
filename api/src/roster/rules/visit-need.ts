import type { VisitRow } from '@thodu/db'
import type { visitNeeds } from '../../contract/visits/visit-parts.ts'

export type VisitNeed = (typeof visitNeeds)[number]

/** A visit that nobody began is late from here on, in minutes; families may say so then. */
export const lateAfter = 15
/** From here on nobody is taken to have come. */
const absentAfter = 30
/** Begins soon, in minutes. */
const soon = 60

type Facts = Pick<
  VisitRow,
  'status' | 'starts_min' | 'caretaker_id' | 'absent_reported_at' | 'start_proof' | 'end_proof'
>

/**
 * The family's word that somebody came, or its code at the door, stands for the whole visit; else both ends are somebody
 * else's word than who came (rule VISIT-16).
 */
export const isProved = ({ start_proof, end_proof }: Pick<VisitRow, 'start_proof' | 'end_proof'>): boolean =>
  start_proof === 'family' || start_proof === 'code' || (start_proof !== 'none' && end_proof !== 'none')

/** Somebody pressed Start, and the family sees nobody: its word stands until the start is proved (rule VISIT-21). */
export const isDisputed = ({
  status,
  start_proof,
  absent_reported_at,
}: Pick<VisitRow, 'status' | 'start_proof' | 'absent_reported_at'>): boolean =>
  status === 'started' && start_proof === 'none' && absent_reported_at !== null

/** The most urgent need of a visit (rule VISIT-16). `now` in minutes since 1970. */
export function needOf(visit: Facts, now: number): VisitNeed {
  const { status, starts_min } = visit
  if (status === 'started') return isDisputed(visit) ? 'absent' : 'started'
  if (status === 'done') return isProved(visit) ? 'over' : 'unproved'
  if (status !== 'planned') return 'over'
  if (visit.caretaker_id === null) return now >= starts_min ? 'unassigned' : 'open'
  if (visit.absent_reported_at !== null || now >= starts_min + absentAfter) return 'absent'
  if (now >= starts_min + lateAfter) return 'late'
  return now >= starts_min - soon ? 'due' : 'planned'
}
